public import SeamFoundation

extension Transferable {
    /// The types of data or files that values are read of, the best one first.
    public static var _importedContentTypes: [UTType] {
        parts.filter { $0.importData != nil || $0.importFile != nil }.map(\.contentType)
    }

    /// Writes the value to a file in a folder, in its first form that is one of some types; in its first of all if no
    /// type is said.
    ///
    /// - Parameter name: The file's name, with or without its ending; nil for the value's own.
    public func _write(as types: [UTType], named name: String?, in folder: URL) async throws -> URL {
        let parts = Self.parts.filter { part in
            (part.exportData != nil || part.exportFile != nil) && part.isExported(self)
                && (types.isEmpty || types.contains(where: part.contentType.conforms))
        }
        guard let part = parts.first else { throw CocoaError(.featureUnsupported) }
        if let export = part.exportFile {
            let made = try await export(self).file
            let file = folder.appendingPathComponent(
                part.contentType._fileName(name ?? part.fileName(self) ?? made.lastPathComponent))
            try FileManager.default.copyItem(at: made, to: file)
            return file
        }
        let file = folder.appendingPathComponent(part.contentType._fileName(name ?? part.fileName(self)))
        try await part.exportData?(self).write(to: file)
        return file
    }
}

extension UTType {
    /// A name for a file of the type: the given one, with the type's ending if it has none of the type's; "Untitled"
    /// if there is none.
    public func _fileName(_ name: String?) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        let ending = (name as NSString).pathExtension
        if !ending.isEmpty, UTType(filenameExtension: ending)?.conforms(to: self) ?? false { return name }
        guard let own = preferredFilenameExtension else { return name }
        return name + "." + own
    }
}
