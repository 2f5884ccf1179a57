import Documents
import Foundation
import LayoutAudit
import UIKit

/// The program behind `seam layout`: it compares frames of storyboards and xibs with those that Xcode recorded.
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
            do throws(DocumentError) {
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
            /// Why the record cannot be what the document's own constraints and fonts give.
            var stale: String?

            @MainActor
            init(_ view: LayoutComparison.View) {
                (file, line, element, id) = (view.file, view.line, view.element, view.id)
                (recorded, computed) = (Rect(view.recorded), Rect(view.computed))
                (difference, stale) = (view.difference, view.stale)
            }
        }

        var views: Int
        var agreeing: Int
        var withinTwo: Int
        /// The same without the records that are stale.
        var consistentViews: Int
        var consistentAgreeing: Int
        var consistentWithinTwo: Int
        var differing: [View]
        /// Every stale record, whether the computed frame is near it or not.
        var stale: [View]
        var unknown: [String]

        @MainActor
        init(_ comparison: LayoutComparison) {
            views = comparison.views.count
            // Half a point, and what is lost in writing thirds of a point as decimals.
            agreeing = comparison.views.count { $0.difference <= 0.501 }
            withinTwo = comparison.views.count { $0.difference <= 2.001 }
            let consistent = comparison.views.filter { $0.stale == nil }
            consistentViews = consistent.count
            consistentAgreeing = consistent.count { $0.difference <= 0.501 }
            consistentWithinTwo = consistent.count { $0.difference <= 2.001 }
            differing = comparison.views.filter { $0.difference > 0.501 }.map(View.init)
            stale = comparison.views.filter { $0.stale != nil }.map(View.init)
            unknown = comparison.report.lines
        }

        func print(isBrief: Bool) {
            if !isBrief {
                for line in unknown { Swift.print(line) }
                for view in differing {
                    Swift.print(
                        "\(view.file):\(view.line): \(view.element) \(view.id): recorded \(view.recorded.text), "
                            + "computed \(view.computed.text)" + (view.stale.map { "; stale: \($0)" } ?? ""))
                }
            }
            guard views > 0 else { return Swift.print("no view with a recorded frame") }
            Swift.print(Self.summary(views, "views", agreeing, withinTwo))
            guard consistentViews < views, consistentViews > 0 else { return }
            Swift.print(
                "\(views - consistentViews) records are stale: not what the document's own constraints and fonts give")
            Swift.print(Self.summary(consistentViews, "others", consistentAgreeing, consistentWithinTwo))
        }

        private static func summary(_ count: Int, _ noun: String, _ agreeing: Int, _ withinTwo: Int) -> String {
            func share(_ part: Int) -> String { String(format: "%.1f%%", 100 * Double(part) / Double(count)) }
            return "\(count) \(noun): \(agreeing) (\(share(agreeing))) within 0.5 points of the recorded frame, "
                + "\(withinTwo) (\(share(withinTwo))) within 2"
        }
    }
}
