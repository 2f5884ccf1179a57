package import Stage

/// Gives a person files to keep.
@MainActor
package enum SavedFiles {
    /// Where the files went.
    package enum Place: Equatable {
        /// To a browser, which downloads them.
        case browser
        /// To where the person said in the desktop's dialog, which the app does not learn.
        case dialog
        /// To files in a folder; in the order of what was saved.
        case folder([URL])
    }

    /// Has the desktop's dialog ask where files go, or a browser download them, or saves them where the desktop keeps
    /// downloads. None that is there already is written over, unless the person agrees.
    ///
    /// - Parameters:
    ///   - folder: In place of the folder for downloads, without a dialog.
    ///   - completion: Called at once or, where there is a dialog, with its answer. Nil if the person does not want them,
    ///     or it failed, which the log says.
    /// - Returns: The question while it is open.
    @discardableResult
    package static func save(
        _ files: [(name: String, data: Data)], in folder: URL?, completion: @escaping (Place?) -> Void
    ) -> FileSaving? {
        guard folder == nil, !files.isEmpty else {
            completion(write(files, to: folder))
            return nil
        }
        let saving = FileSaving(files) { completion($0 ? .dialog : nil) }
        if App.services.ask(saving) { return saving.isOpen ? saving : nil }
        let isGiven = files.allSatisfy { App.services.give($0.data, named: $0.name) }
        completion(isGiven ? .browser : write(files, to: nil))
        return nil
    }

    private static func write(_ files: [(name: String, data: Data)], to folder: URL?) -> Place? {
        guard let folder = folder ?? FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first
        else { return nil }
        do {
            return .folder(
                try files.map { file in
                    let place = try FileRequest.place(for: file.name, in: folder)
                    try file.data.write(to: place)
                    return place
                })
        } catch {
            FileHandle.standardError.write(Data("Saving to \(folder.path) failed: \(error)\n".utf8))
            return nil
        }
    }
}
