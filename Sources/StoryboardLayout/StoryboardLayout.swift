import Documents
import Foundation
import UIKit

/// What `seam layout` runs: it compares frames of storyboards and xibs with those that Xcode recorded.
@main
struct StoryboardLayout {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isJSON = arguments.contains("--json")
        let isBrief = arguments.contains("--summary")
        arguments.removeAll { $0 == "--json" || $0 == "--summary" }
        let status = MainActor.assumeIsolated { run(arguments, isJSON: isJSON, isBrief: isBrief) }
        exit(status)
    }

    @MainActor
    private static func run(_ files: [String], isJSON: Bool, isBrief: Bool) -> Int32 {
        let comparison = LayoutComparison()
        var failed = false
        for file in files {
            do throws(InterfaceError) {
                try comparison.add(try InterfaceDocument(contentsOf: URL(fileURLWithPath: file)))
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                failed = true
            }
        }
        let result = Result(comparison)
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            if let data = try? encoder.encode(result) { print(String(decoding: data, as: UTF8.self)) }
        } else {
            result.print(isBrief: isBrief)
        }
        return failed ? 2 : 0
    }

    private struct Rect: Encodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(_ rect: CGRect) {
            (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
        }

        var text: String {
            [x, y, width, height].map { String(format: "%g", ($0 * 100).rounded() / 100) }.joined(separator: " ")
        }
    }

    private struct Result: Encodable {
        struct View: Encodable {
            var file: String
            var line: Int
            var element: String
            var id: String
            var recorded: Rect
            var computed: Rect
            var difference: Double
        }

        var views: Int
        var agreeing: Int
        var withinTwo: Int
        var differing: [View]
        var unknown: [String]

        @MainActor
        init(_ comparison: LayoutComparison) {
            views = comparison.views.count
            // Half a point, and what is lost in writing thirds of a point as decimals.
            agreeing = comparison.views.count { $0.difference <= 0.501 }
            withinTwo = comparison.views.count { $0.difference <= 2.001 }
            differing = comparison.views.filter { $0.difference > 0.501 }.map {
                View(
                    file: $0.file, line: $0.line, element: $0.element, id: $0.id, recorded: Rect($0.recorded),
                    computed: Rect($0.computed), difference: $0.difference)
            }
            unknown = comparison.report.lines
        }

        func print(isBrief: Bool) {
            if !isBrief {
                for line in unknown { Swift.print(line) }
                for view in differing {
                    Swift.print(
                        "\(view.file):\(view.line): \(view.element) \(view.id): recorded \(view.recorded.text), "
                            + "computed \(view.computed.text)")
                }
            }
            guard views > 0 else { return Swift.print("no view with a recorded frame") }
            func share(_ count: Int) -> String { String(format: "%.1f%%", 100 * Double(count) / Double(views)) }
            Swift.print(
                "\(views) views: \(agreeing) (\(share(agreeing))) within 0.5 points of the recorded frame, "
                    + "\(withinTwo) (\(share(withinTwo))) within 2")
        }
    }
}
