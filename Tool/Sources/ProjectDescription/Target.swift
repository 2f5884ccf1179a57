/// A variable of the environment that an app is started with.
public struct EnvironmentVariable: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// What it says.
    public let value: String
    /// Whether it is set.
    public let isEnabled: Bool

    /// Makes a variable.
    public init(value: String, isEnabled: Bool) {
        self.value = value
        self.isEnabled = isEnabled
    }
    /// Makes a variable that is set.
    public init(stringLiteral value: String) { self.init(value: value, isEnabled: true) }

    /// A variable.
    public static func environmentVariable(value: String, isEnabled: Bool) -> Self {
        Self(value: value, isEnabled: isEnabled)
    }
}

/// An argument that an app is started with.
public struct LaunchArgument: Codable, Hashable, Sendable {
    /// The argument.
    public let name: String
    /// Whether it is given.
    public let isEnabled: Bool

    /// Makes an argument.
    public init(name: String, isEnabled: Bool) {
        self.name = name
        self.isEnabled = isEnabled
    }

    /// An argument.
    public static func launchArgument(name: String, isEnabled: Bool) -> Self { Self(name: name, isEnabled: isEnabled) }
}

/// A data model, and which of its versions counts.
public struct CoreDataModel: Codable, Hashable, Sendable {
    /// The model.
    public let path: Path
    /// The version that counts.
    public let currentVersion: String?

    /// Makes a model.
    public init(_ path: Path, currentVersion: String? = nil) {
        self.path = path
        self.currentVersion = currentVersion
    }

    /// A model.
    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self {
        Self(path, currentVersion: currentVersion)
    }
}

/// Which of the libraries that a target needs are made a part of it.
public enum MergedBinaryType: Codable, Hashable, Sendable {
    case disabled, automatic
    case manual(mergeableDependencies: Set<String>)
}

/// What is done with files of a kind.
public struct BuildRule: Codable, Hashable, Sendable {
    /// The pattern of the files' names.
    public var filePatterns: String?
    /// The script that runs for each.
    public var script: String?

    /// A rule of a script.
    public static func buildRule(
        name: String? = nil, filePatterns: String, script: String, outputFiles: [String] = [],
        inputFiles: [String] = [], outputFilesCompilerFlags: [String] = [], runOncePerArchitecture: Bool = false
    ) -> BuildRule {
        BuildRule(filePatterns: filePatterns, script: script)
    }
}

/// When resources are loaded.
public struct OnDemandResourcesTags: Codable, Hashable, Sendable {
    /// Those that come with the app.
    public let initialInstall: [String]?
    /// Those that come after it.
    public let prefetchOrder: [String]?

    /// When resources of tags are loaded.
    public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self {
        Self(initialInstall: initialInstall, prefetchOrder: prefetchOrder)
    }
}

/// What a target is described by, beside what it is made of.
public struct TargetMetadata: Codable, Hashable, Sendable {
    /// The words that it is found by.
    public var tags: [String]

    /// Words that a target is found by.
    public static func metadata(tags: [String] = [], isLocal: Bool = true) -> Self { Self(tags: tags) }
}

