import Foundation

/// Finds the values of a chart's axes.
@MainActor
struct ChartDomains {
    let kinds: (x: ChartScale.Kind, y: ChartScale.Kind)

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
        kinds = (
            Self.kind(xValues, isSideways ? stacks.extremes : [], settings.xDomain, includesZero: isSideways),
            Self.kind(yValues, isSideways ? [] : stacks.extremes, settings.yDomain, includesZero: !isSideways)
        )
    }

    private static func kind(
        _ values: [ChartValue], _ extremes: [Double], _ given: ChartDomain?, includesZero: Bool
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
        let numbers = values.compactMap(\.span).flatMap { [$0.0, $0.1] } + extremes
        guard var least = numbers.min(), var most = numbers.max() else { return .line(0...1, isDate: false) }
        if isDate { return .line(least...max(most, least + 1), isDate: true) }
        if includesZero { (least, most) = (min(least, 0), max(most, 0)) }
        if least == most { most = least + 1 }
        let step = ChartScale.step(most - least, count: 5)
        return .line(
            (least / step - 1e-9).rounded(.up) * step > least
                ? ((least / step).rounded(.down) * step)...((most / step - 1e-9).rounded(.up) * step)
                : (least)...((most / step - 1e-9).rounded(.up) * step), isDate: false)
    }
}
