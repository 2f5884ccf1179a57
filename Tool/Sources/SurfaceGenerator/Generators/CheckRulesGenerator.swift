import Foundation
import LayerCheck

/// The list of the rules of `seam check`, the limits that some of them have, and a page of documentation for each.
struct CheckRulesGenerator: FileGenerator {
    private static let folder = "Tool/Sources/LayerCheck"
    private static let sizes = "Documentation/Check/Sizes.json"

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let root = surfaces.reader.root
        return [try list(root), try limits(root), index()] + Rule.all.map(page)
    }

    // MARK: Sources

    private func list(_ root: URL) throws(GenerationError) -> GeneratedFile {
        let rules = root.appending(path: Self.folder + "/Rules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: rules.path)) ?? []
        let types = names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: rules.appending(path: name), encoding: .utf8)) ?? ""
            return text.matches(of: /\n(?:enum|struct) (\w+): CheckRule\b/).map { String($0.1) }
        }
        guard !types.isEmpty else { throw GenerationError("\(Self.folder)/Rules has no rules") }
        return GeneratedFile(
            path: Self.folder + "/Generated/CheckRuleList.swift", from: "the rules in \(Self.folder)/Rules",
            body: """
                enum CheckRuleList {
                    static var all: [any CheckRule.Type] {
                        [
                \(types.map { "            \($0).self," }.joined(separator: "\n"))
                        ]
                    }
                }
                """)
    }

    /// Sizes of types in public apps, as `seam check --sizes` tells them.
    private struct Survey: Decodable {
        var apps: Int
        var controllerLines: [Int]
        var modelMethods: [Int]
        var modelDependencies: [Int]
        var modelState: [Int]
        var bodyLines: [Int]
    }

    private func limits(_ root: URL) throws(GenerationError) -> GeneratedFile {
        guard let data = FileManager.default.contents(atPath: root.appending(path: Self.sizes).path),
            let survey = try? JSONDecoder().decode(Survey.self, from: data)
        else { throw GenerationError("\(Self.sizes) cannot be read") }
        func limit(_ numbers: [Int]) -> Int {
            let sorted = numbers.sorted()
            return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
        }
        return GeneratedFile(
            path: Self.folder + "/Generated/Sizes.swift", from: Self.sizes,
            body: """
                /// The sizes within which 95 of 100 types of public MVVM apps keep.
                enum Sizes {
                    /// How many there were of each.
                    static let apps = \(survey.apps)
                    static let controllers = \(survey.controllerLines.count)
                    static let models = \(survey.modelMethods.count)
                    static let bodies = \(survey.bodyLines.count)
                    static let controllerLines = \(limit(survey.controllerLines))
                    static let modelMethods = \(limit(survey.modelMethods))
                    static let modelDependencies = \(limit(survey.modelDependencies))
                    static let modelState = \(limit(survey.modelState))
                    static let bodyLines = \(limit(survey.bodyLines))
                }
                """)
    }

    // MARK: Documentation

    private func index() -> GeneratedFile {
        let rows = Rule.all.map { "| [\($0.name)](\($0.name).md) | \($0.summary.replacing("\n", with: " ")) |" }
        return GeneratedFile(
            path: "Documentation/Check/Rules.md", from: "the rules in \(Self.folder)/Rules",
            body: """
                # Rules of seam check

                | Rule | Holds |
                |---|---|
                \(rows.joined(separator: "\n"))
                """)
    }

    private func page(_ rule: Rule) -> GeneratedFile {
        func code(_ texts: [String]) -> String {
            // Long examples, of what is large, are told by the summary.
            texts.filter { $0.count < 1_500 }.map { text in
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                    $0.hasSuffix(" // !") ? $0.dropLast(5) + " // found" : $0
                }
                return "```swift\n\(lines.joined(separator: "\n"))\n```"
            }.joined(separator: "\n\n")
        }
        let mended = rule.mends.map { "\(code([$0.before]))\n\nbecomes\n\n\(code([$0.after]))" }.joined(
            separator: "\n\n")
        let found = code(rule.findings)
        let right = code(rule.lookalikes)
        return GeneratedFile(
            path: "Documentation/Check/\(rule.name).md", from: "the rules in \(Self.folder)/Rules",
            body: """
                # \(rule.name)

                \(rule.summary)

                \(rule.reason)

                ## The way out

                \(rule.remedy)
                \(found.isEmpty ? "" : "\n## Found\n\n\(found)\n")\(right.isEmpty ? "" : "\n## Right\n\n\(right)\n")\
                \(mended.isEmpty ? "" : "\n## Mended by `--fix`\n\n\(mended)\n")
                One line is allowed by a comment on it, or above it: `// seam:allow \(rule.name) the reason`.
                """)
    }
}
