/// Scrolling rests where a view of the scroll view's target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one swipe may pass.
    public struct LimitBehavior: Hashable, Sendable {
        let steps: Int?
        /// One where the content is scrolled sideways on a phone, otherwise any number.
        public static let automatic = LimitBehavior(steps: nil)
        /// About as many as are seen at once.
        public static let always = LimitBehavior(steps: 1)
        /// One.
        public static let alwaysByOne = LimitBehavior(steps: 1)
        /// As many as are seen at once.
        public static let alwaysByFew = LimitBehavior(steps: 3)
        /// Any number.
        public static let never = LimitBehavior(steps: nil)
    }

    let limit: LimitBehavior

    /// Creates the behaviour.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Changes nothing: scrolling rests by the views of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    public var _alignment: Int? { limit.steps ?? .max }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where a view of the target layout begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests where a view of the target layout begins, and passes no more views than a limit at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
