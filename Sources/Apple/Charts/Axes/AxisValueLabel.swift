public import Foundation
public import SwiftUI

/// Words at the edge.
public struct AxisValueLabel: AxisMark {
    private let make: @MainActor (AxisValue) -> AnyView?
    private var known: AnyView?
    private var look = _AxisLabelLook()

    private init(_ known: AnyView?, centered: Bool?, make: @escaping @MainActor (AxisValue) -> AnyView? = { _ in nil })
    {
        self.make = make
        self.known = known
        look.isCentered = centered ?? false
    }

    /// Creates the words of the value; they are centred between it and the next one on demand.
    public init(centered: Bool? = nil) { self.init(nil, centered: centered) }

    /// Creates a label that a block makes.
    public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {
        self.init(AnyView(content()), centered: centered)
    }

    /// Creates words that are translated.
    public init(_ textKey: LocalizedStringKey, centered: Bool? = nil) {
        self.init(AnyView(Text(textKey)), centered: centered)
    }

    /// Creates words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
        self.init(AnyView(Text(text)), centered: centered)
    }

    /// Creates words in a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(nil, centered: centered) { value in
            value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) }
        }
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
}
