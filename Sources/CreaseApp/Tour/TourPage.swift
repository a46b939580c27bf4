import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// The tour as one page that needs no network: stills side by side, bar items with their reasons, what was found, what is
/// assumed, and the recording's pictures to go through.
struct TourPage {
    let tour: Tour

    var text: String {
        let title = tour.document.title.markup
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="icon" href="data:,">
            <title>\(title) on the fold</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p>\(subtitle)</p>
            </header>
            <main>
            <section aria-label="Stills" class="stills">
            \(tour.stops.map(figure).joined(separator: "\n"))
            </section>
            \(section("Bars and their reasons", reasons))
            \(section("Found", findings))
            \(section("Recording", player))
            \(section("Assumed", assumptions))
            </main>
            <footer><p>Wireframes computed by Crease \(Version.number) from source; no picture of a device.</p></footer>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    private var subtitle: String {
        let view = tour.document.view.map { "The view <code>\($0.markup)</code>" } ?? "A view"
        return "\(view) in \(tour.stops.count) settings, as the system would lay it out."
    }

    private func section(_ title: String, _ content: String) -> String {
        content.isEmpty ? "" : "<section>\n<h2>\(title)</h2>\n\(content)\n</section>"
    }

    // MARK: Stills

    private func figure(_ stop: Tour.Stop) -> String {
        let screen = stop.scene.screen
        let size = "\(Decimals.text(screen.windowSize.width))×\(Decimals.text(screen.windowSize.height)) pt"
        let classes = "\(screen.sizeClasses.horizontal.rawValue) × \(screen.sizeClasses.vertical.rawValue)"
        let waiting = stop.scene.bars.overflow.map(\.title)
        let menu = waiting.isEmpty ? "" : "<br>in the menu: " + waiting.map(\.markup).joined(separator: ", ")
        return """
            <figure>
            <img src="\(stop.name.markup).svg" alt="\(stop.title.markup): wireframe of the layout">
            <figcaption><b>\(stop.title.markup)</b> · \(screen.display.rawValue) \(size) · \(classes)\(menu)</figcaption>
            </figure>
            """
    }

    // MARK: Reasons

    /// A row an item, a column a stop.
    private var reasons: String {
        var titles: [String] = []
        for decision in tour.stops.flatMap({ Self.decisions($0.scene) }) where !titles.contains(decision.title) {
            titles.append(decision.title)
        }
        guard !titles.isEmpty else { return "" }
        let head = tour.stops.map { "<th scope=\"col\">\($0.title.markup)</th>" }.joined()
        let rows = titles.map { title in
            let cells = tour.stops.map { stop in
                let placed = Self.decisions(stop.scene).filter { $0.title == title }.map { decision in
                    "<b>\(decision.placed.rawValue)</b> \(decision.reason.words.markup)"
                }
                return "<td>\(placed.isEmpty ? "–" : placed.joined(separator: "<br>"))</td>"
            }
            return "<tr><th scope=\"row\">\(title.markup)</th>\(cells.joined())</tr>"
        }
        return "<div class=\"wide\"><table>\n<tr><th></th>\(head)</tr>\n\(rows.joined(separator: "\n"))\n</table></div>"
    }

    private static func decisions(_ scene: Scene) -> [Decision] {
        scene.bars.decisions + scene.columns.flatMap(\.decisions)
            + scene.presentations.flatMap { $0.bars?.decisions ?? [] }
    }

    // MARK: Findings and assumptions

    private var findings: String {
        var places: [(message: String, stops: [String])] = []
        for stop in tour.stops {
            for finding in stop.scene.findings {
                let line = finding.source.map { "line \($0.line): " } ?? ""
                let message = line + finding.message
                if let index = places.firstIndex(where: { $0.message == message }) {
                    if places[index].stops.last != stop.title { places[index].stops.append(stop.title) }
                } else {
                    places.append((message, [stop.title]))
                }
            }
        }
        return list(
            places.map {
                "\($0.message.markup) <small>\($0.stops.joined(separator: ", ").markup)</small>"
            })
    }

    private var assumptions: String {
        var facts: [Fact] = []
        for fact in tour.stops.flatMap(\.scene.assumptions) where !facts.contains(fact) { facts.append(fact) }
        return list(
            facts.map { fact in
                let settled = fact.settledBy.map { " Settled by: \($0)." } ?? ""
                return "<b>\(fact.name.markup)</b> \(fact.reading.markup) "
                    + "<small>\((fact.note + settled).markup)</small>"
            })
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>"
    }

    // MARK: The recording

    private var player: String {
        """
        <p><a href="\(Tour.castName)">\(Tour.castName)</a>, an asciicast; <code>crease play \(Tour.castName)</code> replays it. Its pictures:</p>
        <p class="controls"><button id="before" type="button" aria-label="one picture back">◀</button>
        <input id="at" type="range" min="0" max="\(max(0, tour.recording.pictures.count - 1))" value="0" aria-label="picture">
        <button id="after" type="button" aria-label="one picture on">▶</button> <output id="label" for="at"></output></p>
        <pre id="screen" class="wide"></pre>
        """
    }

    private var script: String {
        let frames = JSON.array(
            tour.recording.pictures.map { picture in
                [
                    "label": .string(picture.label ?? "as it opens"), "time": .number(picture.time.seconds),
                    "text": .string(TextWriter.text(picture.grid)),
                ]
            })
        // "</script>" in a label must not end the script.
        let data = frames.text.replacing("<", with: "\\u003c")
        return """
            const frames = \(data);
            const at = document.getElementById("at"), screen_ = document.getElementById("screen");
            const label = document.getElementById("label");
            function show() {
              const frame = frames[Number(at.value)];
              if (!frame) return;
              screen_.textContent = frame.text;
              label.textContent = frame.label + " · " + frame.time.toFixed(1) + " s";
            }
            at.addEventListener("input", show);
            for (const [id, step] of [["before", -1], ["after", 1]]) {
              document.getElementById(id).addEventListener("click", () => { at.value = Number(at.value) + step; show(); });
            }
            show();
            """
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1c1c1e; --page: #fbfbfd; --quiet: #6e6e73; --line: #d2d2d7; }
        @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --page: #151517; --quiet: #98989d; --line: #3a3a3c; } }
        body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; background: var(--page); color: var(--ink);
          font: 16px/1.45 system-ui, sans-serif; }
        h1 { margin: 0; font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
        header p, figcaption, small, footer { color: var(--quiet); }
        .stills { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1.5rem; align-items: end; }
        figure { margin: 0; } img { display: block; width: 100%; max-height: 26rem; object-fit: contain; object-position: left bottom;
          background: #fff; border: 1px solid var(--line); }
        figcaption { margin-top: .5rem; font-size: .85rem; } figcaption b { color: var(--ink); }
        .wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .85rem; }
        th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); min-width: 7rem; }
        pre { font: 12px/1.25 ui-monospace, monospace; border: 1px solid var(--line); padding: .75rem; }
        .controls { display: flex; gap: .5rem; align-items: center; } .controls input { flex: 1; max-width: 40rem; }
        """
}
