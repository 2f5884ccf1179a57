import Foundation

/// A survey as a table in Markdown.
struct MarkdownReport {
    let results: [SurveyResult]

    var text: String {
        let groups = SurveyGroup.groups(of: results)
        let rows = results.map { result in
            let commit =
                result.commit.map { "`\($0.prefix(10))`" + (result.isModified == true ? " and changes" : "") } ?? ""
            let failure =
                result.failure.map { "\($0.title): \($0.message)" + ($0.place.map { " (\($0))" } ?? "") } ?? ""
            let cells = [
                result.title, commit, result.builds.rawValue, result.firstScreen?.rawValue ?? "",
                result.flow?.rawValue ?? "", result.monkey?.rawValue ?? "", result.tests?.text ?? "", failure,
            ]
            return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
        }
        let causes = groups.filter { $0.failure != nil }
            .map { "- \(Self.escaped($0.title)): \($0.results.count)" }.joined(separator: "\n")
        return """
            # Survey

            \(SurveySummary(results: results).sentence)

            | App | Commit | Builds | First screen | Flow | Random use | Unit tests | First error |
            |---|---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            \(causes.isEmpty ? "" : "\n## Causes\n\n" + causes + "\n")
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
    }
}
