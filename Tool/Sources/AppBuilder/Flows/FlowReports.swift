import Documents
import Foundation

/// What became of flows, for programs and for people.
public struct FlowReports: Sendable {
    private let results: [FlowResult]
    private let title: String

    public init(_ results: [FlowResult], title: String) {
        self.results = results
        self.title = title
    }

    // MARK: JUnit

    /// A case for each flow, as JUnit writes it.
    public var junit: String {
        let failures = results.count { $0.failure != nil }
        let seconds = results.reduce(0) { $0 + $1.seconds }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        text += "<testsuite name=\"\(Self.escaped(title))\" tests=\"\(results.count)\" failures=\"\(failures)\""
        text += " errors=\"0\" time=\"\(Self.number(seconds))\">\n"
        for result in results {
            text += "<testcase name=\"\(Self.escaped(result.name))\" classname=\"\(Self.escaped(title))\""
            text += " file=\"\(Self.escaped(result.file.url.path))\" time=\"\(Self.number(result.seconds))\">"
            let properties = result.file.flow.properties
            if !properties.isEmpty {
                text += "<properties>"
                for property in properties {
                    text += "<property name=\"\(Self.escaped(property.name))\""
                    text += " value=\"\(Self.escaped(property.text))\"/>"
                }
                text += "</properties>"
            }
            if let failure = result.failure {
                let details = result.steps.last { $0.failure != nil }?.details ?? []
                text += "<failure message=\"\(Self.escaped(failure))\">"
                text += Self.escaped(([failure] + details).joined(separator: "\n")) + "</failure>"
            }
            text += "</testcase>\n"
        }
        return text + "</testsuite>\n</testsuites>\n"
    }

    // MARK: A page

    /// A page with the steps of each flow, and the screen after each.
    public var page: String {
        let failures = results.count { $0.failure != nil }
        var text = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(Self.escaped(title))</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"><style>\(Self.style)</style></head><body>
            <h1>\(Self.escaped(title))</h1>
            <p>\(results.count) flows, \(failures) failed, \(Self.number(results.reduce(0) { $0 + $1.seconds })) s</p>

            """
        for result in results.filter({ $0.failure != nil }) + results.filter({ $0.failure == nil }) {
            text += section(result)
        }
        return text + "<script>\(Self.script)</script></body></html>\n"
    }

    private func section(_ result: FlowResult) -> String {
        let state = result.failure == nil ? "passed" : "failed"
        var text = "<details class=\"\(state)\"\(result.failure == nil ? "" : " open")><summary><b>"
        text += Self.escaped(result.name) + "</b> <span>\(state), \(Self.number(result.seconds)) s</span>"
        if !result.file.flow.tags.isEmpty {
            text += " <i>\(Self.escaped(result.file.flow.tags.joined(separator: ", ")))</i>"
        }
        text += "</summary>\n"
        if let failure = result.failure { text += "<pre class=\"why\">\(Self.escaped(failure))</pre>\n" }
        text += "<ol>\n"
        for step in result.steps {
            let kind = step.failure == nil ? "" : step.isOptional ? " class=\"warning\"" : " class=\"failure\""
            text += "<li\(kind)><div><code>\(Self.escaped(step.step))</code><small>\(Self.escaped(step.place)), "
            text += "\(Self.number(step.seconds)) s</small></div>"
            if let failure = step.failure {
                text += "<pre>\(Self.escaped(([failure] + step.details).joined(separator: "\n")))</pre>"
            }
            text += pictures(of: step, in: result.folder) + "</li>\n"
        }
        return text + "</ol></details>\n"
    }

    private func pictures(of step: FlowReportStep, in folder: String) -> String {
        func source(_ kind: String) -> String? {
            step.pictures.last { $0.kind == kind }.map { Self.escaped(Self.address(folder + "/" + $0.file)) }
        }
        var text = ""
        if let reference = source("reference"), let now = source("now") {
            text += "<figure class=\"pair\"><div><img src=\"\(reference)\" alt=\"reference\">"
            text += "<img class=\"now\" src=\"\(now)\" alt=\"now\"></div><input type=\"range\" value=\"50\" "
            text += "aria-label=\"from the reference to now\"><figcaption>reference | now</figcaption></figure>"
        }
        if let film = source("video") {
            text +=
                "<figure><video controls preload=\"none\" src=\"\(film)\"></video><figcaption>video</figcaption></figure>"
        }
        for kind in ["difference", "screen"] {
            guard let file = source(kind) else { continue }
            text += "<figure><a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt=\"\(kind)\"></a>"
            text += "<figcaption>\(kind)</figcaption></figure>"
        }
        return text.isEmpty ? "" : "<div class=\"pictures\">\(text)</div>"
    }

    private static let style = """
        body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:76em;padding:0 1em;color:#1c1c1e;background:#fff}
        summary{cursor:pointer;padding:.5em .8em;border-radius:.5em;background:#f2f2f7}summary span,small{color:#6c6c70}
        details{margin:.6em 0}.failed>summary{background:#ffe5e5}.why{color:#b00020}ol{display:flex;flex-wrap:wrap;gap:1em;
        list-style:none;padding:0}li{border:1px solid #d1d1d6;border-radius:.6em;padding:.7em;max-width:100%;box-sizing:
        border-box}li.failure{border-color:#d70015}li.warning{border-color:#b25000}li>div{max-width:34em}small{display:block}
        code{overflow-wrap:anywhere}pre{white-space:pre-wrap;max-width:40em;font-size:13px}figure{margin:.4em .6em 0 0;
        display:inline-block}img,video{max-height:22em;max-width:100%;border:1px solid #d1d1d6;border-radius:.3em}
        figcaption{font-size:12px;color:#6c6c70}.pair>div{position:relative;display:inline-block}.pair .now{position:absolute;
        left:0;top:0;clip-path:inset(0 0 0 50%)}.pair input{display:block;width:100%}
        @media(prefers-color-scheme:dark){body{background:#1c1c1e;color:#f2f2f7}summary{background:#2c2c2e}
        .failed>summary{background:#5c1a1e}li,img{border-color:#48484a}.why{color:#ff8a80}summary span,small,figcaption{
        color:#aeaeb2}}
        """

    private static let script = """
        for (const range of document.querySelectorAll(".pair input")) range.addEventListener("input", () => {
          range.parentElement.querySelector(".now").style.clipPath = `inset(0 0 0 ${range.value}%)`;
        });
        """

    // MARK: Words

    private static func number(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

    private static func address(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// A text as it may stand in XML and in a page.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            default:
                // XML has no other control characters.
                if scalar.value >= 32, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }
}
