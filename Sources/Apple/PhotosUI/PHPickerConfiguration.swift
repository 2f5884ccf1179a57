public import Photos

/// What a person may choose, and how many.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form in which pictures are given. Has no effect: files are given as they are.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// The order in which chosen pictures come. Has no effect: they come in the order of the dialog.
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered, people
    }

    /// The form of the pictures. Has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How many may be chosen; 1 unless set, and 0 for any number. Dialogs for files know no number: of more, the first
    /// are taken.
    public var selectionLimit = 1
    /// The order of the chosen pictures. Has no effect.
    public var selection = Selection.default
    /// The kinds that may be chosen; nil for all.
    public var filter: PHPickerFilter?
    /// The pictures of the library that are marked from the start, where several may be chosen. Files have no identifiers.
    public var preselectedAssetIdentifiers: [String] = []

    /// Whether results name what was chosen.
    var namesAssets = false

    /// Creates a configuration for one picture or film.
    public init() {}

    /// Creates a configuration for one picture or film of the library, whose identifier the result has.
    public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
