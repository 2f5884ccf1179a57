import Foundation

/// Finds the values of a chart's axes.
@MainActor
struct ChartDomains {
    let kinds: (x: ChartScale.Kind, y: ChartScale.Kind)
    /// All of the axis below, of which a part may be shown.
    let whole: ChartScale.Kind

    init(_ marks: [_ChartMark], _ settings: ChartSettings) {
        let stacks = ChartStacks(marks)
        let isSideways = ChartStacks.isSideways(marks)
        func values(
            _ path: KeyPath<_ChartMark, ChartValue?>, _ end: KeyPath<_ChartMark, ChartValue?>, areLengths: Bool
        ) -> [ChartValue] {
            zip(marks, stacks.spans).flatMap { mark, span in
                // Lengths that were moved or scaled are not those of the data.
                areLengths && span != nil && mark.stacking.moves
                    ? [] : [mark[keyPath: path], mark[keyPath: end]].compactMap { $0 }
            }
        }
        let xValues = values(\.x, \.xEnd, areLengths: isSideways)
        let yValues = values(\.y, \.yEnd, areLengths: !isSideways)
        whole = Self.kind(
            xValues, isSideways ? stacks.extremes : [], settings.xDomain, settings.xScale,
            includesZero: isSideways)
        kinds = (
            Self.part(whole, settings.visible),
            Self.kind(
                yValues, isSideways ? [] : stacks.extremes, settings.yDomain, settings.yScale,
                includesZero: !isSideways)
        )
    }

    /// The part of an axis that is shown.
    private static func part(_ whole: ChartScale.Kind, _ visible: ChartVisible) -> ChartScale.Kind {
        guard let length = visible.xLength, length > 0 else { return whole }
        switch whole {
        case .line(let range, let isDate):
            guard range.upperBound - range.lowerBound > length else { return whole }
            let start = visible.xNow ?? range.lowerBound
            return .line(start...(start + length), isDate: isDate)
        case .names(let names):
            let start = Int((visible.xNow ?? 0).rounded())
            guard start >= 0, start < names.count else { return whole }
            return .names(Array(names[start..<min(start + max(Int(length), 1), names.count)]))
        }
    }

    private static func kind(
        _ values: [ChartValue], _ extremes: [Double], _ given: ChartDomain?, _ scale: ChartAxisScale,
        includesZero: Bool
    ) -> ChartScale.Kind {
        if let names = given?.names { return .names(names) }
        let isNamed = values.contains { $0.value.number == nil }
        if isNamed {
            var names: [String] = []
            for value in values where !names.contains(value.value.words) { names.append(value.value.words) }
            return .names(names)
        }
        let isDate = values.contains { if case .date = $0.value { true } else { false } }
        if let range = given?.range { return .line(range, isDate: isDate) }
        let numbers =
            values.compactMap(\.span).flatMap { [$0.0, $0.1] }
            + (scale.includesZero == false ? extremes.filter { $0 != 0 } : extremes)
        guard var least = numbers.min(), var most = numbers.max() else { return .line(0...1, isDate: false) }
        if isDate { return .line(least...max(most, least + 1), isDate: true) }
        if case .log = scale.type.kind { return .line(decades(numbers), isDate: false) }
        if scale.includesZero ?? includesZero { (least, most) = (min(least, 0), max(most, 0)) }
        if least == most { most = least + 1 }
        let step = ChartScale.step(most - least, count: 5)
        return .line(
            (least / step - 1e-9).rounded(.up) * step > least
                ? ((least / step).rounded(.down) * step)...((most / step - 1e-9).rounded(.up) * step)
                : (least)...((most / step - 1e-9).rounded(.up) * step), isDate: false)
    }

    /// From a power of ten to another.
    private static func decades(_ numbers: [Double]) -> ClosedRange<Double> {
        let positive = numbers.filter { $0 > 0 && $0.isFinite }
        guard let least = positive.min(), let most = positive.max() else { return 1...10 }
        let first = pow(10, log10(least).rounded(.down))
        let last = pow(10, log10(most).rounded(.up))
        return first...(last > first ? last : first * 10)
    }
}
