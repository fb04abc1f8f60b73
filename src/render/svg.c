/* SPDX-License-Identifier: MIT */
/* svg.c - a scene as an SVG drawing.
 *
 * Every node becomes one <g>, in the order of the scene, so that whoever shows the picture
 * can find a thing by its id and move it. Shadows are a few flat shapes of little opacity
 * and not a blur filter: hundreds of filters make a browser stutter and a printer weep.
 * Only marked nodes catch the mouse; the ring of those that may be clicked is part of
 * the picture. */
#include "svg.h"

#include <inttypes.h>
#include <string.h>

static const char fonts[] = "'EB Garamond 12','EB Garamond','Alegreya',Georgia,serif";

static const char preview_style[] =
    "<style>[role=button]:hover .sw-preview,[role=button]:focus .sw-preview,"
    ".chosen .sw-preview{visibility:visible}</style>\n";

struct svg {
    const struct sw_game *g;
    const struct sw_scene *sc;
    struct sw_text *out;
    bool dark;
};

/* ---- pieces of XML ---------------------------------------------------------- */

void svg_escape(struct sw_text *out, const char *s)
{
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '<')
            sw_text_add(out, "&lt;");
        else if (c == '>')
            sw_text_add(out, "&gt;");
        else if (c == '&')
            sw_text_add(out, "&amp;");
        else if (c == '"')
            sw_text_add(out, "&quot;");
        else if (c == '\'')
            sw_text_add(out, "&#39;");
        else if (c >= ' ' || c == '\n' || c == '\t')
            sw_text_add_bytes(out, s, 1);
    }
}

static void attribute(struct svg *v, const char *name, const char *value)
{
    sw_text_addf(v->out, " %s=\"", name);
    svg_escape(v->out, value);
    sw_text_add(v->out, "\"");
}

static void colour(struct svg *v, const char *name, int material)
{
    const struct sw_material *m = sw_material(v->g, material);
    uint32_t rgb = v->dark ? m->dark : m->light;

    if (material == SW_CLEAR)
        sw_text_addf(v->out, " %s=\"none\"", name);
    else
        sw_text_addf(v->out, " %s=\"#%06X\"", name, (unsigned)rgb);
}

static void edge(struct svg *v, const struct sw_node *n)
{
    if (n->edge == SW_CLEAR)
        return;
    colour(v, "stroke", n->edge);
    sw_text_add(v->out, " stroke-width=\"1.5\"");
    if (n->flags & SW_DASHED)
        sw_text_add(v->out, " stroke-dasharray=\"5 4\"");
}

/* ---- outlines: the same shape serves as body, pattern, shadow and ring ---------- */

/* Open the element of a node's outline, grown by `grow` and moved down by `down`. */
static void outline(struct svg *v, const struct sw_node *n, int grow, int down)
{
    if (n->type == SW_DISC) {
        sw_text_addf(v->out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"", n->x, n->y + down,
                     n->r + grow);
        return;
    }
    if (n->type == SW_POLYGON || n->type == SW_LINE) {
        sw_text_add(v->out, n->type == SW_LINE ? "<polyline points=\"" : "<polygon points=\"");
        for (int i = 0; i < n->points; i++)
            sw_text_addf(v->out, "%s%d,%d", i ? " " : "", n->x + v->sc->point[n->first + i][0],
                         n->y + v->sc->point[n->first + i][1] + down);
        sw_text_add(v->out, "\"");
        return;
    }
    int r = n->type == SW_ICON ? 8 : n->r;
    sw_text_addf(v->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\"",
                 n->x - grow, n->y - grow + down, n->w + 2 * grow, n->h + 2 * grow, r + grow);
}

/* Three layers, each a little larger and lower: soft enough at any size. */
static void shadow(struct svg *v, const struct sw_node *n)
{
    int depth = n->height == SW_STANDING ? 3 : 1;

    for (int i = 0; i < 3; i++) {
        outline(v, n, i - 1, depth + i);
        sw_text_addf(v->out, " fill=\"#1C0F05\" opacity=\"%s\"/>", i ? ".10" : ".16");
    }
}

/* What stands has its shadow at its feet. */
static void foot_shadow(struct svg *v, const struct sw_node *n)
{
    int w = n->w * 9 / 10, h = n->h / (n->height == SW_STANDING ? 4 : 6);

    sw_text_addf(v->out,
                 "<use href=\"#sw-shadow\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>",
                 n->x + (n->w - w) / 2 + 2, n->y + n->h - h * 2 / 3, w, h);
}

