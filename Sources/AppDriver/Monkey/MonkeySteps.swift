import CoreGraphics
import UIKit

/// Chooses what is done next, as lines of a flow: by a seed and by what is on the screen.
@MainActor
struct MonkeySteps {
    private var numbers: MonkeyNumbers
    private var isTurned = false

    init(seed: UInt64) { numbers = MonkeyNumbers(seed: seed) }

    /// The kinds of steps, each as often as it is to be among a hundred.
    private enum Kind: CaseIterable {
        case element, point, text, swipe, back, longPress, turn, home

        var share: Int {
            switch self {
            case .element: 58
            case .point: 8
            case .text: 8
            case .swipe: 12
            case .back: 8
            case .longPress: 3
            case .turn: 2
            case .home: 1
            }
        }
    }

    private static let kinds = Kind.allCases.flatMap { [Kind](repeating: $0, count: $0.share) }
    private static let texts = [
        "a", "Hello", "12", "0", "name@example.com", "Pa55word", "-1.5", " ", "Ω 가 😀", "a rather long text to write",
    ]

    /// The next step: `- tapOn: {point: "12,34"}`. More than one where they belong together.
    mutating func next(on screen: FlowScreen) -> [String] {
        let bounds = screen.bounds
        switch numbers.one(of: Self.kinds) ?? .point {
        case .element:
            let choices = screen.elements().filter(\.isInteractive)
            guard let element = numbers.one(of: choices) else { return tap(anyPoint(in: bounds)) }
            let steps = tap(element.point)
            return element.view is UITextInput ? steps + [text()] : steps
        case .point: return tap(anyPoint(in: bounds))
        case .text: return screen.surface?.textInput == nil ? [swipe(in: bounds)] : [text()]
        case .swipe: return [swipe(in: bounds)]
        case .back: return ["- back: {optional: true}"]
        case .longPress:
            let point = numbers.one(of: screen.elements())?.point ?? anyPoint(in: bounds)
            return ["- longPressOn: {point: \"\(Self.text(of: point))\"}"]
        case .turn:
            isTurned.toggle()
            return ["- setOrientation: " + (isTurned ? "LANDSCAPE_LEFT" : "PORTRAIT")]
        case .home: return ["- pressKey: Home", "- launchApp: {stopApp: false}"]
        }
    }

    private func tap(_ point: CGPoint) -> [String] { ["- tapOn: {point: \"\(Self.text(of: point))\"}"] }

    private mutating func text() -> String {
        "- inputText: {text: \"\(numbers.one(of: Self.texts) ?? "a")\", optional: true}"
    }

    private mutating func swipe(in bounds: CGRect) -> String {
        let (start, end) = (anyPoint(in: bounds), anyPoint(in: bounds))
        return "- swipe: {start: \"\(Self.text(of: start))\", end: \"\(Self.text(of: end))\"}"
    }

    private mutating func anyPoint(in bounds: CGRect) -> CGPoint {
        CGPoint(
            x: CGFloat(numbers.below(max(1, Int(bounds.width)))), y: CGFloat(numbers.below(max(1, Int(bounds.height)))))
    }

    private static func text(of point: CGPoint) -> String {
        func text(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
        return text(point.x) + "," + text(point.y)
    }
}
