import AppBuilder
import Foundation
import SurfaceGenerator

/// `seam generate`
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "write the files that are made from declarations"
    static let discussion = """
        Writes the files of the repository that are made from its declarations: those in folders called Generated, and
        pages of Documentation. The self-test fails when one is not as it would be written.
        """
    static let audience = CommandAudience.developers
    static let operands = CommandOperands.any("MODULE", .text)
    static let options = [check, undocumented]

    static let check = CommandOption.flag(
        "--check", "write nothing; name the files that would change, and fail if there are any")
    static let undocumented = CommandOption.flag(
        "--undocumented",
        """
        write nothing; list the public declarations without a doc comment, of the modules that are named or of all,
        with file and line, and count them
        """)

    private let arguments: Arguments
    private let root: URL

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        if let first = arguments.operands.first, !arguments.has(Self.undocumented) {
            throw BuildError(.usage, "seam: `generate` does not know what to do with \"\(first)\"")
        }
        root = try Installation.current().root
    }

    func run() throws(BuildError) {
        do {
            if arguments.has(Self.undocumented) {
                try listUndocumented()
            } else if arguments.has(Self.check) {
                let differences = try Generation(root: root).differences()
                for difference in differences { print(difference) }
                if !differences.isEmpty { throw BuildError(.failed, "") }
            } else {
                for difference in try Generation(root: root).write() {
                    print((difference.kind == .orphan ? "removed  " : "wrote    ") + difference.path)
                }
            }
        } catch let error as GenerationError {
            throw BuildError(.failed, "seam: \(error)")
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(.failed, "seam: \(error)")
        }
    }

    private func listUndocumented() throws(GenerationError) {
        let surfaces = Surfaces(root: root)
        let modules = surfaces.reader.publicModules
        let chosen = arguments.operands.isEmpty ? modules : arguments.operands
        let all = try surfaces.modules(modules)
        var counts: [(module: String, missing: Int, total: Int)] = []
        for name in chosen {
            let (missing, total) = UndocumentedDeclarations.find(in: try surfaces.module(name), among: all)
            for entry in missing { print("\(entry.place): \(entry.name)") }
            counts.append((name, missing.count, total))
        }
        for count in counts { print("\(count.module): \(count.missing) of \(count.total) public declarations") }
        let missing = counts.reduce(0) { $0 + $1.missing }
        let total = counts.reduce(0) { $0 + $1.total }
        print("all: \(missing) of \(total)")
    }
}

extension RepositoryChecks {
    /// Fails when a file is not what its declarations make it.
    func checkGenerated() throws(BuildError) -> Check.Outcome {
        do {
            let differences = try Generation(root: installation.root).differences()
            return differences.isEmpty
                ? .passed : .failed(differences.map(\.description).joined(separator: "\n"))
        } catch {
            return .failed(error.description)
        }
    }
}
