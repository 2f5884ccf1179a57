extension UTType {
    /// Every ending and every kind of content that files of this type or of a kind of it have; empty for a type that any
    /// file is of.
    package var fileTags: (endings: [String], mimeTypes: [String]) {
        guard !["public.item", "public.data", "public.content"].contains(identifier) else { return ([], []) }
        if isDynamic { return (tags[.filenameExtension] ?? [], tags[.mimeType] ?? []) }
        let types = TypeTable.shared.rows.keys.sorted().map(UTType.init(known:)).filter { $0.conforms(to: self) }
        return (types.flatMap { $0.tags[.filenameExtension] ?? [] }, types.flatMap { $0.tags[.mimeType] ?? [] })
    }

    /// Whether data of the type `identifier` is also of the type `other`, neither of which has to be known.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier.lowercased() == other.lowercased() { return true }
        // Dynamic types are made from tags of files.
        if identifier.hasPrefix("dyn.") { return ["public.data", "public.item"].contains(other.lowercased()) }
        guard let type = UTType(identifier), let supertype = UTType(other) else { return false }
        return type.conforms(to: supertype)
    }
}
