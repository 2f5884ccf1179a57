/// Where scrolling comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// Changes where scrolling comes to rest, when a person has let go of the content.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// Whether scrolling rests at multiples of the view's size alone.
    var _isPaged: Bool { get }
    /// How many views one swipe may pass, if scrolling rests where a view of the target layout begins; nil if it rests
    /// anywhere.
    var _alignment: Int? { get }
    /// What a behaviour is told.
    typealias TargetContext = ScrollTargetBehaviorContext
}

extension ScrollTargetBehavior {
    public var _isPaged: Bool { false }
    public var _alignment: Int? { nil }
}

/// Where scrolling comes to rest: a rectangle of the content, and the point of it that counts.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that is seen.
    public var rect: CGRect
    /// The point that stands at the same point of the view; nil for the beginning.
    public var anchor: UnitPoint?

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
    }
}

/// What is told of scrolling that comes to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the content was when the person let go of it.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The directions in which the content scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// For what content is anchored.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where it is seen first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// Where it goes on being seen when its size changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where it stands when it is smaller than its view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension ScrollElement {
    /// Where scrolling rests that would end at an offset, as an app's behaviour says.
    func rested(_ behavior: any ScrollTargetBehavior, _ offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let inset = scrollView.adjustedContentInset
        let room = scrollView.bounds.inset(by: inset).size
        func target(_ offset: CGPoint) -> ScrollTarget {
            let origin = CGPoint(x: offset.x + inset.left, y: offset.y + inset.top)
            return ScrollTarget(rect: CGRect(origin: origin, size: room))
        }
        var result = target(offset)
        // UIKit tells of points in a thousandth of a second.
        let context = ScrollTargetBehaviorContext(
            originalTarget: target(scrollView.contentOffset),
            velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000), contentSize: scrollView.contentSize,
            containerSize: room, axes: axes, environment: environment)
        behavior.updateTarget(&result, context: context)
        let anchor = result.anchor ?? .topLeading
        let place = CGPoint(
            x: result.rect.minX + (result.rect.width - room.width) * anchor.x - inset.left,
            y: result.rect.minY + (result.rect.height - room.height) * anchor.y - inset.top)
        func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, least), max(most, least)) : least
        }
        return CGPoint(
            x: within(place.x, -inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width),
            y: within(place.y, -inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height))
    }
}
