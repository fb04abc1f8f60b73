/* SPDX-License-Identifier: MIT */
/* render_svg.c - drawings are well formed, say what can be clicked, and miss no symbol. */
#include "unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "render/svg.h"
#include "spielwerk_match.h"

static struct sw_scene sc;
static const struct sw_game plain = {.id = "a & <b>"};

static void draw(const struct sw_game *g, struct svg_options o, struct sw_text *out)
{
    sw_text_init_heap(out);
    svg_write(g, &sc, &o, out);
    assert_false(out->cut);
}

static bool has(const struct sw_text *t, const char *part)
{
    return strstr(t->data, part) != NULL;
}

/* Walk over all tags: each is closed by its own name, and no bare '&' stands anywhere. */
static void assert_well_formed(const char *s)
{
    char open[64][32];
    int depth = 0, roots = 0;
    for (; *s; s++) {
        if (*s == '&')
            assert_true(strspn(s + 1, "abcdefghijklmnopqrstuvwxyz#0123456789") > 0 &&
                        s[1 + strspn(s + 1, "abcdefghijklmnopqrstuvwxyz#0123456789")] == ';');
        assert_int_not_equal(*s, '>');
        if (*s != '<')
            continue;
        if (strncmp(s, "<!--", 4) == 0) {
            s = strstr(s, "-->") + 2;
            continue;
        }
        const char *end = s + 1;
        for (bool quoted = false; *end && (quoted || *end != '>'); end++) {
            quoted ^= *end == '"';
            assert_int_not_equal(*end, '<');
        }
        assert_int_equal(*end, '>');
        int name = (int)strcspn(s + 1 + (s[1] == '/'), " />\n");
        if (s[1] == '/') {
            assert_true(depth > 0);
            depth--;
            assert_int_equal(strlen(open[depth]), name);
            assert_memory_equal(open[depth], s + 2, (size_t)name);
        } else if (end[-1] != '/') {
            assert_true(depth < 64 && name < 32);
            roots += depth == 0;
            snprintf(open[depth++], sizeof open[0], "%.*s", name, s + 1);
        }
        s = end;
    }
    assert_int_equal(depth, 0);
    assert_int_equal(roots, 1);
}

static void texts_are_escaped(void **state)
{
    struct sw_text t;
    (void)state;
    sw_text_init_heap(&t);
    svg_escape(&t, "a<b>&\"c'\x01\x1f ü\n");
    assert_string_equal(t.data, "a&lt;b&gt;&amp;&quot;c&#39; ü\n");
    sw_text_clear(&t);
}

static void hostile_texts_stay_texts(void **state)
{
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 1, 1);
    sw_add_group(&sc, 1, "\"><script>");
    sw_add_label(&sc, 2, "</text><g onload=\"x\">&", SW_INK, 1, 2, 12, SW_BOLD | SW_MIDDLE);
    sw_add_icon(&sc, 3, "x\"/><a", SW_INK, 0, 0, 9, 9);
    sw_add_group(&sc, 4, "second & last");
    draw(&plain, (struct svg_options){.title = "<&>", .standalone = true}, &t);
    assert_well_formed(t.data);
    assert_false(has(&t, "<script"));
    assert_false(has(&t, "onload=\"x"));
    sw_text_clear(&t);
}

static void every_type_and_flag_is_well_formed(void **state)
{
    static const int16_t corner[3][2] = {{0, 0}, {10, 0}, {5, 9}};
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 1, 1);
    for (uint32_t i = 0; i < 7 * 3; i++) {
        struct sw_node *n = sw_add_shape(&sc, i + 1, (int)(i % 7), SW_SEAT_2, 9, 9, corner, 3);
        n->text = sw_scene_text(&sc, "coin");
        n->w = n->h = 20;
        n->height = (uint8_t)(i / 7);
        n->edge = SW_INK;
        n->turn = (int16_t)(i * 10);
        n->flags = i % 2 ? 0xFF : 0;
    }
    for (int dark = 0; dark < 2; dark++) {
        draw(&plain, (struct svg_options){.dark = dark, .standalone = dark}, &t);
        assert_well_formed(t.data);
        sw_text_clear(&t);
    }
}

static void marked_nodes_can_be_clicked_and_speak(void **state)
{
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 1, 1);
    struct sw_node *n = sw_add_rect(&sc, 0x4711, SW_PAPER, 1, 2, 30, 40, 5);
    sw_node_mark(n, 17, -3);
    sw_node_say(&sc, n, "Gate of grain");
    n->flags = SW_GLOW;
    sw_add_rect(&sc, 0x4712, SW_PAPER, 1, 2, 30, 40, 5);
    draw(&plain, (struct svg_options){0}, &t);
    assert_true(has(&t, "<g data-id=\"4711\" data-mark=\"17:-3\" role=\"button\""));
    assert_true(has(&t, "<title>Gate of grain</title>"));
    assert_true(has(&t, "stroke-dasharray"));
    const char *second = strstr(t.data, "data-id=\"4712\"");
    assert_non_null(second);
    assert_null(strstr(second, "data-mark"));
    sw_text_clear(&t);
}

