/// Makes files from declarations. See ``GeneratedFile`` for how to add one.
public protocol FileGenerator: Sendable {
    /// The files, none twice. What is read from `surfaces` is read once for all generators.
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile]
}
