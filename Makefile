# SPDX-License-Identifier: MIT
# Makefile - the front door. `make help` says what there is to do.
#
# Folders are found by wildcard: a new game, unit test or fuzz target needs no line here.
# Each CONFIG is built in a folder of its own, so that they never disturb each other.

CONFIG ?= release
PREFIX ?= /usr/local
SILENT := $(findstring s,$(firstword -$(MAKEFLAGS)))
MAKEFLAGS += --no-builtin-rules --no-print-directory

# ---- configurations: folder, compiler, flags ---------------------------------

B = build/$(CONFIG)
CC := gcc
AR := ar
OPT := -O2 -g
STRICT := -Werror
PARTS := core kit games render pool ai engine script edition batch

ifeq ($(CONFIG),release) # what people play: warnings never stop them
B := build
OPT := -O2
STRICT :=
ifeq ($(CC),gcc) # what is played millions of times a second is optimised as one
LTO := -O3 -flto=auto -Wno-stringop-overflow # gcc 12 warns of what cannot be, see O3
AR := gcc-ar
endif
else ifneq ($(filter train pgo,$(CONFIG)),) # release, once more after a trial run: make pgo
OPT := -O2
STRICT := -w # of functions that the trial run did not need
AR := gcc-ar
LTO := -O3 -flto=auto $(if $(filter train,$(CONFIG)),-fprofile-generate, \
       -fprofile-use -fprofile-partial-training)
else ifeq ($(CONFIG),dev) # quick to build, quick to link: while writing
OPT := -O1 -g
else ifeq ($(CONFIG),gcc)
else ifeq ($(CONFIG),clang)
CC := clang
else ifeq ($(CONFIG),asan) # sanitizers blur what gcc knows: it would warn of nothing
OPT := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
STRICT := -w
else ifeq ($(CONFIG),tsan) # what threads do to each other
OPT := -O1 -g -fsanitize=thread
STRICT := -w
else ifeq ($(CONFIG),fuzz)
CC := clang
OPT := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
else ifeq ($(CONFIG),coverage)
OPT := -O0 -g --coverage
else ifeq ($(CONFIG),O0)
OPT := -O0
else ifeq ($(CONFIG),O3) # gcc 12 inlines so much here that it warns of what cannot be
OPT := -O3
STRICT := -w
else ifeq ($(CONFIG),m32) # there is no 32-bit jansson beside ours: leave out who needs it
OPT := -O2 -m32
PARTS := core kit games render pool ai engine script batch
else ifeq ($(CONFIG),shared) # a library for research: see include/spielwerk_batch.h
OPT := -O2 -fPIC
STRICT :=
PARTS := core kit games render pool batch
LTO := -flto=auto
AR := gcc-ar
else ifeq ($(CONFIG),wasm) # for browsers; a picture as PNG needs another program, they have none
CC := clang --target=wasm32-wasi
AR := llvm-ar-14
OPT := -Os -flto -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint -ftls-model=local-exec
LTO := -O3 # only what thinks: phones wait for the rest
THINKING := $(filter-out %/view.c $(wildcard src/games/*/view_*.c),$(wildcard src/ai/*.c src/games/*/*.c))
LDFLAGS := -Wl,-z,stack-size=1048576 $(LDFLAGS)
PARTS := core kit games render ai engine
LEFT_OUT := src/render/png.c src/ai/parallel.c src/ai/thinker.c src/ai/fit.c src/ai/fit_learn.c
else
$(error There is no CONFIG called $(CONFIG))
endif

