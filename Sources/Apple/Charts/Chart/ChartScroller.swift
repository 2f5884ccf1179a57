import CoreGraphics
import SwiftUI

/// A chart of which a part is shown at a time, that a finger moves from left to right.
struct ChartScroller: View {
    let marks: [_ChartMark]
    let settings: ChartSettings
    let geometry: GeometryProxy
    /// Where the part begins, in the numbers of the axis or in names.
    @State private var start: Double?
    /// Where it began when the finger was put down.
    @State private var dragged: Double?

    private var whole: ChartScale.Kind { ChartDomains(marks, settings).whole }
    private var length: Double { settings.visible.xLength ?? 1 }

    /// Where the part may begin.
    private var reach: ClosedRange<Double> {
        switch whole {
        case .line(let range, _): range.lowerBound...max(range.lowerBound, range.upperBound - length)
        case .names(let names): 0...max(0, Double(names.count) - length)
        }
    }

    private func number(_ value: _PlottedValue) -> Double? {
        guard case .names(let names) = whole else { return value.number }
        return names.firstIndex(of: value.words).map(Double.init)
    }

    private func value(_ number: Double) -> _PlottedValue {
        switch whole {
        case .names(let names): .name(names.indices.contains(Int(number)) ? names[Int(number)] : names.first ?? "")
        case .line(_, true): .date(Date(timeIntervalSinceReferenceDate: number))
        case .line(_, false): .number(number)
        }
    }

    private var now: Double {
        let wanted =
            settings.visible.xBinding.flatMap { number($0.get()) } ?? start
            ?? settings.visible.xStart.flatMap(number)
        return min(max(wanted ?? reach.lowerBound, reach.lowerBound), reach.upperBound)
    }

    var body: some View {
        ChartPicture(marks: marks, settings: shown, geometry: geometry)
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { drag in
                        let from = dragged ?? now
                        if dragged == nil { dragged = from }
                        let moved = Double(drag.translation.width / max(geometry.size.width, 1)) * length
                        let next = min(max(from - moved, reach.lowerBound), reach.upperBound)
                        start = next
                        settings.visible.xBinding?.set(value(next))
                    }
                    .onEnded { _ in
                        dragged = nil
                        settle()
                    })
    }

    /// Moves the part to where it may stay.
    private func settle() {
        guard let behavior = settings.visible.behavior else { return }
        let axis = ChartScrollAxis(
            first: reach.lowerBound, length: length,
            isDate: { if case .line(_, true) = whole { true } else { false } }())
        let next = min(max(behavior._target(now, axis), reach.lowerBound), reach.upperBound)
        guard next != now else { return }
        withAnimation(.easeOut(duration: 0.25)) {
            start = next
            settings.visible.xBinding?.set(value(next))
        }
    }

    private var shown: ChartSettings {
        var copy = settings
        copy.visible.xNow = now
        return copy
    }
}
