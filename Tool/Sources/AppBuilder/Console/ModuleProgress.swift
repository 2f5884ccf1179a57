import Foundation

/// The share of a build's modules that is compiled, in which each counts by the size of its sources.
///
/// A module is compiled as a whole, and the compiler says nothing until its end. Meanwhile the share grows as fast as it
/// has on average, and stops short of the end of the largest module that is left.
struct ModuleProgress {
    /// The bytes of each module's sources, by its name.
    private let sizes: [String: Int]
    private let start: Date
    private var last: Date
    private var compiled: Set<String> = []

    /// - Parameters:
    ///   - modules: The folders of the modules that are compiled, by the modules' names.
    ///   - start: When the build began.
    init(modules: [String: URL], start: Date) {
        self.init(sizes: modules.mapValues(Self.size), start: start)
    }

    init(sizes: [String: Int], start: Date) {
        self.sizes = sizes
        self.start = start
        last = start
    }

    /// The share that is done, between 0 and 1. Nil before the first module is compiled.
    ///
    /// - Parameters:
    ///   - output: The build's output, or its end, with lines such as `[12/34] Compiling UIKit UIView.swift`.
    ///   - date: Now.
    mutating func share(_ output: String, at date: Date) -> Double? {
        for line in output.split(whereSeparator: \.isNewline) {
            guard let match = line.prefixMatch(of: /\[\d+\/\d+\] Compiling (\w+)/) else { continue }
            if sizes[String(match.1)] != nil, compiled.insert(String(match.1)).inserted { last = date }
        }
        let all = sizes.values.reduce(0, +)
        let done = sizes.reduce(0) { compiled.contains($1.key) ? $0 + $1.value : $0 }
        guard all > 0, done > 0 else { return nil }
        let left = sizes.filter { !compiled.contains($0.key) }.values.max() ?? 0
        let time = last.timeIntervalSince(start)
        let expected = time > 0 ? Double(done) * date.timeIntervalSince(last) / time : 0
        // The compiled files are yet to be linked.
        return min(0.99, (Double(done) + min(expected, 0.95 * Double(left))) / Double(all))
    }

    private static func size(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        guard let files else { return 0 }
        var sum = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            sum += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        return sum
    }
}
