public import Foundation
public import SwiftUI

/// Marks along an axis.
public struct AxisMarks: AxisContent {
    public let _parts: [_AxisPart]

    /// Creates the usual marks.
    ///
    /// - Parameter stroke: How their lines are drawn; nil for the usual way.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        _parts = [
            _AxisPart(values: values, position: position) { _ in
                [.grid(stroke, nil), .tick(stroke, nil), .label(nil)]
            }
        ]
    }

    /// Creates the usual marks at values.
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))),
            stroke: stroke)
    }

    /// Creates marks that a block makes.
    public init<Mark: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Mark
    ) {
        _parts = [_AxisPart(values: values, position: position) { content($0)._pieces }]
    }

    /// Creates marks that a block makes.
    public init<Mark: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Mark
    ) {
        _parts = [_AxisPart(values: values, position: position) { _ in content()._pieces }]
    }

    /// Creates marks at values that a block makes.
    public init<P: Plottable, Mark: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Mark
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))),
            content: content)
    }

    /// Creates marks at values that a block makes.
    public init<P: Plottable, Mark: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> Mark
    ) {
        self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
    }

    /// Creates marks whose words are in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _parts = [
            _AxisPart(values: values, position: position) { value in
                let label = value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) }
                return [.grid(stroke, nil), .tick(stroke, nil), .label(label)]
            }
        ]
    }

    /// Creates marks at values, whose words are in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [F.FormatInput], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position,
            values: AxisMarkValues(kind: .given(values.map(\._plotted))), stroke: stroke)
    }
}
