/// How far an ``AsyncImage`` has come.
public enum AsyncImagePhase {
    /// Nothing has been loaded yet.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture could not be loaded, for this reason.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why the picture could not be loaded, if so.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
