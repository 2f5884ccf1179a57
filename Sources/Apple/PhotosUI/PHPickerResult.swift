public import SeamFoundation

/// A picture or film that a person has chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Gives its data, as a `UIImage` among others, or its file.
    public let itemProvider: NSItemProvider
    /// The name of it in the library of photos, if the picker was made for that library; files have none.
    public let assetIdentifier: String?

    /// Whether both are the same choice.
    public static func == (left: PHPickerResult, right: PHPickerResult) -> Bool {
        left.itemProvider === right.itemProvider
    }

    /// Hashes the choice.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