/* Gilded, with a dashed line in it: seen on light, dark and red ground, and in grey. */
static void ring(struct svg *v, const struct sw_node *n)
{
    outline(v, n, 3, 0);
    sw_text_add(v->out, " fill=\"none\" stroke=\"#F6CE4E\" stroke-width=\"5\"/>");
    outline(v, n, 3, 0);
    colour(v, "stroke", SW_ACCENT);
    sw_text_add(v->out, " fill=\"none\" stroke-width=\"2\" stroke-dasharray=\"7 5\"/>");
}

/* The light that falls on the upper edge of what lies on the board. */
static void top_light(struct svg *v, const struct sw_node *n)
{
    if (n->type == SW_DISC)
        sw_text_addf(v->out, "<path d=\"M%d %da%d %d 0 0 1 %d 0\"", n->x - n->r * 3 / 4,
                     n->y - n->r / 2, n->r, n->r, n->r * 3 / 2);
    else
        sw_text_addf(v->out, "<path d=\"M%d %dh%d\"", n->x + n->r, n->y + 1, n->w - 2 * n->r);
    sw_text_addf(v->out, " fill=\"none\" stroke=\"#FFF\" stroke-width=\"1.5\" opacity=\"%s\"/>",
                 v->dark ? ".18" : ".55");
}

/* ---- one function per type of node ------------------------------------------------ */

static void solid(struct svg *v, const struct sw_node *n)
{
    const char *pattern = sw_material(v->g, n->material)->pattern;

    if (n->height > SW_PRINTED)
        shadow(v, n);
    outline(v, n, 0, 0);
    colour(v, "fill", n->material);
    edge(v, n);
    sw_text_add(v->out, "/>");
    if (pattern) {
        outline(v, n, 0, 0);
        sw_text_addf(v->out, " fill=\"url(#%s)\"/>", pattern);
    }
    if (n->height > SW_PRINTED && n->type != SW_POLYGON)
        top_light(v, n);
}

static void line(struct svg *v, const struct sw_node *n)
{
    outline(v, n, 0, 0);
    colour(v, "stroke", n->material);
    sw_text_addf(v->out, " fill=\"none\" stroke-width=\"%d\" stroke-linejoin=\"round\"",
                 n->r ? n->r : 1);
    if (n->flags & SW_DASHED)
        sw_text_add(v->out, " stroke-dasharray=\"5 4\"");
    sw_text_add(v->out, "/>");
}

static void icon(struct svg *v, const struct sw_node *n)
{
    if (n->height > SW_PRINTED)
        foot_shadow(v, n);
    sw_text_add(v->out, "<use href=\"#");
    svg_escape(v->out, v->sc->text + n->text);
    sw_text_addf(v->out, "\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", n->x, n->y, n->w,
                 n->h);
    colour(v, "color", n->material == SW_CLEAR ? SW_INK : n->material);
    sw_text_add(v->out, "/>");
}

static void label(struct svg *v, const struct sw_node *n)
{
    sw_text_addf(v->out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"", n->x, n->y, n->h);
    colour(v, "fill", n->material);
    if (n->flags & SW_BOLD)
        sw_text_add(v->out, " font-weight=\"bold\"");
    if (n->flags & SW_ITALIC)
        sw_text_add(v->out, " font-style=\"italic\"");
    if (n->flags & SW_CAPS)
        sw_text_add(v->out, " font-variant=\"small-caps\" letter-spacing=\".06em\"");
    if (n->flags & (SW_MIDDLE | SW_END))
        attribute(v, "text-anchor", n->flags & SW_MIDDLE ? "middle" : "end");
    sw_text_add(v->out, ">");
    svg_escape(v->out, v->sc->text + n->text);
    sw_text_add(v->out, "</text>");
}

/* Without a script the style at the top shows the shape under the mouse; whoever shows the
 * picture may set the class `chosen`, too. */
static void preview(struct svg *v, const struct sw_node *n)
{
    struct sw_node handle = *n;

    handle.type = SW_DISC;
    handle.flags &= (uint16_t)~SW_GHOST;
    sw_text_addf(v->out, "<g class=\"sw-preview\" pointer-events=\"none\" opacity=\".75\"%s>",
                 n->flags & SW_CHOSEN ? "" : " visibility=\"hidden\"");
    solid(v, n);
    sw_text_add(v->out, "</g>");
    solid(v, &handle);
}

