import Foundation

/// Instructions by the library or program that they belong to, from the files that callgrind writes.
struct CallgrindProfile {
    /// Instructions by the path of the object that they are in. Those of callees count for the callees' objects.
    private(set) var instructions: [String: Int] = [:]

    /// The names that stand for numbers in the file. A name is written once in the life of a process, so that a later
    /// file of the same process needs those of the files before it.
    struct Names {
        fileprivate var objects: [Substring: String] = [:]

        init() {}
    }

    /// Reads one file.
    ///
    /// The format is described in Valgrind's manual, "Callgrind Format Specification". Of its lines, these matter: `ob=`
    /// and `cob=` name the object of the following costs and of the next call's callee; a line that begins with a
    /// position, a number or a sign of a relative one, has the cost last; and the line after `calls=` has a cost that
    /// includes the callee's, which is counted there.
    init(_ text: String, names: inout Names) {
        var object = ""
        var isAfterCall = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("ob=") {
                object = names.object(line.dropFirst(3))
            } else if line.hasPrefix("cob=") {
                _ = names.object(line.dropFirst(4))
            } else if line.hasPrefix("calls=") {
                isAfterCall = true
            } else if let first = line.first, first.isNumber || "+-*".contains(first) {
                if isAfterCall {
                    isAfterCall = false
                } else if let cost = line.split(separator: " ").last.flatMap({ Int($0) }) {
                    instructions[object, default: 0] += cost
                }
            }
        }
    }

    /// The instructions in Swift code: of the program, of Seam and of the toolchain's libraries.
    ///
    /// The others, of the C library and of GTK, differ from distribution to distribution, and within one with the
    /// features of the processor and the fonts that are installed.
    func swiftInstructions(of program: String, runtime: String, libraries: Set<String> = []) -> Int {
        instructions.reduce(0) { sum, entry in
            let isSwift =
                entry.key == program || entry.key == runtime || libraries.contains(entry.key)
                || entry.key.contains("/swift/linux/")
            return isSwift ? sum + entry.value : sum
        }
    }
}

extension CallgrindProfile.Names {
    /// Resolves `(3) /usr/lib/libc.so`, which also defines the number, or `(3)`.
    fileprivate mutating func object(_ text: Substring) -> String {
        guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return String(text) }
        let number = text[...end]
        let name = text[text.index(after: end)...].drop { $0 == " " }
        if !name.isEmpty { objects[number] = String(name) }
        return objects[number] ?? ""
    }
}
