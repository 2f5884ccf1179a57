import Foundation

/// Finds the author's lines of addresses in a program, by the toolchain's `llvm-symbolizer`.
public final class LineFinder {
    private let process: Process?
    private let input = Pipe()
    private let output = Pipe()
    private var known: [UInt64: Frame?] = [:]
    private var buffer = Data()
    private let folders: [String]

    /// - Parameters:
    ///   - program: The program that the addresses are in, relative to where it begins.
    ///   - symbolizer: The path of `llvm-symbolizer`; without one there are no lines.
    ///   - folders: Where the author's files are: of calls that were inlined, the innermost in these counts.
    public init(program: URL, symbolizer: URL?, folders: [URL]) {
        self.folders = folders.map { $0.standardizedFileURL.path + "/" }
        guard let symbolizer else {
            process = nil
            return
        }
        let process = Process()
        process.executableURL = symbolizer
        process.arguments = ["--obj=" + program.path, "--output-style=LLVM", "--functions=linkage"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        self.process = (try? process.run()) == nil ? nil : process
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process?.waitUntilExit()
    }

    /// The line of the first of the addresses, the innermost first, that is not in a property's accessor.
    func place(of addresses: [UInt64]) -> SourcePlace? {
        for address in addresses {
            guard let frame = frame(of: address), !frame.isAccessor, !frame.isEntry else { continue }
            if let place = frame.place { return place }
            // The compiler gives no line to the end of a change in place: that is on the line before.
            for distance in stride(from: UInt64(4), through: 512, by: 4) where distance < address {
                guard let before = self.frame(of: address - distance), before.function == frame.function else { break }
                if let place = before.place { return place }
            }
        }
        return nil
    }

    private func frame(of address: UInt64) -> Frame? {
        if let frame = known[address] { return frame }
        let frame = find(address)
        known[address] = .some(frame)
        return frame
    }

    /// A function at an address, the innermost of the author's where calls were inlined.
    private struct Frame {
        /// As the linker knows it.
        var function: String
        var place: SourcePlace?

        /// What starts the program, in which everything happens.
        var isEntry: Bool { function == "main" || function.hasSuffix("$mainyyFZ") }

        /// `…vs`, `…vM.resume.0`: a setter, observers, the ways to change in place.
        var isAccessor: Bool {
            let name = function.split(separator: ".").first ?? ""
            return ["vs", "vw", "vW", "vM", "vx", "vr"].contains { name.hasSuffix($0) }
        }
    }

    private func find(_ address: UInt64) -> Frame? {
        guard let process, process.isRunning,
            (try? input.fileHandleForWriting.write(contentsOf: Data("0x\(String(address, radix: 16))\n".utf8))) != nil
        else { return nil }
        var frames: [Frame] = []
        var function: String?
        // The function and its line by turns, then an empty line.
        while let line = nextLine(), !line.isEmpty {
            guard let name = function else {
                function = line
                continue
            }
            function = nil
            let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
            let file = parts.dropLast(2).joined(separator: ":")
            // What the compiler has added has no line, and maybe no file.
            guard number == 0 || folders.contains(where: { file.hasPrefix($0) }) else { continue }
            frames.append(Frame(function: name, place: number > 0 ? SourcePlace(file: file, line: number) : nil))
        }
        return frames.first
    }

    private func nextLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
                buffer = Data(buffer[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            buffer += more
        }
    }
}