# What an attacker could make of a mistake of ours. Sanitizers find mistakes and need no shield; the
# engine's hottest files (LTO_C) work on states of fixed size and do without canaries.
ifeq ($(filter fuzz asan tsan wasm,$(CONFIG)),)
HARDEN := -fstack-protector-strong $(if $(filter -O0,$(OPT)),,-D_FORTIFY_SOURCE=2)
HARDEN_LINK := -Wl,-z,relro,-z,now,-z,noexecstack
ifeq ($(shell uname -m):$(filter m32,$(CONFIG)),x86_64:)
HARDEN += -fcf-protection=full -fstack-clash-protection
HARDEN_LINK += -Wl,-z,ibt,-z,shstk
endif
endif

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
            -Wmissing-prototypes -Wvla
CPPFLAGS += -Iinclude -Isrc -Itests -Ibuild/gen -isystem /usr/include/postgresql
CFLAGS := -std=c17 $(OPT) $(HARDEN) $(WARNINGS) $(STRICT) $(CFLAGS)
LDFLAGS := $(HARDEN_LINK) $(LDFLAGS)
LTO_C := src/core/rng.c src/core/state.c src/ai/playouts.c src/cli/bench.c src/cli/bench_parts.c \
         $(wildcard src/pool/*.c src/batch/*.c src/games/*/rules*.c src/games/*/geometry.c \
         src/games/*/score.c src/games/*/hidden.c) $(THINKING)
LIBS := $(if $(filter edition,$(PARTS)),-ljansson -lwebsockets -luv -lsqlite3 -lpq -lsodium) \
        $(if $(filter edition batch,$(PARTS)),-pthread) -lm

# ---- what there is to build ----------------------------------------------------

ART := $(patsubst src/games/%/art.svg,build/gen/%_art.c,$(wildcard src/games/*/art.svg)) \
       $(patsubst src/%/art.svg,build/gen/%_art.c,$(wildcard src/render/art.svg))
