import Foundation

/// A survey as one page that needs no other file: pictures are in it.
struct HTMLReport {
    let results: [SurveyResult]
    /// The survey's folder, which pictures are taken from.
    let folder: URL

    var text: String {
        let groups = SurveyGroup.groups(of: results)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Survey: \(results.count) apps</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>Survey</h1>
            <p>\(Self.escaped(SurveySummary(results: results).sentence))</p>
            <nav><ul>
            \(groups.enumerated().map(link).joined(separator: "\n"))
            </ul></nav>
            </header>
            <main>
            \(groups.enumerated().map(section).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private func link(_ number: Int, _ group: SurveyGroup) -> String {
        "<li><a href=\"#group-\(number)\">\(Self.escaped(group.title))</a> <b>\(group.results.count)</b></li>"
    }

    private func section(_ number: Int, _ group: SurveyGroup) -> String {
        """
        <section id="group-\(number)">
        <h2>\(Self.escaped(group.title)) <b>\(group.results.count)</b></h2>
        <div class="cards">
        \(group.results.map(card).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func card(_ result: SurveyResult) -> String {
        let steps = [
            ("builds", result.builds.rawValue), ("first screen", result.firstScreen?.rawValue),
            ("flow", result.flow?.rawValue), ("random use", result.monkey?.rawValue), ("tests", result.tests?.text),
        ]
        let rows = steps.compactMap { name, value in
            value.map { "<dt>\(name)</dt><dd class=\"\(Self.mark($0))\">\(Self.escaped($0))</dd>" }
        }
        let commit = result.commit.map { String($0.prefix(10)) + (result.isModified == true ? " and changes" : "") }
        let notes = [commit, String(result.date.prefix(10)), "\(result.seconds ?? 0) s"].compactMap { $0 }
        return """
            <article>
            <div class="screen">\(picture(of: result))</div>
            <div class="text">
            <h3>\(Self.escaped(result.title))</h3>
            <p class="small">\(Self.escaped(notes.joined(separator: " · ")))</p>
            <dl>\(rows.joined())</dl>
            \(failure(result.failure))
            </div>
            </article>
            """
    }

    private func failure(_ failure: Failure?) -> String {
        guard let failure else { return "" }
        let place = failure.place.map { "<span class=\"small\">\(Self.escaped($0))</span>" } ?? ""
        return "<p class=\"failure\">\(Self.escaped(failure.message)) \(place)</p>"
    }

    private func picture(of result: SurveyResult) -> String {
        guard let path = result.screenshot, let picture = Picture(contentsOf: folder.appending(path: path)) else {
            return "<span class=\"small\">no screen</span>"
        }
        // About as many pixels as a page shows of it, on a screen of twice the usual density.
        let small = picture.reduced(by: max(1, picture.width / 360))
        guard let data = small.png else { return "" }
        let name = Self.escaped(result.name)
        return "<img alt=\"The first screen of \(name)\" loading=\"lazy\" width=\"\(small.width)\" "
            + "height=\"\(small.height)\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
    }

    /// How a step is coloured.
    private static func mark(_ step: String) -> String {
        switch step {
        case "yes": return "good"
        case "none", "not reached": return "neutral"
        default:
            let numbers = step.split(separator: " ").compactMap { Int($0) }
            return numbers.count == 2 && numbers[0] == numbers[1] ? "good" : "bad"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #c93c37; }
        @media (prefers-color-scheme: dark) { :root { --good: #4ac26b; --bad: #ff7b72; } }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px; }
        h1 { font-size: 26px; margin: 0; }
        h2 { font-size: 19px; margin: 40px 0 12px; }
        h2 b, nav b { color: #888; font-weight: 400; }
        h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
        nav ul { columns: 22em; list-style: none; padding: 0; }
        .cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); }
        article { border: 1px solid var(--line); border-radius: 10px; display: flex; gap: 14px; padding: 14px; }
        .screen { align-items: center; background: #8881; border-radius: 6px; display: flex; flex: none; height: 300px;
          justify-content: center; overflow: hidden; width: 140px; }
        .screen img { border: 1px solid var(--line); border-radius: 6px; box-sizing: border-box; height: auto;
          max-height: 300px; max-width: 140px; object-fit: contain; }
        .text { min-width: 0; }
        .small { color: #888; font-size: 13px; overflow-wrap: anywhere; }
        p { margin: 4px 0; }
        dl { display: grid; gap: 0 10px; grid-template-columns: auto 1fr; margin: 8px 0; }
        dt { color: #888; }
        dd { margin: 0; }
        .good { color: var(--good); }
        .bad { color: var(--bad); }
        .neutral { color: #888; }
        .failure { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        """
}
