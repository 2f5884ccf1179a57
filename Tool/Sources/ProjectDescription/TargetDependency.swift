/// Whether a framework has to be there.
public enum LinkingStatus: String, Codable, Hashable, Sendable {
    case required, optional, none
}

/// Whether a framework has to be there, as manifests of version 3 call it.
public typealias FrameworkStatus = LinkingStatus
/// Whether a framework of the system's has to be there, as manifests of version 3 call it.
public typealias SDKStatus = LinkingStatus

/// What a part of the system is.
public enum SDKType: String, Codable, Hashable, Sendable {
    case library, framework
    case swiftLibrary
}

/// What a target needs.
public enum TargetDependency: Codable, Hashable, Sendable {
    /// What a product of a package is for.
    public enum PackageType: String, Codable, Hashable, Sendable {
        case runtime, runtimeEmbedded, plugin, macro
    }

    /// The platforms on which something counts.
    public typealias Condition = PlatformCondition

    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case macro(name: String)
    case project(
        target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case sdk(name: String, type: SDKType, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case xcframework(
        path: Path, expectedSignature: String? = nil, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil)
    case bundle(path: Path, condition: PlatformCondition? = nil)
    case xctest
    case external(name: String, condition: PlatformCondition? = nil)
    case cocoapods(path: Path)

    /// A part of the system, which its name's ending tells the kind of.
    public static func sdk(
        name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    ) -> TargetDependency {
        let type: SDKType = name.hasSuffix(".tbd") ? .library : .framework
        return .sdk(name: name, type: type, status: status, condition: condition)
    }

    /// Another target of the project.
    public static func target(
        _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil
    ) -> TargetDependency {
        .target(name: target.name, status: status, condition: condition)
    }

    /// A plug-in of a package.
    public static func packagePlugin(product: String, condition: PlatformCondition? = nil) -> TargetDependency {
        .package(product: product, type: .plugin, condition: condition)
    }

    /// The kind of what is needed, by the name that manifests have for it.
    public var typeName: String {
        switch self {
        case .target: "target"
        case .macro: "macro"
        case .project: "project"
        case .framework: "framework"
        case .library: "library"
        case .package: "package"
        case .sdk: "sdk"
        case .xcframework: "xcframework"
        case .bundle: "bundle"
        case .xctest: "xctest"
        case .external: "external"
        case .cocoapods: "cocoapods"
        }
    }
}