static void body(struct svg *v, const struct sw_node *n)
{
    if (n->flags & SW_PREVIEW)
        preview(v, n);
    else if (n->type == SW_LINE)
        line(v, n);
    else if (n->type == SW_ICON)
        icon(v, n);
    else if (n->type == SW_LABEL)
        label(v, n);
    else
        solid(v, n);
    if (n->flags & SW_GLOW && n->type != SW_LABEL && !(n->flags & SW_PREVIEW))
        ring(v, n);
}

static void turned(struct svg *v, const struct sw_node *n)
{
    bool centred = n->type != SW_RECT && n->type != SW_ICON;
    int x = centred ? n->x : n->x + n->w / 2, y = centred ? n->y : n->y + n->h / 2;

    sw_text_addf(v->out, " transform=\"rotate(%d %d %d)\"", n->turn, x, y);
}

static void mark(struct svg *v, const struct sw_node *n)
{
    sw_text_addf(v->out, " data-mark=\"%d:%d\"", n->mark.kind, n->mark.value);
    if (n->mark.kind2 != SW_KIND_NONE)
        sw_text_addf(v->out, " data-also=\"%d:%d\"", n->mark.kind2, n->mark.value2);
    sw_text_add(v->out, " role=\"button\" pointer-events=\"all\"");
    if (n->flags & SW_PREVIEW)
        sw_text_addf(v->out, " data-piece=\"%d\"", n->w);
}

static void node(struct svg *v, const struct sw_node *n)
{
    const char *say = v->sc->text + n->say;

    if (n->x == SW_NOWHERE && n->type != SW_GROUP)
        return;
    sw_text_addf(v->out, "<g data-id=\"%" PRIx64 "\"", n->id);
    if (n->piece)
        sw_text_addf(v->out, " data-part=\"%u\" data-at=\"%d %d\"", (unsigned)n->piece, n->x,
                     n->y);
    if (n->mark.kind != SW_KIND_NONE)
        mark(v, n);
    if (n->flags & SW_GHOST)
        sw_text_add(v->out, " opacity=\".4\"");
    if (n->turn)
        turned(v, n);
    if (n->say && n->mark.kind == SW_KIND_NONE)
        attribute(v, "role", n->type == SW_GROUP ? "group" : "img");
    if (n->say)
        attribute(v, "aria-label", say);
    sw_text_add(v->out, ">");
    if (n->type == SW_GROUP)
        return;
    if (n->say) {
        sw_text_add(v->out, "<title>");
        svg_escape(v->out, say);
        sw_text_add(v->out, "</title>");
    }
    body(v, n);
    sw_text_add(v->out, "</g>\n");
}

/* ---- the whole ----------------------------------------------------------------------- */

void svg_symbols(const struct sw_game *g, struct sw_text *out)
{
    sw_text_add(out, render_art);
    if (g->art)
        sw_text_add(out, g->art);
}

static bool has_previews(const struct sw_scene *sc)
{
    for (int i = 0; i < sc->nodes; i++)
        if (sc->node[i].flags & SW_PREVIEW)
            return true;
    return false;
}

static void head(struct svg *v, const struct svg_options *o)
{
    const char *title = o->title ? o->title : v->g->id;
    const struct sw_box *own = &v->sc->own;

    sw_text_addf(v->out,
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
                 "viewBox=\"0 0 %d %d\" role=\"%s\" pointer-events=\"none\" font-family=\"%s\"",
                 v->sc->width, v->sc->height, v->sc->width, v->sc->height,
                 o->standalone ? "img" : "group", fonts);
    attribute(v, "aria-label", title);
    if (own->w && !o->standalone)
        sw_text_addf(v->out, " data-own=\"%d %d %d %d\"", own->x, own->y, own->w, own->h);
    if (v->sc->heart && !o->standalone)
        sw_text_addf(v->out, " data-heart=\"%d\"", v->sc->heart);
    sw_text_add(v->out, ">\n<title>");
    svg_escape(v->out, title);
    sw_text_add(v->out, "</title>\n");
    if (has_previews(v->sc))
        sw_text_add(v->out, preview_style);
    if (o->standalone)
        svg_symbols(v->g, v->out);
}

void svg_write(const struct sw_game *g, const struct sw_scene *sc, const struct svg_options *o,
               struct sw_text *out)
{
    struct svg v = {.g = g, .sc = sc, .out = out, .dark = o->dark};
    bool open = false;

    head(&v, o);
    for (int i = 0; i < sc->nodes; i++) {
        if (sc->node[i].type == SW_GROUP && open)
            sw_text_add(out, "</g>\n");
        open = open || sc->node[i].type == SW_GROUP;
        node(&v, &sc->node[i]);
    }
    sw_text_add(out, open ? "</g>\n</svg>\n" : "</svg>\n");
}
