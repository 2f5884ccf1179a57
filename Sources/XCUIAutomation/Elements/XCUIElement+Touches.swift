import Documents
import Foundation

/// What a finger does.
extension XCUIElement {
    /// A short touch.
    public func tap(file: StaticString = #filePath, line: UInt = #line) { touch("tap", file, line) }

    /// Two short touches.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        touch("double tap", file, line) { $0.count = 2 }
    }

    /// Short touches of several fingers.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        touch("tap", file, line) { request in
            let point = request.paths[0][0]
            request.count = numberOfTaps
            request.paths = (0..<numberOfTouches).map { [.init(x: point.x + Double($0) * 20, y: point.y)] }
        }
    }

    /// A short touch of two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
    }

    /// A touch of some seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        touch("press", file, line) { $0.duration = duration }
    }

    /// A touch of some seconds, and a way to another element.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0, file: file,
            line: line)
    }

    /// A touch of some seconds, a way to another element, and a rest there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let other = otherElement.node(for: "drag to", file, line), let end = other.element.point else { return }
        touch("press and drag", file, line) { request in
            request.drag(to: end, velocity, rest: duration, lastRest: holdDuration)
        }
    }

    // MARK: Swipes

    /// A quick way of a finger.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
        swipeUp(velocity: .default, file: file, line: line)
    }

    /// A quick way of a finger.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
        swipeDown(velocity: .default, file: file, line: line)
    }

    /// A quick way of a finger.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
        swipeLeft(velocity: .default, file: file, line: line)
    }

    /// A quick way of a finger.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
        swipeRight(velocity: .default, file: file, line: line)
    }

    /// A quick way of a finger.
    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe up", from: (0.5, 0.8), to: (0.5, 0.2), velocity, file, line)
    }

    /// A quick way of a finger.
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe down", from: (0.5, 0.2), to: (0.5, 0.8), velocity, file, line)
    }

    /// A quick way of a finger.
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe left", from: (0.85, 0.5), to: (0.15, 0.5), velocity, file, line)
    }

    /// A quick way of a finger.
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe("swipe right", from: (0.15, 0.5), to: (0.85, 0.5), velocity, file, line)
    }

    private func swipe(
        _ purpose: String, from start: (Double, Double), to end: (Double, Double), _ velocity: XCUIGestureVelocity,
        _ file: StaticString, _ line: UInt
    ) {
        guard let node = node(for: purpose, file, line) else { return }
        let frame = node.visibleFrame
        guard !frame.isNull, !frame.isEmpty else {
            return XCUIFailure("Failed to \(purpose): <\(self)> is not on the screen").record(file, line)
        }
        var request = RemoteRequest(.touch)
        request.paths = [[frame.place(start.0, start.1)]]
        request.drag(to: frame.place(end.0, end.1), velocity, rest: 0, lastRest: 0)
        app.perform(request, purpose, file, line)
    }

    // MARK: Two fingers

    /// Moves two fingers apart, or towards each other if the scale is less than 1.
    ///
    /// - Parameter velocity: The change of the scale in a second.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        fingers("pinch", duration: abs((scale - 1) / (velocity == 0 ? 1 : velocity)), file, line) { frame in
            let far = min(frame.width, frame.height) * 0.4
            let near = scale > 1 ? far / scale : far * scale
            let (start, end) = scale > 1 ? (near, far) : (far, near)
            return [-1.0, 1.0].map { side in
                [start, end].map { .init(x: frame.midX + side * $0, y: frame.midY) }
            }
        }
    }

    /// Turns two fingers around each other.
    ///
    /// - Parameters:
    ///   - rotation: In radians.
    ///   - velocity: In radians a second.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        fingers("rotate", duration: abs(rotation / (velocity == 0 ? 1 : velocity)), file, line) { frame in
            let radius = min(frame.width, frame.height) * 0.3
            return [0, Double.pi].map { first in
                (0...12).map { step in
                    let angle = first + rotation * Double(step) / 12
                    return .init(x: frame.midX + cos(angle) * radius, y: frame.midY + sin(angle) * radius)
                }
            }
        }
    }

    private func fingers(
        _ purpose: String, duration: Double, _ file: StaticString, _ line: UInt,
        _ paths: (CGRect) -> [RemoteRequest.Path]
    ) {
        guard let node = node(for: purpose, file, line) else { return }
        var request = RemoteRequest(.touch)
        request.paths = paths(node.visibleFrame)
        request.duration = min(max(duration, 0.1), 5)
        app.perform(request, purpose, file, line)
    }

    // MARK: One touch

    /// Touches the element where a touch reaches it, after it was scrolled to.
    private func touch(
        _ purpose: String, _ file: StaticString, _ line: UInt, _ change: (inout RemoteRequest) -> Void = { _ in }
    ) {
        guard let node = app.reach(self, purpose, file, line), let point = node.element.point else { return }
        if node.isInKeyboard {
            var request = RemoteRequest(.type)
            request.text = node.keyText
            app.perform(request, purpose, file, line)
            return
        }
        var request = RemoteRequest(.touch)
        request.paths = [[point]]
        change(&request)
        app.perform(request, purpose, file, line)
    }
}

extension CGRect {
    /// A place in shares of the size.
    func place(_ x: Double, _ y: Double) -> RemoteElement.Frame {
        .init(x: minX + width * x, y: minY + height * y)
    }
}

extension RemoteRequest {
    /// Goes on to another place.
    mutating func drag(
        to end: RemoteElement.Frame, _ velocity: XCUIGestureVelocity, rest: Double, lastRest: Double
    ) {
        let start = paths[0][0]
        let way = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        paths = [[start, end]]
        self.rest = rest
        self.lastRest = lastRest
        duration = max(way / max(Double(velocity.rawValue), 1), 0.05)
    }
}

extension ElementNode {
    /// What a key writes.
    fileprivate var keyText: String {
        if has(.button) { return "\n" }
        switch label {
        case "space": return " "
        case "delete": return XCUIKeyboardKey.delete.rawValue
        default: return label
        }
    }
}
