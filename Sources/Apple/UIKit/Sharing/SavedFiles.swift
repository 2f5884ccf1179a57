internal import Stage

/// Gives a person files to keep.
@MainActor
enum SavedFiles {
    /// Where the files went.
    enum Place: Equatable {
        /// To a browser, which downloads them.
        case browser
        /// To files in a folder; in the order of what was saved.
        case folder([URL])
    }

    /// Saves files where the desktop keeps downloads, or has a browser download them. None that is there already is
    /// written over. Nil if it failed, which the log says.
    ///
    /// - Parameter folder: In place of the folder for downloads.
    static func save(_ files: [(name: String, data: Data)], in folder: URL?) -> Place? {
        if folder == nil, !files.isEmpty, files.allSatisfy({ App.services.give($0.data, named: $0.name) }) {
            return .browser
        }
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
