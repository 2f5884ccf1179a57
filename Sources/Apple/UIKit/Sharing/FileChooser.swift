package import Stage
package import UniformTypeIdentifiers

/// Asks a person for files while a picker is on the screen, in whichever way the surface has: the browser's own dialog, the
/// desktop's, or a flow's answer.
@MainActor
package final class FileChooser {
    private let types: [UTType]
    private let completion: ([URL]) -> Void
    private var choice: FileChoice?
    private weak var surface: Surface?
    /// Whether more than one file may be chosen.
    package var allowsMultiple = false

    /// - Parameter completion: Called with copies of the chosen files, or with none.
    package init(_ types: [UTType], completion: @escaping ([URL]) -> Void) {
        self.types = types
        self.completion = completion
    }

    /// Whether folders are chosen: they are if nothing else is asked for.
    package var isForFolders: Bool {
        !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) && !$0.conforms(to: .package) }
    }

    /// Shows the dialog for a picker whose view is on the screen, once more if it was closed.
    package func ask(from view: UIView) {
        guard let surface = view.window?.windowScene?.surface else { return }
        end()
        let choice = FileChoice(request) { [weak self] files in
            guard let self else { return }
            end()
            completion(files)
        }
        self.choice = choice
        self.surface = surface
        surface.fileChoice = choice
    }

    /// Takes the question back.
    package func end() {
        if let choice, surface?.fileChoice === choice { surface?.fileChoice = nil }
        choice = nil
    }

    private var request: FileRequest {
        let identifier = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        var request = FileRequest(
            folder: FileRequest.temporaryFolder.appendingPathComponent("\(identifier)-Inbox")
                .appendingPathComponent(UUID().uuidString))
        request.allowsMultiple = allowsMultiple
        request.isForFolders = isForFolders
        if isForFolders { return request }
        let tags = types.map(\.fileTags)
        // One type that every file is of lets all be chosen.
        if !tags.contains(where: { $0.endings.isEmpty && $0.mimeTypes.isEmpty }) {
            request.endings = Self.unique(tags.flatMap(\.endings))
            request.mimeTypes = Self.unique(tags.flatMap(\.mimeTypes))
        }
        return request
    }

    private static func unique(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
