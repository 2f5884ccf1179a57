import Foundation

/// The figures of Combine's rows.
public typealias Figures = FiguresOf<Work>

/// The figures of RxSwift's rows.
public typealias RxFigures = FiguresOf<RxWork>

/// The figures of one implementation, row by row.
///
/// With `--count` its methods count instructions instead, and the figures stay empty.
public struct FiguresOf<Row: Measurable> {
    private var values: [Row: Double] = [:]

    public init() {}

    public subscript(row: Row) -> Double? {
        get { values[row] }
        set { values[row] = newValue }
    }

    /// Measures a row: nanoseconds of processor time a value, the median of several rounds.
    ///
    /// - Parameters:
    ///   - count: How many values a round sends.
    ///   - counted: How many are sent when instructions are counted.
    ///   - work: Sends as many values as it is told.
    public mutating func measure(
        _ row: Row, _ count: Int = 200_000, rounds: Int = 5, counted: Int = 2_000, _ work: (Int) -> Void
    ) {
        if Counting.isOn { return Counting.count(row.rawValue, counted, work) }
        values[row] = Measure.measure(count, rounds: rounds, work)
    }

    /// Measures a burst through the main queue, a value. `send` sends one; each is to add one to `delivered`.
    public mutating func measureBurst(_ row: Row, _ send: (Int) -> Void) {
        measure(row, 50_000, rounds: 3, counted: 5_000) { count in
            delivered = 0
            for value in 0..<count { send(value) }
            while delivered < count { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        }
    }

    /// Measures the bytes of heap that one of many live objects takes.
    public mutating func measureBytes(_ row: Row, _ count: Int = 100_000, _ make: () -> Any) {
        record(row, bytes: bytes(Counting.isOn ? min(count, 10_000) : count, make))
    }

    /// Measures the bytes of heap that are still in use when what `work` has made is released.
    public mutating func measureBytesLeft(_ row: Row, _ work: () -> Void) {
        record(row, bytes: bytesLeft(Counting.isOn ? 10_000 : 100_000, work))
    }

    private mutating func record(_ row: Row, bytes: Double) {
        if Counting.isOn { Counting.report(row.rawValue, bytes: bytes) } else { values[row] = bytes }
    }

    /// Prints the figures beside the limits and what closures take for the same work, with how many times ours is that.
    public func printTable(besideClosures closures: FiguresOf) {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        func titled(_ text: String) -> String { text + String(repeating: " ", count: max(0, 56 - text.count)) }
        print(
            titled("ns a value, or bytes") + ["ours", "at most", "closures", "ratio"].map { padded($0, 10) }.joined())
        for row in Row.allCases {
            guard let value = values[row] else { continue }
            let peer = closures[row]
            let cells = [
                String(format: "%.1f", value), String(format: "%.0f", row.limit),
                peer.map { String(format: "%.1f", $0) } ?? "-", peer.map { String(format: "%.1f", value / $0) } ?? "-",
            ]
            print(titled(row.rawValue) + cells.map { padded($0, 10) }.joined() + (value > row.limit ? "  over" : ""))
        }
    }
}
