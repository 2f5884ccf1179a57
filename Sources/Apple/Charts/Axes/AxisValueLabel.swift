public import Foundation
public import SwiftUI

/// Words at the edge.
public struct AxisValueLabel: AxisMark {
    private let make: @MainActor (AxisValue) -> AnyView?
    private var known: AnyView?

    /// Creates the words of the value.
    public init(centered: Bool? = nil) { make = { _ in nil } }

    /// Creates a label that a block makes.
    public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {
        make = { _ in nil }
        known = AnyView(content())
    }

    /// Creates words as they are.
    public init<S: StringProtocol>(_ text: S) {
        make = { _ in nil }
        known = AnyView(Text(text))
    }

    /// Creates words in a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        make = { value in value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) } }
    }

    public var _pieces: [_AxisPiece] { [.label(known ?? AxisLabelPlace.current.flatMap(make))] }

    /// Sets the colour of the words.
    public func foregroundStyle(_ color: Color) -> AxisValueLabel {
        var copy = self
        let view = known
        copy.known = view.map { AnyView($0.foregroundColor(color)) }
        return copy
    }
}
