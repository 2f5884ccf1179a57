import Foundation

/// Bars that stand on each other.
@MainActor
struct ChartStacks {
    /// From where to where each mark reaches along the axis of values; nil for one that is no bar or area.
    private(set) var spans: [(Double, Double)?] = []
    /// The ends of all of them.
    private(set) var extremes: [Double] = []

    /// Whether bars go from left to right.
    static func isSideways(_ marks: [_ChartMark]) -> Bool {
        marks.contains { mark in
            guard case .bar = mark.form else { return false }
            if mark.xEnd != nil { return true }
            return mark.y?.value.number == nil && mark.x?.value.number != nil
        }
    }

    init(_ marks: [_ChartMark]) {
        let isSideways = Self.isSideways(marks)
        var stacks: [Place: (indices: [Int], up: Double, down: Double)] = [:]
        for (index, mark) in marks.enumerated() {
            let (value, end) = isSideways ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
            guard let kind = Kind(mark), let number = value?.value.number else {
                spans.append(nil)
                continue
            }
            if let last = end?.value.number {
                spans.append((number, last))
                continue
            }
            // One area is behind the other, unless they belong to several of the same kind.
            guard mark.stacking != .unstacked, kind == .bar || mark.series != nil else {
                spans.append((0, number))
                continue
            }
            let key = Place(kind: kind, value: isSideways ? mark.y : mark.x, group: mark.positionBy?.value)
            var stack = stacks[key] ?? ([], 0, 0)
            let start = number < 0 ? stack.down : stack.up
            spans.append((start, start + number))
            if number < 0 { stack.down += number } else { stack.up += number }
            stack.indices.append(index)
            stacks[key] = stack
        }
        for stack in stacks.values {
            let length = stack.up - stack.down
            for index in stack.indices {
                guard let span = spans[index] else { continue }
                switch marks[index].stacking.kind {
                case .normalized where length > 0: spans[index] = (span.0 / length, span.1 / length)
                case .center: spans[index] = (span.0 - length / 2, span.1 - length / 2)
                default: break
                }
            }
        }
        extremes = spans.compactMap { $0 }.flatMap { [$0.0, $0.1] }
    }

    private enum Kind {
        case bar, area

        init?(_ mark: _ChartMark) {
            switch mark.form {
            case .bar: self = .bar
            case .area: self = .area
            default: return nil
            }
        }
    }

    /// What stands on each other is of one kind, and at one place.
    private struct Place: Hashable {
        var kind: Kind
        var value: _PlottedValue?
        var unit: Calendar.Component?
        var group: _PlottedValue?

        init(kind: Kind, value: ChartValue?, group: _PlottedValue?) {
            self.kind = kind
            self.value = value?.value
            unit = value?.unit
            self.group = group
        }
    }
}
