import Foundation

/// What bindings take of the heap, as `seam benchmark bindings --record` keeps it.
struct BindingCosts {
    /// A dialect's figures, by the names of their rows: `bytes of a binding`.
    struct Dialect {
        /// `one way` or `two ways`.
        var way: String
        var title: String
        var figures: [String: Double]

        subscript(figure: String) -> Double { figures[figure] ?? 0 }

        /// The bytes of a value that is bound once.
        var bytes: Double { self["bytes of a value"] + self["bytes of a binding"] }
    }

    static let path = "Benchmarks/Counts/instructions.tsv"

    /// From what takes least to what takes most.
    let dialects: [Dialect]
    /// The compiler that the program was built with.
    let toolchain: String

    init(_ root: URL) throws(GenerationError) {
        guard let text = try? String(contentsOf: root.appending(path: Self.path), encoding: .utf8) else {
            throw GenerationError("\(Self.path) cannot be read")
        }
        var all: [String: Dialect] = [:]
        var toolchain = ""
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields.first == "toolchain" { toolchain = fields.last ?? "" }
            guard fields.count == 4, fields[0] == "bindings", let value = Double(fields[2]) else { continue }
            // WAY: TITLE: FIGURE
            let parts = fields[1].components(separatedBy: ": ")
            guard parts.count == 3 else { continue }
            let name = parts[0] + parts[1]
            all[name, default: Dialect(way: parts[0], title: parts[1], figures: [:])].figures[parts[2]] = value
        }
        self.toolchain = toolchain
        dialects = all.values.sorted { ($0.bytes, $0.title) < ($1.bytes, $1.title) }
        guard !dialects.isEmpty else {
            throw GenerationError(
                "\(Self.path) has no rows of bindings; `seam benchmark bindings --record` writes them")
        }
    }

    /// The dialect called so.
    func dialect(_ title: String, way: String = "one way") throws(GenerationError) -> Dialect {
        guard let found = dialects.first(where: { $0.title == title && $0.way == way }) else {
            throw GenerationError("\(Self.path) has no row of bindings called \"\(way): \(title)\"")
        }
        return found
    }
}
