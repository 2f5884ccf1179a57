import Foundation

/// A list of what is measured, each with what it may take at most.
public protocol Measurable: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    var limit: Double { get }
}

/// What was measured of Combine or a peer of it.
public typealias Figures = FiguresOf<Work>

/// What was measured of RxSwift, ours or the original.
public typealias RxFigures = FiguresOf<RxWork>

/// What was measured of one framework. A program that measures a peer prints it, one piece of work a line.
public struct FiguresOf<Work: Measurable> {
    public private(set) var values: [Work: Double] = [:]

    public init() {}

    public subscript(work: Work) -> Double? {
        get { values[work] }
        set { values[work] = newValue }
    }

    public func print() {
        for work in Work.allCases {
            if let value = values[work] { Swift.print("\(work.rawValue)\t\(value)") }
        }
    }

    /// Reads what `print()` wrote.
    public init(_ text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t")
            guard fields.count == 2, let work = Work(rawValue: String(fields[0])) else { continue }
            values[work] = Double(fields[1])
        }
    }
}

/// Prints what was measured beside the limits and what others take, as ratios to ours.
public func printTable<Work>(
    _ ours: FiguresOf<Work>, beside columns: [(name: String, figures: FiguresOf<Work>)]
) {
    func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func titled(_ text: String) -> String { text + String(repeating: " ", count: max(0, 52 - text.count)) }
    let titles = ["ours", "at most"] + columns.map(\.name)
    print(titled("ns a value, or bytes") + titles.map { padded($0, 16) }.joined())
    for work in Work.allCases {
        guard let value = ours[work] else { continue }
        let others = columns.map { column in
            column.figures[work].map {
                value < 0.05 ? String(format: "%.1f", $0) : String(format: "%.1f (%.1fx)", $0, $0 / value)
            } ?? "-"
        }
        let over = value > work.limit ? " over" : ""
        let cells = [String(format: "%.1f", value), String(format: "%.0f", work.limit)] + others
        print(titled(work.rawValue) + cells.map { padded($0, 16) }.joined() + over)
    }
}

/// What the program at `file`, if it is there, prints of a peer.
public func figures<Work>(printedBy file: URL, as type: FiguresOf<Work>.Type) throws -> FiguresOf<Work>? {
    guard FileManager.default.isExecutableFile(atPath: file.path) else { return nil }
    let process = Process()
    process.executableURL = file
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return FiguresOf<Work>(String(decoding: data, as: UTF8.self))
}
