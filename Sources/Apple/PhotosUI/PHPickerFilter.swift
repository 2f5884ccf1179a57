internal import UniformTypeIdentifiers

/// The kinds of pictures and films that a person may choose.
///
/// Files say less of themselves than a library of photos: kinds that are told apart by how a picture was made, such as
/// screenshots, are all pictures here.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
        case types([String])
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Pictures, Live Photos included.
    public static let images = PHPickerFilter(.types(["public.image"]))
    /// Films.
    public static let videos = PHPickerFilter(.types(["public.movie"]))
    /// Live Photos, which no file is: pictures can be chosen.
    public static let livePhotos = images
    /// Pictures.
    public static let screenshots = images
    /// Pictures.
    public static let panoramas = images
    /// Pictures.
    public static let depthEffectPhotos = images
    /// Pictures.
    public static let bursts = images
    /// Films.
    public static let slomoVideos = videos
    /// Films.
    public static let timelapseVideos = videos
    /// Films.
    public static let cinematicVideos = videos
    /// Films.
    public static let screenRecordings = videos

    /// Whatever one of the filters lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
    /// Whatever all of the filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
    /// Whatever a filter does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// The types of files that can be chosen, without a filter too.
    static let everything: [UTType] = [.image, .movie]

    /// The types of files that it lets through. A picture is not told from another by how it was made, so that what is
    /// not a screenshot may still be a picture.
    var types: [UTType] { Self.everything.filter { lets($0.identifier) } }

    private func lets(_ type: String) -> Bool {
        switch kind {
        case .types(let types): types.contains(type)
        case .any(let filters): filters.contains { $0.lets(type) }
        case .all(let filters): filters.allSatisfy { $0.lets(type) }
        case .not(let filter): !filter.lets(type)
        }
    }
}
