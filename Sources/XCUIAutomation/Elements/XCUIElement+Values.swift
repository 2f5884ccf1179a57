import Documents
import Foundation

/// Texts and values.
extension XCUIElement {
    /// Types into the element, which needs the focus.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let node = node(for: "type text", file, line) else { return }
        guard node.hasFocus || node.descendants.contains(where: \.hasFocus) else {
            return XCUIFailure(
                "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch "
                    + "snapshot: \(node.line)"
            ).record(file, line)
        }
        var request = RemoteRequest(.type)
        request.text = text
        app.perform(request, "type text", file, line)
    }

    /// Presses a key of a keyboard that is connected.
    public func typeKey(_ key: XCUIKeyboardKey, file: StaticString = #filePath, line: UInt = #line) {
        typeText(key.rawValue, file: file, line: line)
    }

    /// Where a slider stands, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        CGFloat(node(for: "get the position", nil, 0)?.element.share ?? 0)
    }

    /// Drags a slider to a place from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition normalizedSliderPosition: CGFloat, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let goal = min(max(Double(normalizedSliderPosition), 0), 1)
        // The thumb's own width is not in the way that it has.
        for _ in 0..<4 {
            guard let node = app.reach(self, "adjust", file, line) else { return }
            guard let share = node.element.share else {
                return XCUIFailure("Failed to adjust: <\(self)> is no slider").record(file, line)
            }
            guard abs(share - goal) > 0.005 else { return }
            let frame = node.frame
            let thumb = min(frame.height, 31) / 2
            func place(_ share: Double) -> RemoteElement.Frame {
                .init(x: frame.minX + thumb + (frame.width - 2 * thumb) * share, y: frame.midY)
            }
            var request = RemoteRequest(.touch)
            request.paths = [[place(share)]]
            request.drag(to: place(goal), .slow, rest: 0.1, lastRest: 0.2)
            app.perform(request, "adjust", file, line)
        }
    }

    /// Turns a picker's wheel until it shows a row.
    public func adjust(
        toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let node = app.reach(self, "adjust", file, line), let point = node.element.point else { return }
        var request = RemoteRequest(.choose)
        request.paths = [[point]]
        request.text = pickerWheelValue
        app.perform(request, "adjust", file, line)
    }
}
