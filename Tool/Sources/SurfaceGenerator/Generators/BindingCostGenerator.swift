import Foundation

/// The page about what bindings cost, with the figures that the benchmark has recorded, and a short table of them in the
/// pages called README.
struct BindingCostGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let costs = try BindingCosts(surfaces.reader.root)
        let baseline = try costs.dialect("plain closure")
        return [
            GeneratedFile(
                path: "Documentation/Bindings.md", from: BindingCosts.path,
                body: """
                    # What bindings cost

                    `seam benchmark bindings` makes a thousand screens with eight bindings each and counts what they ask of malloc:
                    blocks, and bytes as malloc rounds them, with its own word for each block. Nothing is timed, and two runs
                    differ by less than 1%. The self-test's check "instructions" compares with these figures, which were counted
                    with Swift \(costs.toolchain) on Linux, where Combine, RxSwift and key-value observing are Seam's own.

                    - **A value** is what the view model takes beyond a stored property.
                    - **A binding** is what stays for as long as the binding does, including its share of the set, bag or token
                      that holds it.
                    - **Delivery** is how many blocks a value allocates, and frees again, on its way to the screen.

                    ## One way

                    \(table(costs.dialects.filter { $0.way == "one way" }, baseline, hasDeliveries: true))

                    `receive(on:)` and `@Observable` deliver on a later turn of the main queue, which accounts for most of the
                    blocks of a delivery. `assign(to:on:)` holds the screen strongly, and `assign(to:)` connects two view models.

                    ## Both ways

                    Between a value and the text of a `UITextField`: a hundred screens with eight each.

                    \(table(costs.dialects.filter { $0.way == "two ways" }, nil, hasDeliveries: false))

                    Bindings written by hand interrupt a syllable that an input method is still composing; RxCocoa and the toolkit
                    do not, and some of their blocks are the price of that.

                    To add a dialect, add a file to `Benchmarks/Sources/BindingsBenchmark` and its name to the list in `main.swift` there.
                    """)
        ] + (try readMes(costs, surfaces.reader.root))
    }

    /// The dialects that stand in the short table, and how that calls them.
    private static let short: [(dialect: String, title: String, korean: String)] = [
        ("plain closure", "closure", "클로저"), ("closure box, `Observable<T>`", "closure box", "클로저 상자"),
        ("Combine, `sink`", "Combine `sink`", "Combine `sink`"),
        ("toolkit, `@Property`", "toolkit", "툴킷"), ("key-value observing", "key-value observing", "키-값 관찰"),
        ("`@Observable`, `withObservationTracking`", "`@Observable`", "`@Observable`"),
        ("RxSwift, `drive`", "RxSwift `drive`", "RxSwift `drive`"),
        ("Input/Output, RxSwift", "Input/Output with RxSwift", "RxSwift로 쓴 Input/Output"),
    ]

    private func readMes(_ costs: BindingCosts, _ root: URL) throws(GenerationError) -> [GeneratedFile] {
        var bytes: [String] = []
        for entry in Self.short { bytes.append(Self.whole(try costs.dialect(entry.dialect).bytes)) }
        func table(_ corner: String, _ titles: [String]) -> String {
            """
            | \(([corner] + titles).joined(separator: " | ")) |
            |---|\(String(repeating: "---:|", count: titles.count))
            | \((["bytes"] + bytes).joined(separator: " | ")) |
            """
        }
        return [
            try GeneratedFile(
                path: "README.md", region: "bindings", body: table("", Self.short.map(\.title)), root: root),
            try GeneratedFile(
                path: "README.ko.md", region: "bindings",
                body: table("", Self.short.map(\.korean)).replacing("| bytes |", with: "| 바이트 |"), root: root),
        ]
    }

    private func table(
        _ dialects: [BindingCosts.Dialect], _ baseline: BindingCosts.Dialect?, hasDeliveries: Bool
    ) -> String {
        let titles =
            ["Dialect", "A value, bytes", "blocks", "A binding, bytes", "blocks", "Both, bytes"]
            + (hasDeliveries ? ["beside a closure", "Delivery, blocks"] : [])
        let rows = dialects.map { dialect in
            var cells = [
                dialect.title, Self.whole(dialect["bytes of a value"]), Self.tenth(dialect["allocations of a value"]),
                Self.whole(dialect["bytes of a binding"]), Self.tenth(dialect["allocations of a binding"]),
                Self.whole(dialect.bytes),
            ]
            if hasDeliveries {
                cells.append(baseline.map { Self.tenth(dialect.bytes / $0.bytes) } ?? "")
                cells.append(Self.tenth(dialect["allocations of a delivery"]))
            }
            return "| " + cells.joined(separator: " | ") + " |"
        }
        return """
            | \(titles.joined(separator: " | ")) |
            | --- |\(String(repeating: " ---: |", count: titles.count - 1))
            \(rows.joined(separator: "\n"))
            """
    }

    static func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }

    private static func tenth(_ value: Double) -> String { String(format: "%.1f", value) }
}
