/// The libraries that all projects share, as manifests of version 2 and 3 list them in `Dependencies.swift`.
public struct Dependencies: Codable, Hashable, Sendable {
    /// The libraries from Carthage.
    public let carthage: CarthageDependencies?
    /// The libraries from packages.
    public let swiftPackageManager: SwiftPackageManagerDependencies?
    /// The platforms that they are for.
    public let platforms: Set<Platform>

    /// Makes a list of libraries.
    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = Set(Platform.allCases)
    ) {
        self.carthage = carthage
        self.swiftPackageManager = swiftPackageManager
        self.platforms = platforms
        dump(self)
    }
}

/// Libraries from Carthage.
public struct CarthageDependencies: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    /// One of them.
    public enum Dependency: Codable, Hashable, Sendable {
        case github(path: String, requirement: Requirement)
        case git(path: String, requirement: Requirement)
        case binary(path: String, requirement: Requirement)
    }

    /// The versions of a library that will do.
    public enum Requirement: Codable, Hashable, Sendable {
        case exact(Version), upToNext(Version), atLeast(Version), branch(String), revision(String)
    }

    /// The libraries.
    public let dependencies: [Dependency]

    /// Makes a list of libraries.
    public init(_ dependencies: [Dependency]) { self.dependencies = dependencies }
    /// Makes a list of libraries.
    public init(arrayLiteral elements: Dependency...) { dependencies = elements }
}

/// Libraries from packages.
public struct SwiftPackageManagerDependencies: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The packages.
    public let packages: [Package]

    /// Makes a list of packages.
    public init(
        _ packages: [Package], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: SettingsDictionary] = [:], projectOptions: [String: Project.Options] = [:]
    ) {
        self.packages = packages
    }

    /// Makes a list of packages.
    public init(arrayLiteral elements: Package...) { packages = elements }
}

/// How the packages that all projects share are built, as `Package.swift` says it.
public struct PackageSettings: Codable, Hashable, Sendable {
    /// What products are made.
    public var productTypes: [String: Product]

    /// Makes settings.
    public init(
        productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
        baseSettings: Settings = .settings(), targetSettings: [String: Settings] = [:],
        projectOptions: [String: Project.Options] = [:], platforms: Set<PackagePlatform> = []
    ) {
        self.productTypes = productTypes
    }
}

/// A platform that packages are built for.
public enum PackagePlatform: String, Codable, Hashable, Sendable {
    case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
}