LIB_C := $(filter-out $(LEFT_OUT),$(foreach p,$(PARTS),$(wildcard src/$p/*.c)) \
         $(wildcard src/games/*/*.c))
RULED := $(patsubst docs/rules/%.md,%,$(wildcard docs/rules/*.md))
LIB_O := $(LIB_C:%.c=$B/%.o) $(ART:build/gen/%.c=$B/gen/%.o) $B/gen/games.o \
         $(RULED:%=$B/gen/rules_page_%.o) $B/gen/rules_pages.o
CLI_C := $(wildcard src/cli/*.c src/server/*.c)
CLI_O := $(CLI_C:%.c=$B/%.o) $B/gen/page_files.o
IDS := build/gen/spielwerk_words_ids.h \
       $(patsubst src/%/text.def,build/gen/%/text_ids.h,$(wildcard src/*/text.def src/games/*/text.def))
LIB := $B/libspielwerk.a
CLI := $B/libcli.a
PROGRAM := $(if $(filter edition,$(PARTS)),$B/spielwerk) $(if $(filter wasm,$(CONFIG)),$B/spielwerk.wasm)
WASM_O := $(patsubst %.c,$B/%.o,$(wildcard src/wasm/*.c))

UNIT := $(patsubst %.c,$B/%,$(wildcard tests/unit/*.c))
EVERY_O := $(patsubst %.c,$B/%.o,$(wildcard tests/every/*.c))
EVERY := $(if $(EVERY_O),$B/tests/every/every)
PORTABLE := $(patsubst %.c,$B/%,$(wildcard tests/portable/*.c))
FUZZ := $(patsubst %.c,$B/%,$(wildcard tests/fuzz/*.c))
WIRE := $(patsubst %,$B/tests/wire/%,wire nodes load soak)
WIRE_O := $(patsubst %,$B/tests/wire/%.o,socket host desk party recorder crowd check)
WIRE_PARTS := $(patsubst tests/%.c,$B/tests/%.o,$(wildcard tests/wire/wire_*.c))

# ---- for people ------------------------------------------------------------------

.PHONY: all lib shared pgo play test wire-sanitized soak load fuzz bench coverage format install \
        clean help compile_commands.json test-programs portable-programs fuzz-programs wire-programs
.SECONDARY:
.DELETE_ON_ERROR:

all: $(LIB) $(PROGRAM)

lib: $(LIB)

shared:
	@$(MAKE) CONFIG=shared build/shared/libspielwerk.so build/shared/spielwerk.pc

# Profiles lie beside the objects that wrote them, and are looked for beside those that use them.
pgo:
	@$(MAKE) CONFIG=train all
	@find build/train -name '*.gcda' -delete
	build/train/spielwerk bench --seconds 1 > build/train/bench.txt
	@mkdir -p build/pgo
	@cd build/train && find . -name '*.gcda' -exec cp --parents -t ../pgo {} +
	@$(MAKE) CONFIG=pgo all

play:
	@scripts/install.sh play
	@$(MAKE) -s all
	@build/spielwerk serve --open --port 0

test:
	@scripts/install.sh test
	@MAKE="$(MAKE)" tests/run.sh

fuzz:
	@scripts/install.sh test
	@MAKE="$(MAKE)" tests/fuzz/run.sh $(or $(SECONDS),600)

wire-sanitized:
	@scripts/install.sh test
	@MAKE="$(MAKE)" tests/wire/run.sh asan
	@MAKE="$(MAKE)" tests/wire/run.sh tsan

soak:
	@scripts/install.sh test
	@MAKE="$(MAKE)" tests/wire/heavy.sh soak $(or $(KILLS),200)

load:
	@scripts/install.sh test
	@MAKE="$(MAKE)" tests/wire/heavy.sh load $(or $(TABLES),2000) $(or $(SECONDS),60)

bench: all
	@build/spielwerk bench

coverage:
	@scripts/install.sh test
	@MAKE="$(MAKE)" scripts/coverage.sh

# What editors and clang tools ask for; not a part of the repository.
compile_commands.json: $(IDS)
	$(SAY) 'make  $@'
	@for file in $(LIB_C) $(CLI_C) $(wildcard tests/*/*.c); do \
	    printf '{"directory": "%s", "file": "%s", "arguments": [' "$(CURDIR)" "$$file"; \
	    printf '"%s", ' $(CC) $(CPPFLAGS) $(CFLAGS); \
	    printf '"-c", "%s"]},\n' "$$file"; \
	done | sed '1s/^/[/; $$s/,$$/]/' > $@

format:
	@scripts/sources.sh | xargs clang-format -i

install: all
	install -D -m 755 build/spielwerk $(DESTDIR)$(PREFIX)/bin/spielwerk
	if [ -e build/shared/libspielwerk.so ]; then \
	    install -D -m 755 build/shared/libspielwerk.so $(DESTDIR)$(PREFIX)/lib/libspielwerk.so.0; \
	    ln -sf libspielwerk.so.0 $(DESTDIR)$(PREFIX)/lib/libspielwerk.so; \
	    install -D -m 644 build/shared/spielwerk.pc \
	        $(DESTDIR)$(PREFIX)/lib/pkgconfig/spielwerk.pc; \
	    install -D -m 644 -t $(DESTDIR)$(PREFIX)/include/spielwerk include/*.h \
	        build/gen/spielwerk_words_ids.h; \
	fi
	for page in $(wildcard docs/man/*.1); do \
	    install -D -m 644 $$page $(DESTDIR)$(PREFIX)/share/man/man1/$$(basename $$page); \
	done

clean:
	rm -rf build

help:
	@echo 'make play      install what is missing, build, open the table in a browser'
	@echo 'make           build build/spielwerk'
	@echo 'make shared    build build/shared/libspielwerk.so, for research (docs/batch.md)'
	@echo 'make pgo       build build/pgo/spielwerk, optimised by a trial run of the games'
	@echo 'make test      everything that can be tested; ends with "N passed, N failed"'
	@echo 'make bench     how fast it is on this machine'
	@echo 'make fuzz      throw broken files at every parser, SECONDS=600 for each'
	@echo 'make wire-sanitized  the table server under the address and thread sanitizers'
	@echo 'make soak      kill -9 the table server KILLS=200 times while people play'
	@echo 'make load      TABLES=2000 tables at once for SECONDS=60, and 10,000 stored ones'
	@echo 'make coverage  which branches of the rules the tests have taken'
	@echo 'make compile_commands.json  for editors and clang tools'
	@echo 'make format    lay out all sources with clang-format'
	@echo 'make install   to PREFIX=/usr/local (DESTDIR is respected)'
	@echo 'make clean     remove build/'
	@echo
	@echo 'CONFIG=dev|gcc|clang|asan|tsan|fuzz|coverage|O0|O3|m32|wasm|shared|pgo builds into build/CONFIG,'
	@echo 'warnings being errors: "make CONFIG=gcc all test-programs" is what to run while writing.'

# ---- for the scripts ---------------------------------------------------------------

test-programs: $(UNIT) $(EVERY)
portable-programs: $(PORTABLE)
fuzz-programs: $(FUZZ)
wire-programs: $(WIRE)

# ---- how ---------------------------------------------------------------------------

# One short line per step; V=1 shows the commands, -s nothing.
ifneq ($(V)$(SILENT),)
SAY := @:
DO :=
else
SAY := @echo
DO := @
endif

$B/%.o: %.c Makefile | $(IDS)
	@mkdir -p $(@D)
	$(SAY) 'cc    $@'
	$(DO)$(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$B/gen/%.o: build/gen/%.c Makefile | $(IDS)
	@mkdir -p $(@D)
	$(SAY) 'cc    $@'
	$(DO)$(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$(LTO_C:%.c=$B/%.o): CFLAGS += $(LTO) $(if $(HARDEN),-fno-stack-protector)
$B/spielwerk: LDFLAGS += $(LTO)

# Archives are made anew: an object whose source is gone must not linger in them.
$(LIB): $(LIB_O)
$(CLI): $(filter-out %/main.o,$(CLI_O))
$(LIB) $(CLI):
	@rm -f $@
	$(SAY) 'ar    $@'
	$(DO)$(AR) rcs $@ $^

$B/spielwerk: $B/src/cli/main.o $(CLI) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

# Only what include/ declares can be seen from outside.
$B/libspielwerk.so: $(LIB_O) tools/spielwerk.map
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LTO) $(LDFLAGS) -shared -Wl,-soname,libspielwerk.so.0 \
	    -Wl,--version-script,tools/spielwerk.map -o $@ $(LIB_O) -pthread

$B/spielwerk.pc: tools/spielwerk.pc.in Makefile
	$(SAY) 'make  $@'
	$(DO)sed 's|@PREFIX@|$(PREFIX)|' $< > $@

$B/spielwerk.wasm: $(WASM_O) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -mexec-model=reactor -Wl,--strip-debug -o $@ $^

$B/tests/unit/%: $B/tests/unit/%.o $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka $(LIBS)

$B/tests/unit/cli_%: $B/tests/unit/cli_%.o $(CLI) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka $(LIBS)

$B/tests/every/every: $(EVERY_O) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -lcmocka $(LIBS)

$B/tests/portable/%: $B/tests/portable/%.o $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$B/tests/wire/wire: $(WIRE_PARTS)

$B/tests/wire/%: $B/tests/wire/%.o $(WIRE_O) $(CLI) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(LIBS)

$B/tests/fuzz/%: $B/tests/fuzz/%.o $(CLI) $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) -fsanitize=fuzzer $(LDFLAGS) -o $@ $^ $(LIBS)

# The list of games is the list of their folders; it is written only when they change.
# The page is built by another make at the same time, which writes it, too.
GAMES := $(patsubst %/game.c,%,$(sort $(wildcard src/games/*/game.c)))
build/gen/games.c: FORCE scripts/registry.sh
	@mkdir -p $(@D)
	@scripts/registry.sh $(GAMES) > $@.$$$$ && { cmp -s $@.$$$$ $@ && rm $@.$$$$ || mv $@.$$$$ $@; }

