import Documents
import Foundation
import UIKit

/// A place in an element, wherever the element is.
public final class XCUICoordinate: NSObject {
    /// The element that the place is in.
    public let referencedElement: XCUIElement
    private let share: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, share: CGVector, offset: CGVector) {
        (referencedElement, self.share, self.offset) = (element, share, offset)
    }

    /// A place beside it, in points.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, share: share,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Where it is on the screen now.
    public var screenPoint: CGPoint { point(of: referencedElement.frame) }

    private func point(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * share.dx + offset.dx, y: frame.minY + frame.height * share.dy + offset.dy)
    }

    // MARK: Touches

    /// A short touch.
    public func tap(file: StaticString = #filePath, line: UInt = #line) { touch("tap", file, line) { _ in } }

    /// Two short touches.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        touch("double tap", file, line) { $0.count = 2 }
    }

    /// A touch of some seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        touch("press", file, line) { $0.duration = duration }
    }

    /// A touch of some seconds, and a way to another place.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0,
            file: file, line: line)
    }

    /// A touch of some seconds, a way to another place, and a rest there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let other = otherCoordinate.referencedElement.node(for: "drag to", file, line) else { return }
        let end = otherCoordinate.point(of: other.frame)
        touch("press and drag", file, line) { request in
            request.drag(to: .init(x: end.x, y: end.y), velocity, rest: duration, lastRest: holdDuration)
        }
    }

    private func touch(
        _ purpose: String, _ file: StaticString, _ line: UInt, _ change: (inout RemoteRequest) -> Void
    ) {
        guard let node = referencedElement.node(for: purpose, file, line) else { return }
        let point = point(of: node.frame)
        var request = RemoteRequest(.touch)
        request.paths = [[.init(x: point.x, y: point.y)]]
        change(&request)
        referencedElement.app.perform(request, purpose, file, line)
    }
}