static void pieces_say_which_they_are_and_where(void **state)
{
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 1, 1);
    sw_add_disc(&sc, 0xFEDCBA9876543210, SW_PAPER, 7, -8, 5)->piece = 12;
    sw_add_disc(&sc, 1, SW_PAPER, 7, 8, 5);
    draw(&plain, (struct svg_options){0}, &t);
    assert_true(has(&t, "<g data-id=\"fedcba9876543210\" data-part=\"12\" data-at=\"7 -8\">"));
    assert_true(has(&t, "<g data-id=\"1\">"));
    sw_text_clear(&t);
}

static void previews_wait_for_the_mouse(void **state)
{
    static const int16_t corner[3][2] = {{0, 0}, {40, 0}, {20, 30}};
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 80, 1, 1);
    sw_add_rect(&sc, 1, SW_PAPER, 1, 2, 30, 40, 5);
    draw(&plain, (struct svg_options){0}, &t);
    assert_false(has(&t, "sw-preview"));
    sw_text_clear(&t);
    struct sw_node *n = sw_add_shape(&sc, 2, SW_POLYGON, SW_GOLD, 9, 8, corner, 3);
    sw_node_mark2(n, 17, -3, 18, 2);
    n->flags = SW_PREVIEW;
    n->r = 6;
    n->w = 5;
    draw(&plain, (struct svg_options){0}, &t);
    assert_well_formed(t.data);
    assert_true(has(&t, "data-mark=\"17:-3\" data-also=\"18:2\""));
    assert_true(has(&t, "data-piece=\"5\""));
    assert_true(has(&t, "visibility=\"hidden\""));
    assert_true(has(&t, "<circle cx=\"9\" cy=\"8\" r=\"6\""));
    sw_text_clear(&t);
    n->flags |= SW_CHOSEN;
    draw(&plain, (struct svg_options){0}, &t);
    assert_false(has(&t, "visibility=\"hidden\""));
    sw_text_clear(&t);
}

static void colours_follow_the_table(void **state)
{
    static const struct sw_material own[] = {{"clay", 0x112233, 0x445566, 9, "weave"}};
    const struct sw_game g = {.id = "g", .materials = own, .material_count = 1};
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 1, 1);
    sw_add_disc(&sc, 1, SW_MATERIAL_GAME, 9, 9, 5);
    draw(&g, (struct svg_options){.dark = false}, &t);
    assert_true(has(&t, "#112233") && has(&t, "url(#weave)") && !has(&t, "#445566"));
    sw_text_clear(&t);
    draw(&g, (struct svg_options){.dark = true}, &t);
    assert_true(has(&t, "#445566") && !has(&t, "#112233"));
    sw_text_clear(&t);
}

static void terminal_nodes_are_not_drawn(void **state)
{
    struct sw_text t;
    (void)state;
    sw_scene_init(&sc, 100, 50, 9, 9);
    sw_add_glyph(&sc, 4713, SW_INK, 1, 1, "only here");
    draw(&plain, (struct svg_options){0}, &t);
    assert_false(has(&t, "4713"));
    assert_false(has(&t, "only here"));
    sw_text_clear(&t);
}

/* Everything a drawing refers to, href="#x" or url(#x), is in it. */
static void assert_complete(const char *svg, const char *before, const char *after)
{
    for (const char *s = svg; (s = strstr(s, before)); s++) {
        const char *name = s + strlen(before);
        char id[128];
        snprintf(id, sizeof id, "id=\"%.*s\"", (int)strcspn(name, after), name);
        if (!strstr(svg, id))
            fail_msg("nothing in the art has %s", id);
    }
}

static void pictures_of_all_games_are_complete(void **state)
{
    static union sw_any_state s;
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct sw_setup setup;
        struct sw_text t;
        assert_non_null(g);
        sw_setup_init(g, g->seats_min, &setup);
        assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
        sw_censor(g, &s.head, 0);
        g->view.scene(g, &s.head, 0, SW_DE, &sc);
        assert_false(sc.full);
        draw(g, (struct svg_options){.standalone = true}, &t);
        assert_well_formed(t.data);
        assert_complete(t.data, "href=\"#", "\"");
        assert_complete(t.data, "url(#", ")");
        sw_text_clear(&t);
        sw_game_close(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_escaped),
        cmocka_unit_test(hostile_texts_stay_texts),
        cmocka_unit_test(every_type_and_flag_is_well_formed),
        cmocka_unit_test(marked_nodes_can_be_clicked_and_speak),
        cmocka_unit_test(pieces_say_which_they_are_and_where),
        cmocka_unit_test(previews_wait_for_the_mouse),
        cmocka_unit_test(colours_follow_the_table),
        cmocka_unit_test(terminal_nodes_are_not_drawn),
        cmocka_unit_test(pictures_of_all_games_are_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
