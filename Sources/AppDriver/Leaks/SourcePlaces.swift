import Foundation
import RuntimeShims

/// Tells which line of the author's a function or a class comes from.
final class SourcePlaces {
    struct Function {
        /// A closure's, a method's; nil if only the compiler wrote it.
        var place: SourcePlace?
        var name: String
        /// Whether it only calls another.
        var isThunk: Bool
    }

    private let map: MemoryMap
    private var files: [String: ProgramFile?] = [:]
    private let declarations: [String: SourcePlace]
    /// The app's own program.
    private let program: String

    /// - Parameter declarations: The app's classes, a line each: name, file and line with tabs between.
    init(_ map: MemoryMap, declarations: [String: SourcePlace]) {
        self.map = map
        self.declarations = declarations
        program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    }

    /// Reads a list of classes: a line each, with the name, the file and the line with tabs between.
    static func declarations(_ text: String) -> [String: SourcePlace] {
        var places: [String: SourcePlace] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 3, let number = Int(parts[2]) else { continue }
            places[String(parts[0])] = SourcePlace(file: String(parts[1]), line: number)
        }
        return places
    }

    /// Whether an address is in the app's program, and not in a library.
    func isApps(_ address: UInt) -> Bool { map.region(of: address)?.path == program }

    /// - Parameter name: Without the module.
    func place(ofClass name: String) -> SourcePlace? {
        declarations[name] ?? name.split(separator: ".").last.flatMap { declarations[String($0)] }
    }

    /// The function that the code at an address is in; nil if there is no code.
    func function(at address: UInt) -> Function? {
        guard let region = map.region(of: address), region.isExecutable, let (file, offset) = file(of: region) else {
            return nil
        }
        guard let symbol = file.symbol(at: address - offset) else { return nil }
        let (base, isForwarder) = Self.target(of: symbol)
        let isThunk = base.hasSuffix("TR") || base.contains("TR") && base.hasSuffix("TA")
        // What applies a closure to what it captures was written by the compiler.
        let start = isForwarder ? file.address(of: base) : address - offset
        let place = start.flatMap { file.line(at: $0) }
        return Function(
            place: isThunk || region.path != program ? nil : place, name: SymbolNames.demangled(base) ?? base,
            isThunk: isThunk)
    }

    /// The symbol that a forwarder calls.
    private static func target(of symbol: String) -> (String, Bool) {
        var base = Substring(symbol)
        // The linker's numbers for equal names.
        if let dot = base.lastIndex(of: "."), base[base.index(after: dot)...].allSatisfy(\.isNumber) {
            base = base[..<dot]
        }
        guard base.hasSuffix("TA") else { return (String(base), false) }
        return (String(base.dropLast(2)), true)
    }

    /// The name of the variable at an address; nil if it has none.
    func variable(at address: UInt) -> String? {
        guard let region = map.region(of: address) else { return nil }
        // What is empty at first has no file.
        let named = region.path.isEmpty ? map.region(of: region.start - 1) : region
        guard let named, let (file, offset) = file(of: named), let symbol = file.symbol(at: address - offset) else {
            return nil
        }
        return SymbolNames.demangled(symbol)
    }

    private func file(of region: MemoryMap.Region) -> (ProgramFile, UInt)? {
        guard region.path.hasPrefix("/"), let first = map.regions.first(where: { $0.path == region.path }) else {
            return nil
        }
        if files[region.path] == nil { files[region.path] = .some(ProgramFile(path: region.path)) }
        guard let file = files[region.path] ?? nil else { return nil }
        return (file, first.start - file.base)
    }
}
