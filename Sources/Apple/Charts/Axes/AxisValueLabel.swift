public import CoreGraphics
public import Foundation
public import SwiftUI

/// Words at the edge.
///
/// Of what is said about them, `centered` puts them in the middle between their value and the next one; `anchor` is the
/// point of theirs that is at the value; the spacings are from the edge, in points; the other choices are
/// ``AxisValueLabelOrientation``'s and ``AxisValueLabelCollisionResolution``'s. `multiLabelAlignment` is for the lines of
/// their text, and `offsetsMarks` has no effect.
public struct AxisValueLabel: AxisMark {
    private let make: @MainActor (AxisValue) -> AnyView?
    private var known: AnyView?
    private var look = _AxisLabelLook()

    private init(
        _ known: AnyView?, _ look: _AxisLabelLook, make: @escaping @MainActor (AxisValue) -> AnyView? = { _ in nil }
    ) {
        self.make = make
        self.known = known
        self.look = look
    }

    /// Creates the words of the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            nil,
            _AxisLabelLook(
                centered, anchor, multiLabelAlignment, orientation, horizontalSpacing, verticalSpacing))
    }

    /// Creates a label that a block makes.
    public init<V: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) {
        self.init(
            AnyView(content()),
            _AxisLabelLook(
                centered, anchor, multiLabelAlignment, orientation, horizontalSpacing, verticalSpacing))
    }

    /// Creates words that are translated.
    public init(
        _ textKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(textKey)),
            _AxisLabelLook(
                centered, anchor, multiLabelAlignment, orientation, horizontalSpacing, verticalSpacing))
    }

    /// Creates words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AnyView(Text(text)),
            _AxisLabelLook(
                centered, anchor, multiLabelAlignment, orientation, horizontalSpacing, verticalSpacing))
    }

    /// Creates words in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            nil,
            _AxisLabelLook(
                centered, anchor, multiLabelAlignment, orientation, horizontalSpacing, verticalSpacing)
        ) { value in value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) } }
    }

    public var _pieces: [_AxisPiece] { [.label(known ?? AxisLabelPlace.current.flatMap(make), look)] }

    private func changed<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> AxisValueLabel {
        var copy = self
        let before = look.decorate
        copy.look.decorate = { AnyView(change(before($0))) }
        return copy
    }

    /// Sets the colour of the words.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { changed { $0.foregroundStyle(style) } }
    /// Sets the font of the words.
    public func font(_ font: Font?) -> AxisValueLabel { changed { $0.font(font) } }
    /// Moves the words, by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AxisValueLabel { changed { $0.offset(x: x, y: y) } }
    /// Moves the words, by points.
    public func offset(_ offset: CGSize) -> AxisValueLabel { changed { $0.offset(offset) } }
}

/// How the words of an axis are turned.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case horizontal, down, up }
    let kind: Kind

    /// As the axis has them: from left to right.
    public static let automatic = AxisValueLabelOrientation(kind: .horizontal)
    /// From left to right.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From above to below.
    public static let vertical = AxisValueLabelOrientation(kind: .down)
    /// From below to above.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .up)
}

/// What becomes of words for which there is no room.
///
/// Has no effect: words that would not end in the chart are left out.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
    /// How words are chosen.
    public enum GreedyPriority: Equatable, Sendable {
        /// As the axis has it.
        case automatic
        /// The first ones, or the last ones.
        case low, high
    }

    /// As the axis has it.
    public static let automatic = AxisValueLabelCollisionResolution()
    /// They are all shown.
    public static let disabled = AxisValueLabelCollisionResolution()
    /// Those for which there is no room are left out.
    public static let greedy = AxisValueLabelCollisionResolution()
    /// Their ends are left out.
    public static let truncate = AxisValueLabelCollisionResolution()
    /// Those for which there is no room are left out, where they are nearer than so many points.
    public static func greedy(
        priority: GreedyPriority = .automatic, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .greedy }
}

extension _AxisLabelLook {
    init(
        _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?, _ orientation: AxisValueLabelOrientation,
        _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        isCentered = centered ?? false
        self.anchor = anchor
        spacing = (horizontal, vertical)
        if let alignment {
            let lines: TextAlignment =
                switch alignment.horizontal {
                case .leading: .leading
                case .trailing: .trailing
                default: .center
                }
            decorate = { AnyView($0.multilineTextAlignment(lines)) }
        }
        guard orientation.kind != .horizontal else { return }
        let (before, degrees) = (decorate, orientation.kind == .down ? 90.0 : -90.0)
        decorate = { label in
            let upright = before(label)
            let size = ChartPlan.size(upright)
            return AnyView(
                upright.fixedSize().rotationEffect(.degrees(degrees)).frame(width: size.height, height: size.width))
        }
    }
}
