import Documents
import Foundation

/// The flow that is being written: its steps so far, as text in Maestro's vocabulary.
struct FlowTape {
    /// What a person has done.
    enum Step: Equatable {
        case tap(Target)
        case doubleTap(Target)
        case longPress(Target)
        /// The path of a finger, in hundredths of the screen, and how long it took, in seconds.
        case swipe(from: CGPoint, to: CGPoint, seconds: Double)
        case erase(Int)
        case type(String)
        case press(FlowKey)
        /// What a flow has no words for.
        case remark(String)
    }

    /// What was touched.
    enum Target: Equatable {
        case element(FlowSelector)
        /// A place, in hundredths of the screen.
        case point(CGPoint)
    }

    /// The identifier of the app.
    let app: String
    private(set) var steps: [Step] = []

    init(app: String) { self.app = app }

    mutating func add(_ step: Step) {
        switch (steps.last, step) {
        // What was typed in two parts is one text.
        case (.type(let before), .type(let text)): steps[steps.count - 1] = .type(before + text)
        case (.erase(let before), .erase(let count)): steps[steps.count - 1] = .erase(before + count)
        // A mistake that was mended is none.
        case (.type(let before), .erase(let count)):
            steps.removeLast()
            if before.count > count {
                steps.append(.type(String(before.dropLast(count))))
            } else if before.count < count {
                add(.erase(count - before.count))
            }
        default: steps.append(step)
        }
    }

    /// Makes the last step, which was a tap, the first half of a double tap.
    mutating func doubleLast() {
        if case .tap(let target) = steps.last { steps[steps.count - 1] = .doubleTap(target) }
    }

    /// The flow's file.
    var text: String {
        (["appId: \(Self.quoted(app))", "---", "- launchApp:", "    clearState: true"] + steps.flatMap(Self.lines))
            .joined(separator: "\n") + "\n"
    }

    private static func lines(_ step: Step) -> [String] {
        switch step {
        case .tap(let target): lines("tapOn", target)
        case .doubleTap(let target): lines("doubleTapOn", target)
        case .longPress(let target): lines("longPressOn", target)
        case .swipe(let from, let to, let seconds):
            [
                "- swipe:", "    start: \(quoted(place(from)))", "    end: \(quoted(place(to)))",
                "    duration: \(Int((seconds * 1000).rounded()))",
            ]
        case .erase(let count): ["- eraseText: \(count)"]
        case .type(let text): ["- inputText: \(quoted(text))"]
        case .press(let key): ["- pressKey: \(key.rawValue)"]
        case .remark(let text): ["# \(text)"]
        }
    }

    private static func lines(_ command: String, _ target: Target) -> [String] {
        switch target {
        case .point(let point): return ["- \(command):", "    point: \(quoted(place(point)))"]
        case .element(let selector):
            if let text = selector.text, selector.index == nil { return ["- \(command): \(quoted(text.source))"] }
            var lines = ["- \(command):"]
            if let id = selector.id { lines.append("    id: \(quoted(id.source))") }
            if let text = selector.text { lines.append("    text: \(quoted(text.source))") }
            if let index = selector.index { lines.append("    index: \(index)") }
            return lines
        }
    }

    private static func place(_ point: CGPoint) -> String {
        func number(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 10).rounded() / 10
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
        return "\(number(point.x))%,\(number(point.y))%"
    }

    /// A text as YAML has it between quotation marks.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x85 || scalar.value == 0x2028
                || scalar.value == 0x2029 || scalar.value == 0xFEFF:
                result +=
                    "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
