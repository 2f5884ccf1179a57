import Documents
import Foundation
import Stage

extension ControlDesk {
    /// Answers the picker on the screen with files of the caller's making: the app in its box sees none of the caller's own.
    func pickFile(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        let names = arguments.texts("names")
        let timeout = arguments.double("timeout") ?? Self.patience
        guard !names.isEmpty else {
            guard let choice = screen.surface?.fileChoice, choice.isOpen else {
                throw ControlFailure(.impossible, "no picker of files is shown")
            }
            choice.finish([])
            return []
        }
        let (texts, encoded) = (arguments.texts("contents"), arguments.texts("base64"))
        let contents = encoded.isEmpty ? texts.map { Data($0.utf8) } : encoded.compactMap { Data(base64Encoded: $0) }
        guard contents.count == names.count, texts.isEmpty || encoded.isEmpty else {
            throw ControlFailure(
                .badArgument, "pickFile: there is to be one of `contents`, or one of `base64`, for each of `names`",
                argument: encoded.isEmpty ? "contents" : "base64")
        }
        if let name = names.first(where: { name in
            let parts = name.split(separator: "/")
            return parts.isEmpty || parts.contains { [".", ".."].contains($0) }
        }) {
            throw ControlFailure(.badArgument, "pickFile: \"\(name)\" is no name of a file", argument: "names")
        }
        let folder = FileRequest.temporaryFolder.appendingPathComponent("Picked-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var picked: [URL] = []
        do {
            for (name, data) in zip(names, contents) {
                let parts = name.split(separator: "/").map(String.init)
                let file = parts.reduce(folder) { $0.appendingPathComponent($1) }
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file)
                let top = folder.appendingPathComponent(parts[0])
                if !picked.contains(top) { picked.append(top) }
            }
        } catch {
            throw ControlFailure(.badArgument, "pickFile: \(error)", argument: "names")
        }
        try await take(.pickFile(picked), timeout: timeout)
        return []
    }
}
