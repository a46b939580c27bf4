import CreaseApp

// Prints the figures of the design's table; run by `make bench`, from the top of the repository.

let processes = ProcessFigures(binary: ".build/release/crease", layout: "Layouts/CardBinder.swift")
LargeStack.run {
    print("start-up and whole processes")
    for figure in processes.measure() { print("  " + figure.line) }
    print("reading")
    for figure in ParserFigures.measure() { print("  " + figure.line) }
    print("a key press")
    for figure in FlipFigures.measure() { print("  " + figure.line) }
    print("layout")
    for figure in TreeFigures.measure() { print("  " + figure.line) }
}
