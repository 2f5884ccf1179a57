import Foundation
import TestPrograms

/// What assistive technology sees of the programs on a desktop.
final class AccessibilityReader {
    struct Element {
        /// The program's name.
        var program: String
        var role: String
        var name: String
        /// What is in a text field.
        var text: String
        var description: String
        var identifier: String
        /// In the window's coordinates.
        var frame: CGRect
        /// Separated by blanks.
        var states: String

        init?(line: String) {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 8 else { return nil }
            (program, role, name, text) = (words[0], words[1], words[2], words[3])
            (description, identifier, states) = (words[4], words[5], words[7])
            let numbers = words[6].split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    private let script: ChildProcess

    init(on desktop: Desktop) throws {
        script = try desktop.startScript("accessibility")
    }

    /// The elements of every program, each program's in reading order.
    func elements() -> [Element] {
        let start = script.lines.count
        script.write("elements")
        guard script.line(from: start, where: { $0 == "end" }) != nil else { return [] }
        return script.lines.dropFirst(start).compactMap(Element.init)
    }
}
