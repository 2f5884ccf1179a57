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
        var sums: [[AnyHashable]: (up: Double, down: Double)] = [:]
        for mark in marks {
            let isStacked: Bool
            switch mark.form {
            case .bar: isStacked = true
            // One area is behind the other, unless they belong to several of the same kind.
            case .area: isStacked = mark.series != nil
            default:
                spans.append(nil)
                continue
            }
            let (value, end) = isSideways ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
            guard let number = value?.value.number else {
                spans.append(nil)
                continue
            }
            if let last = end?.value.number {
                spans.append((number, last))
            } else if isStacked {
                let place = isSideways ? mark.y : mark.x
                let key: [AnyHashable] = [
                    AnyHashable(place?.value), AnyHashable(place?.unit), AnyHashable(mark.positionBy?.value),
                    AnyHashable(String(describing: mark.form).prefix(3)),
                ]
                var sum = sums[key] ?? (0, 0)
                let start = number < 0 ? sum.down : sum.up
                spans.append((start, start + number))
                if number < 0 { sum.down += number } else { sum.up += number }
                sums[key] = sum
            } else {
                spans.append((0, number))
            }
        }
        extremes = spans.compactMap { $0 }.flatMap { [$0.0, $0.1] }
    }
}
