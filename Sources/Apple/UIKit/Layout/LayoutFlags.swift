/// The pending work of the layout passes for a view.
package struct LayoutFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `layoutSubviews()` is due.
    package static let needsLayout = LayoutFlags(rawValue: 1)
    /// Something below needs layout.
    package static let descendantNeedsLayout = LayoutFlags(rawValue: 2)
    /// `updateConstraints()` is due.
    package static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
    /// Something below needs its constraints updated.
    package static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 8)
    /// The view is inside its own `layoutSubviews()`.
    package static let isLayingOut = LayoutFlags(rawValue: 16)
    /// The safe area may have changed.
    package static let needsSafeAreaCheck = LayoutFlags(rawValue: 32)
    /// `setNeedsUpdateConstraints()` was called.
    package static let requestedUpdateConstraints = LayoutFlags(rawValue: 64)
}
