/// A platform that targets are made for.
public enum Platform: String, Codable, CaseIterable, Sendable {
    case iOS = "ios"
    case macOS = "macos"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case visionOS = "visionos"
}

/// A kind of device that a target is for.
public enum Destination: String, Codable, CaseIterable, Sendable {
    case iPhone, iPad, mac
    case macWithiPadDesign, macCatalyst
    case appleWatch, appleTv, appleVision
    case appleVisionWithiPadDesign

    /// The platform that the device runs.
    public var platform: Platform {
        switch self {
        case .iPhone, .iPad, .macCatalyst, .macWithiPadDesign, .appleVisionWithiPadDesign: .iOS
        case .mac: .macOS
        case .appleTv: .tvOS
        case .appleWatch: .watchOS
        case .appleVision: .visionOS
        }
    }
}

/// The devices that a target is for.
public typealias Destinations = Set<Destination>

extension Destinations {
    /// Phones and tablets, and Macs that run what was made for these.
    public static let iOS: Destinations = [.iPhone, .iPad, .macWithiPadDesign]
    /// Macs.
    public static let macOS: Destinations = [.mac]
    /// Watches.
    public static let watchOS: Destinations = [.appleWatch]
    /// Televisions.
    public static let tvOS: Destinations = [.appleTv]
    /// Vision Pro.
    public static let visionOS: Destinations = [.appleVision]

    /// The platforms that the devices run.
    public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
}

/// A kind of device that an app for iOS may be for, as older manifests say it.
public struct DeploymentDevice: OptionSet, Codable, Hashable, Sendable {
    /// Phones.
    public static let iphone = DeploymentDevice(rawValue: 1 << 0)
    /// Tablets.
    public static let ipad = DeploymentDevice(rawValue: 1 << 1)
    /// Macs, by Catalyst.
    public static let mac = DeploymentDevice(rawValue: 1 << 2)
    /// Vision Pro, by the tablet's design.
    public static let vision = DeploymentDevice(rawValue: 1 << 3)

    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The oldest system that a target runs on, as older manifests say it.
public enum DeploymentTarget: Codable, Hashable, Sendable {
    case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)

    /// The version of the system.
    public var targetVersion: String {
        switch self {
        case .iOS(let version, _, _), .macOS(let version), .watchOS(let version), .tvOS(let version),
            .visionOS(let version):
            version
        }
    }
}

/// The oldest systems that a target runs on.
public struct DeploymentTargets: Hashable, Codable, Sendable {
    /// The version of iOS.
    public var iOS: String?
    /// The version of macOS.
    public var macOS: String?
    /// The version of watchOS.
    public var watchOS: String?
    /// The version of tvOS.
    public var tvOS: String?
    /// The version of visionOS.
    public var visionOS: String?

    /// Makes versions; what is not given is Xcode's choice.
    public init(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) {
        self.iOS = iOS
        self.macOS = macOS
        self.watchOS = watchOS
        self.tvOS = tvOS
        self.visionOS = visionOS
    }

    /// Versions of several systems.
    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> Self {
        Self(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
    }

    /// A version of iOS alone.
    public static func iOS(_ version: String) -> Self { Self(iOS: version) }
    /// A version of macOS alone.
    public static func macOS(_ version: String) -> Self { Self(macOS: version) }
    /// A version of watchOS alone.
    public static func watchOS(_ version: String) -> Self { Self(watchOS: version) }
    /// A version of tvOS alone.
    public static func tvOS(_ version: String) -> Self { Self(tvOS: version) }
    /// A version of visionOS alone.
    public static func visionOS(_ version: String) -> Self { Self(visionOS: version) }

    init(_ target: DeploymentTarget?) {
        self.init()
        switch target {
        case .iOS(let version, _, _): iOS = version
        case .macOS(let version): macOS = version
        case .watchOS(let version): watchOS = version
        case .tvOS(let version): tvOS = version
        case .visionOS(let version): visionOS = version
        case nil: break
        }
    }
}

/// A platform that something is limited to.
public enum PlatformFilter: String, Codable, Hashable, CaseIterable, Sendable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}

/// The platforms on which something counts.
public struct PlatformCondition: Codable, Hashable, Sendable {
    /// The platforms.
    public let platformFilters: Set<PlatformFilter>

    /// A condition that holds on the platforms; none for an empty set.
    public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
        platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
    }
}

/// What a target makes.
public enum Product: String, Codable, Sendable {
    case app
    case staticLibrary = "static_library"
    case dynamicLibrary = "dynamic_library"
    case framework
    case staticFramework = "static_framework"
    case unitTests = "unit_tests"
    case uiTests = "ui_tests"
    case bundle
    case commandLineTool
    case appClip
    case appExtension = "app_extension"
    case extensionKitExtension = "extension_kit_extension"
    case stickerPackExtension = "sticker_pack_extension"
    case messagesExtension = "messages_extension"
    case watch2App, watch2Extension
    case tvTopShelfExtension
    case xpc, systemExtension, macro
}