# The names of words without their texts. A file that is made anew but has not changed keeps its
# age, so another wording compiles the table of texts and nothing else. Two makes may run at once.
define ids
	@mkdir -p $(@D)
	@new=$@.$$$$; sed -n 's/^\(W\|WHY\)(\([A-Z0-9_]*\),.*/\1(\2)/p' $< > $$new; \
	if cmp -s $$new $@; then rm $$new; else mv $$new $@; fi
endef

build/gen/%/text_ids.h: src/%/text.def Makefile
	$(ids)

build/gen/spielwerk_words_ids.h: include/spielwerk_words.def Makefile
	$(ids)

# Pictures become C arrays: src/games/lydia/art.svg is `lydia_art`.
build/host/embed: tools/embed.c Makefile
	@mkdir -p $(@D)
	$(SAY) 'link  $@'
	$(DO)gcc -O1 -o $@ $<

build/gen/%_art.c: src/games/%/art.svg build/host/embed
	@mkdir -p $(@D)
	$(SAY) 'make  $@'
	$(DO)build/host/embed $*_art $< > $@

build/gen/%_art.c: src/%/art.svg build/host/embed
	@mkdir -p $(@D)
	$(SAY) 'make  $@'
	$(DO)build/host/embed $*_art $< > $@

# So do the rules: docs/rules/lydia.md is `rules_page_lydia`.
build/gen/rules_page_%.c: docs/rules/%.md build/host/embed
	@mkdir -p $(@D)
	$(SAY) 'make  $@'
	$(DO)build/host/embed rules_page_$* $< > $@