/// A target of a project.
public struct Target: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The devices that it is for.
    public var destinations: Destinations
    /// What it makes.
    public var product: Product
    /// The name of what it makes.
    public var productName: String?
    /// The bundle's identifier.
    public var bundleId: String
    /// The oldest systems that it runs on.
    public var deploymentTargets: DeploymentTargets?
    /// Its Info.plist.
    public var infoPlist: InfoPlist?
    /// Its sources.
    public var sources: SourceFilesList?
    /// Its resources.
    public var resources: ResourceFileElements?
    /// Folders whose files are its sources and resources.
    public var buildableFolders: [BuildableFolder] = []
    /// The files that it copies.
    public var copyFiles: [CopyFilesAction]?
    /// Its headers.
    public var headers: Headers?
    /// Its rights.
    public var entitlements: Entitlements?
    /// The scripts that run when it is built.
    public var scripts: [TargetScript]
    /// What it needs.
    public var dependencies: [TargetDependency]
    /// Its build settings.
    public var settings: Settings?
    /// Its data models.
    public var coreDataModels: [CoreDataModel]
    /// The variables that it is started with.
    public var environmentVariables: [String: EnvironmentVariable]
    /// The arguments that it is started with.
    public var launchArguments: [LaunchArgument]
    /// Files that are shown with it.
    public var additionalFiles: [FileElement]
    /// What is done with files of some kinds.
    public var buildRules: [BuildRule] = []

    /// A target.
    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .metadata(tags: [])
    ) -> Self {
        self.init(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            buildableFolders: buildableFolders, copyFiles: copyFiles, headers: headers, entitlements: entitlements,
            scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
            environmentVariables: environmentVariables, launchArguments: launchArguments,
            additionalFiles: additionalFiles, buildRules: buildRules)
    }

    private init(
        name: String, destinations: Destinations, product: Product, productName: String?, bundleId: String,
        deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?, sources: SourceFilesList?,
        resources: ResourceFileElements?, buildableFolders: [BuildableFolder], copyFiles: [CopyFilesAction]?,
        headers: Headers?, entitlements: Entitlements?, scripts: [TargetScript], dependencies: [TargetDependency],
        settings: Settings?, coreDataModels: [CoreDataModel], environmentVariables: [String: EnvironmentVariable],
        launchArguments: [LaunchArgument], additionalFiles: [FileElement], buildRules: [BuildRule]
    ) {
        self.name = name
        self.destinations = destinations
        self.product = product
        self.productName = productName
        self.bundleId = bundleId
        self.deploymentTargets = deploymentTargets
        self.infoPlist = infoPlist
        self.sources = sources
        self.resources = resources
        self.buildableFolders = buildableFolders
        self.copyFiles = copyFiles
        self.headers = headers
        self.entitlements = entitlements
        self.scripts = scripts
        self.dependencies = dependencies
        self.settings = settings
        self.coreDataModels = coreDataModels
        self.environmentVariables = environmentVariables
        self.launchArguments = launchArguments
        self.additionalFiles = additionalFiles
        self.buildRules = buildRules
    }

    /// Makes a target, as manifests of version 3 do.
    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
        scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil
    ) {
        self = .target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            copyFiles: copyFiles, headers: headers, entitlements: entitlements, scripts: scripts,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
            environmentVariables: environmentVariables, launchArguments: launchArguments,
            additionalFiles: additionalFiles, buildRules: buildRules)
    }

    /// Makes a target for one platform, as manifests of version 2 and 3 do.
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
        scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false
    ) {
        let variables = environment.mapValues { EnvironmentVariable(value: $0, isEnabled: true) }
        self = .target(
            name: name, destinations: Self.destinations(platform, deploymentTarget), product: product,
            productName: productName, bundleId: bundleId, deploymentTargets: DeploymentTargets(deploymentTarget),
            infoPlist: infoPlist, sources: sources, resources: resources, copyFiles: copyFiles, headers: headers,
            entitlements: entitlements, scripts: scripts, dependencies: dependencies, settings: settings,
            coreDataModels: coreDataModels, environmentVariables: variables.merging(environmentVariables) { $1 },
            launchArguments: launchArguments, additionalFiles: additionalFiles, buildRules: buildRules)
    }

    /// Makes a target with scripts, as manifests of version 1 do.
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
        actions: [TargetScript], dependencies: [TargetDependency] = [], settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = []
    ) {
        self.init(
            name: name, platform: platform, product: product, productName: productName, bundleId: bundleId,
            deploymentTarget: deploymentTarget, infoPlist: infoPlist, sources: sources, resources: resources,
            copyFiles: copyFiles, headers: headers, entitlements: entitlements, scripts: actions,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels, environment: environment,
            launchArguments: launchArguments, additionalFiles: additionalFiles)
    }

    private static func destinations(_ platform: Platform, _ target: DeploymentTarget?) -> Destinations {
        switch platform {
        case .macOS: return .macOS
        case .tvOS: return .tvOS
        case .watchOS: return .watchOS
        case .visionOS: return .visionOS
        case .iOS:
            guard case .iOS(_, let devices, let isForMac) = target else { return .iOS }
            var result: Destinations = isForMac ? [.macWithiPadDesign] : []
            if devices.contains(.iphone) { result.insert(.iPhone) }
            if devices.contains(.ipad) { result.insert(.iPad) }
            if devices.contains(.mac) { result.insert(.macCatalyst) }
            if devices.contains(.vision) { result.insert(.appleVisionWithiPadDesign) }
            return result
        }
    }
}
