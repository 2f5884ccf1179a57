import Foundation

/// The page about what bindings cost, with the figures that the benchmark has recorded.
struct BindingCostGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let costs = try BindingCosts(surfaces.reader.root)
        let baseline = try costs.dialect("plain closure")
        return [
            GeneratedFile(
                path: "Documentation/Bindings.md", from: BindingCosts.path,
                body: """
                    # What bindings cost

                    `seam benchmark bindings` makes a thousand screens of eight bindings each and asks malloc what it has
                    given out: bytes with malloc's own word of each block, and blocks. That is counted and not timed: two runs
                    differ by less than 1%. The self-test's check "instructions" compares them with these figures, which are
                    those of Swift \(costs.toolchain) on Linux, where Combine, RxSwift and key-value observing are Seam's.

                    - **A value**: what the view model takes beyond a stored property.
                    - **A binding**: what stays as long as the binding does, with the share of the set, bag or token that
                      keeps it.
                    - **Delivery**: the blocks that a value takes on its way to the screen and gives back.

                    ## One way

                    \(table(costs.dialects.filter { $0.way == "one way" }, baseline, hasDeliveries: true))

                    `receive(on:)` and `@Observable` deliver on a later turn of the main queue, which takes most of their
                    blocks. `assign(to:on:)` keeps the screen, and `assign(to:)` is between two view models.

                    ## Both ways

                    With the text of a `UITextField`, a hundred screens of eight.

                    \(table(costs.dialects.filter { $0.way == "two ways" }, nil, hasDeliveries: false))

                    What is written by hand disturbs a syllable that an input method is composing; RxCocoa and the toolkit leave
                    it alone, which is what some of their blocks are for.

                    A dialect is a file in `Benchmarks/Sources/BindingsBenchmark`, and a word in the list in its `main.swift`.
                    """)
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
