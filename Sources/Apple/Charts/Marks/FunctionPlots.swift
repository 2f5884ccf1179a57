extension LinePlot where DataElement == Never {
    /// Creates the line of a function.
    ///
    /// - Parameters:
    ///   - x: What the values of the axis below are.
    ///   - y: What the function's values are.
    ///   - domain: Where the function is asked; nil for all of the axis below.
    ///   - function: The function. Where it gives nothing that is finite, the line has a gap.
    public init(
        x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(marks: [
            _ChartMark(.line, domain: domain) { number in
                FunctionSample(x: (x, number), y: (y, function(number)))
            }
        ])
    }

    /// Creates the curve of two functions of one parameter.
    public init(
        x: String, y: String, t: String, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(marks: [
            _ChartMark(.line, domain: domain) { number in
                let values = function(number)
                return FunctionSample(x: (x, values.x), y: (y, values.y))
            }
        ])
    }
}

extension AreaPlot where DataElement == Never {
    /// Creates the area between a function and 0.
    public init(
        x: String, y: String, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(marks: [
            _ChartMark(.area, stacking: .unstacked, domain: domain) { number in
                FunctionSample(x: (x, number), y: (y, function(number)))
            }
        ])
    }

    /// Creates the area between two functions.
    public init(
        x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(marks: [
            _ChartMark(.area, domain: domain) { number in
                let values = function(number)
                return FunctionSample(x: (x, number), y: (yStart, values.yStart), yEnd: (yEnd, values.yEnd))
            }
        ])
    }
}

/// What a function gives for a number.
struct FunctionSample {
    var x: (label: String, value: Double)
    var y: (label: String, value: Double)
    var yEnd: (label: String, value: Double)?

    var isFinite: Bool { x.value.isFinite && y.value.isFinite && yEnd?.value.isFinite ?? true }
}

/// A function that a mark stands for.
struct ChartFunction {
    let domain: ClosedRange<Double>?
    let sample: (Double) -> FunctionSample
}

extension _ChartMark {
    init(
        _ form: Form, stacking: MarkStackingMethod = .standard, domain: ClosedRange<Double>?,
        _ sample: @escaping (Double) -> FunctionSample
    ) {
        self.init(form, stacking: stacking)
        function = ChartFunction(domain: domain, sample: sample)
    }

    /// The marks with a mark for each point of functions, on an axis of such numbers.
    @MainActor
    static func sampled(_ marks: [_ChartMark], in axis: ClosedRange<Double>?) -> [_ChartMark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let numbers = marks.compactMap { $0.x?.value.number }
        let data = numbers.min().flatMap { least in numbers.max().map { least...$0 } }
        return marks.enumerated().flatMap { index, mark in
            mark.function.map { mark.points(of: $0, in: $0.domain ?? axis ?? data ?? -1...1, index) } ?? [mark]
        }
    }

    /// How many points a line has.
    private static let count = 300

    private func points(of function: ChartFunction, in domain: ClosedRange<Double>, _ index: Int) -> [_ChartMark] {
        let length = domain.upperBound - domain.lowerBound
        guard length > 0, length.isFinite else { return [] }
        var part = 0
        return (0...Self.count).compactMap { step in
            let sample = function.sample(domain.lowerBound + length * Double(step) / Double(Self.count))
            guard sample.isFinite else {
                part += 1
                return nil
            }
            var copy = self
            copy.function = nil
            copy.x = ChartValue(label: sample.x.label, value: .number(sample.x.value))
            copy.y = ChartValue(label: sample.y.label, value: .number(sample.y.value))
            copy.yEnd = sample.yEnd.map { ChartValue(label: $0.label, value: .number($0.value)) }
            copy.series = "\(index) \(part)"
            return copy
        }
    }
}
