/// A version of three numbers, with what may follow them.
public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible,
    ExpressibleByStringInterpolation
{
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int
    /// What makes it older than the same numbers alone.
    public let prereleaseIdentifiers: [String]
    /// What else tells builds apart.
    public let buildMetadataIdentifiers: [String]

    /// Makes a version.
    public init(
        _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
        buildMetadataIdentifiers: [String] = []
    ) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.prereleaseIdentifiers = prereleaseIdentifiers
        self.buildMetadataIdentifiers = buildMetadataIdentifiers
    }

    /// Reads a version; what it does not say is 0.
    public init(stringLiteral value: String) { self.init(string: value) }

    /// Reads a version; what it does not say is 0.
    public init(string: String) {
        let build = string.split(separator: "+", maxSplits: 1)
        let release = (build.first ?? "").split(separator: "-", maxSplits: 1)
        let numbers = (release.first ?? "").split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        self.init(
            numbers[0], numbers[1], numbers[2],
            prereleaseIdentifiers: release.count > 1 ? release[1].split(separator: ".").map(String.init) : [],
            buildMetadataIdentifiers: build.count > 1 ? build[1].split(separator: ".").map(String.init) : [])
    }

    /// The version as it is written.
    public var description: String {
        var text = "\(major).\(minor).\(patch)"
        if !prereleaseIdentifiers.isEmpty { text += "-" + prereleaseIdentifiers.joined(separator: ".") }
        if !buildMetadataIdentifiers.isEmpty { text += "+" + buildMetadataIdentifiers.joined(separator: ".") }
        return text
    }

    /// Whether a version is older than another.
    public static func < (one: Version, other: Version) -> Bool {
        let (left, right) = ([one.major, one.minor, one.patch], [other.major, other.minor, other.patch])
        guard left == right else { return left.lexicographicallyPrecedes(right) }
        guard !one.prereleaseIdentifiers.isEmpty, !other.prereleaseIdentifiers.isEmpty else {
            return !one.prereleaseIdentifiers.isEmpty && other.prereleaseIdentifiers.isEmpty
        }
        return one.prereleaseIdentifiers.lexicographicallyPrecedes(other.prereleaseIdentifiers)
    }
}

/// A Swift package that a project needs.
public enum Package: Codable, Hashable, Sendable {
    /// The versions of a package that will do.
    public enum Requirement: Codable, Hashable, Sendable {
        case upToNextMajor(from: Version)
        case upToNextMinor(from: Version)
        case range(from: Version, to: Version)
        case exact(Version)
        case branch(String)
        case revision(String)
    }

    case remote(url: String, requirement: Requirement)
    case registry(identifier: String, requirement: Requirement)
    case local(path: Path)

    /// A package of a version, or a later one before the next major.
    public static func package(url: String, from version: Version) -> Package {
        .remote(url: url, requirement: .upToNextMajor(from: version))
    }
    /// A package.
    public static func package(url: String, _ requirement: Requirement) -> Package {
        .remote(url: url, requirement: requirement)
    }
    /// A package between two versions.
    public static func package(url: String, _ range: Range<Version>) -> Package {
        .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
    }
    /// A package up to a version.
    public static func package(url: String, _ range: ClosedRange<Version>) -> Package {
        let end = range.upperBound
        return .remote(
            url: url,
            requirement: .range(from: range.lowerBound, to: Version(end.major, end.minor, end.patch + 1)))
    }
    /// A package of exactly a version.
    public static func package(url: String, exact version: Version) -> Package {
        .remote(url: url, requirement: .exact(version))
    }
    /// A package of a branch.
    public static func package(url: String, branch: String) -> Package {
        .remote(url: url, requirement: .branch(branch))
    }
    /// A package of a commit.
    public static func package(url: String, revision: String) -> Package {
        .remote(url: url, requirement: .revision(revision))
    }
    /// A package of a registry.
    public static func package(id: String, from version: Version) -> Package {
        .registry(identifier: id, requirement: .upToNextMajor(from: version))
    }
    /// A package of a registry, of exactly a version.
    public static func package(id: String, exact version: Version) -> Package {
        .registry(identifier: id, requirement: .exact(version))
    }
    /// A package in a folder.
    public static func package(path: Path) -> Package { .local(path: path) }
    /// A package in a folder.
    @_disfavoredOverload
    public static func package(path: String) -> Package { .local(path: Path(path)) }
}

/// The versions of a package that will do, as manifests of version 3 call it.
public typealias Requirement = Package.Requirement
