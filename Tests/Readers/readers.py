#!/usr/bin/env python3
"""Gives recordings of every sample to programs that are not ours, and compares what they show with our own stills.

Run by `make test-readers`, which installs what is needed: asciinema (Debian), agg and pyte (PyPI).

    readers.py CREASE AGG

For each Layouts/NAME.tape, in both versions of the format they read:
1. `asciinema cat` and `asciinema play --idle-time-limit 0.01` end well and print the session's bytes;
2. `agg` makes a GIF of it (version 2 only);
3. pyte, a terminal written by somebody else, shows at each chapter what our still of that chapter shows.
"""

import json
import os
import pathlib
import pty
import subprocess
import sys
import tempfile

import pyte

CREASE, AGG = sys.argv[1:3]
failures = []


def check(holds, words):
    if not holds:
        failures.append(words)
        print("FAILED  " + words)


def record(tape, folder, version):
    """The recording's path; its stills lie beside it."""
    cast = folder / f"{tape.stem}.{version}.cast"
    layout = tape.with_suffix(".swift")
    words = [CREASE, "record", layout, "--tape", tape, "--format", version, "-o", cast, "--stills", folder / tape.stem]
    subprocess.run(words, check=True)
    return cast


def events(cast):
    """The header and the events, times as written."""
    lines = cast.read_text(encoding="utf-8").splitlines()
    return json.loads(lines[0]), [json.loads(line) for line in lines[1:]]


def printed(cast):
    return "".join(event[2] for event in events(cast)[1] if event[1] == "o")


def on_terminal(words):
    """Runs a program on a terminal of its own, which asciinema insists on; its status and output."""
    process, descriptor = pty.fork()
    if process == 0:
        os.execvp(words[0], words)
    output = b""
    while True:
        try:
            data = os.read(descriptor, 65536)
        except OSError:  # The other end is closed.
            break
        if not data:
            break
        output += data
    os.close(descriptor)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), output.decode(errors="replace")


def asciinema(cast):
    for words in (["cat"], ["play", "--idle-time-limit", "0.01"]):
        status, output = on_terminal(["asciinema", *words, str(cast)])
        check(status == 0, f"asciinema {words[0]} {cast.name}: {output[-400:]}")
        # The terminal turns line feeds into whole newlines, and says nothing else of its own.
        check(printed(cast).replace("\n", "\r\n") in output, f"asciinema {words[0]} {cast.name} prints other bytes")


def gif(cast):
    picture = cast.with_suffix(".gif")
    result = subprocess.run([AGG, "--idle-time-limit", "1", cast, picture], capture_output=True)
    check(result.returncode == 0, f"agg {cast.name}: {result.stderr.decode()[-400:]}")
    check(picture.exists() and picture.read_bytes()[:4] == b"GIF8", f"agg {cast.name} made no GIF")


def replay(cast, stills):
    header, all_events = events(cast)
    size = header.get("term", {})
    columns = header.get("width") or size["cols"]
    rows = header.get("height") or size["rows"]
    screen = pyte.Screen(columns, rows)
    stream = pyte.Stream(screen)
    chapters = 0
    for _, code, data in all_events:
        if code == "o":
            stream.feed(data)
        elif code == "m":
            chapters += 1
            still = sorted(stills.glob("*.txt"))[chapters - 1]
            kept = [line.rstrip() for line in still.read_text(encoding="utf-8").splitlines()]
            shown = [line.rstrip() for line in screen.display]
            kept += [""] * (rows - len(kept))
            for row, (one, other) in enumerate(zip(kept, shown)):
                if one != other:
                    check(False, f"{cast.name}, chapter {data}, row {row + 1}\n  ours: {one}\n  pyte: {other}")
                    return
    check(chapters == len(list(stills.glob("*.txt"))) > 0, f"{cast.name} has {chapters} chapters")


def main():
    tapes = sorted(pathlib.Path("Layouts").glob("*.tape"))
    check(tapes, "there are no tapes")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for tape in tapes:
            for version in ("v2", "v3"):
                cast = record(tape, folder, version)
                if version == "v2":
                    asciinema(cast)
                    gif(cast)
                replay(cast, folder / tape.stem)
            print(f"ok      {tape}")
    if failures:
        sys.exit(f"{len(failures)} failed")


main()
