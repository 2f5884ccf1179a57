public import SwiftUI

/// Tips of which one is shown at a time.
@MainActor @Observable
public final class TipGroup {
    /// Which of the tips has its turn.
    public enum Priority: Sendable {
        /// The first one that may be shown.
        case firstAvailable
        /// Each one after all before it are over.
        case ordered
    }

    /// Makes tips of the statements in a closure.
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { Array(tips.joined()) }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    }

    @ObservationIgnored private let tips: [any Tip]
    @ObservationIgnored private let priority: Priority
    @ObservationIgnored nonisolated(unsafe) private var token: (any NSObjectProtocol)?
    private var changes = 0

    /// Creates a group.
    public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
        self.priority = priority
        self.tips = tips()
        token = NotificationCenter.default.addObserver(forName: TipStore.changed, object: nil, queue: nil) {
            [weak self] _ in Task { @MainActor in self?.changes += 1 }
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// The tip that has its turn; nil for none.
    public var currentTip: (any Tip)? {
        _ = changes
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }
}