build/gen/rules_pages.c: scripts/rule_pages.sh $(RULED:%=docs/rules/%.md)
	@mkdir -p $(@D)
	$(SAY) 'make  $@'
	$(DO)scripts/rule_pages.sh $(RULED) > $@

# The page: its own build of the engine, bundled with scripts and fonts, compressed, embedded.
PAGE := $(wildcard web/*.* web/src/*.ts web/src/*/*.ts web/worker/*.ts web/samples/*.save)

ifneq ($(CONFIG),wasm)
build/wasm/spielwerk.wasm: FORCE
	@$(MAKE) $(if $(SILENT),-s) CONFIG=wasm $@

# What the page shows before its engine has come is asked of the engine at hand. All engines
# answer alike, so another CONFIG is no reason to make the page anew.
$B/ask $B/sample: $B/%: $B/tools/%.o $(LIB)
	$(SAY) 'link  $@'
	$(DO)$(CC) $(CFLAGS) $(LDFLAGS) $(if $(LTO),-flto=auto) -o $@ $^ $(LIBS)

# While writing, the page that is there will do.
KEEP_PAGE := $(and $(filter dev,$(CONFIG)),$(wildcard build/page/made))
build/page/made: $(if $(KEEP_PAGE),,build/wasm/spielwerk.wasm scripts/page.sh $(PAGE)) | $(if $(KEEP_PAGE),,$B/ask $B/sample)
	$(SAY) 'make  build/page'
	$(DO)scripts/page.sh build/wasm/spielwerk.wasm $B build/page
	@touch $@

build/gen/page_files.c: build/page/made scripts/page_files.sh build/host/embed
	@mkdir -p $(@D)
	$(SAY) 'make  $@'
	$(DO)scripts/page_files.sh build/page/gz > $@
endif

.PHONY: FORCE
FORCE:

-include $(LIB_O:.o=.d) $(CLI_O:.o=.d) $(EVERY_O:.o=.d)
-include $B/tools/ask.d $B/tools/sample.d $(UNIT:=.d) $(PORTABLE:=.d) $(FUZZ:=.d) $(WIRE:=.d) $(WIRE_O:.o=.d) \
         $(WIRE_PARTS:.o=.d)
