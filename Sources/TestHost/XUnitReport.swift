import Foundation

/// Results in the XML form of xUnit.
struct XUnitReport {
    let bundle: String
    let results: [ResultCollector.Result]

    var text: String {
        let failed = results.count { !$0.failures.isEmpty }
        let skipped = results.count { $0.wasSkipped }
        let time = results.reduce(0) { $0 + $1.duration }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="\(Self.escaped(bundle))" errors="0" tests="\(results.count)" failures="\(failed)" \
            skipped="\(skipped)" time="\(time)">

            """
        for result in results {
            text += "    <testcase classname=\"\(Self.escaped("\(bundle).\(result.suite)"))\" "
            text += "name=\"\(Self.escaped(result.name))\" time=\"\(result.duration)\">\n"
            for failure in result.failures { text += "      <failure message=\"\(Self.escaped(failure))\"/>\n" }
            if result.wasSkipped { text += "      <skipped/>\n" }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    }
}
