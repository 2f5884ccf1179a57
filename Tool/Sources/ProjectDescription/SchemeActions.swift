/// What a scheme builds.
public struct BuildAction: Codable, Hashable, Sendable {
    /// The targets.
    public var targets: [TargetReference]

    /// Makes an action.
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false
    ) {
        self.targets = targets
    }

    /// Targets to build.
    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> BuildAction {
        BuildAction(targets: targets)
    }
}

/// How tests of a scheme run.
public struct TestActionOptions: Codable, Hashable, Sendable {
    /// The language.
    public var language: SchemeLanguage?
    /// The region.
    public var region: String?

    /// How tests run.
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil,
        preferredScreenCaptureFormat: ScreenCaptureFormat? = nil,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
    ) -> TestActionOptions {
        TestActionOptions(language: language, region: region)
    }
}

/// What a scheme tests.
public struct TestAction: Codable, Hashable, Sendable {
    /// The plans, the usual one first.
    public var testPlans: [Path]?
    /// The targets.
    public var targets: [TestableTarget]
    /// What the tests are started with.
    public var arguments: Arguments?
    /// The configuration that is built.
    public var configuration: ConfigurationName
    /// How the tests run.
    public var options: TestActionOptions

    private init(
        _ targets: [TestableTarget], _ arguments: Arguments?, _ configuration: ConfigurationName,
        _ options: TestActionOptions, plans: [Path]? = nil
    ) {
        testPlans = plans
        self.targets = targets
        self.arguments = arguments
        self.configuration = configuration
        self.options = options
    }

    /// Makes an action of targets, as manifests of version 1 do.
    public init(
        targets: [TestableTarget], arguments: Arguments? = nil, configurationName: String, coverage: Bool = false,
        codeCoverageTargets: [TargetReference] = [], expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        diagnosticsOptions: [SchemeDiagnosticsOption] = [], language: String? = nil, region: String? = nil
    ) {
        self.init(
            targets, arguments, ConfigurationName(stringLiteral: configurationName),
            .options(language: language.map { SchemeLanguage(identifier: $0) }, region: region))
    }

    /// Makes an action of targets, as manifests of version 1 do.
    public init(
        targets: [TestableTarget], arguments: Arguments? = nil, config: PresetBuildConfiguration = .debug,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = [],
        expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], diagnosticsOptions: [SchemeDiagnosticsOption] = [],
        language: String? = nil, region: String? = nil
    ) {
        self.init(targets: targets, arguments: arguments, configurationName: config.name, language: language)
        options.region = region
    }

    /// Targets to test.
    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
        skippedTests: [String]? = nil
    ) -> Self {
        Self(targets, arguments, configuration, options)
    }

    /// Plans to test by.
    public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self {
        Self([], nil, configuration, .options(), plans: testPlans)
    }

    /// Plans to test by, as manifests of version 2 say it.
    @_disfavoredOverload
    public static func testPlans(
        _ testPlans: Path..., config: PresetBuildConfiguration = .debug, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = []
    ) -> Self {
        Self.testPlans(testPlans, configuration: ConfigurationName(stringLiteral: config.name))
    }
}

/// How an app is run.
public struct RunActionOptions: Codable, Hashable, Sendable {
    /// The language.
    public var language: SchemeLanguage?
    /// The region.
    public var region: String?
    /// What the store sells to it.
    public var storeKitConfigurationPath: Path?

    /// How an app is run.
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .default
    ) -> Self {
        Self(language: language, region: region, storeKitConfigurationPath: storeKitConfigurationPath)
    }

    /// What is recorded of drawing.
    public enum GPUFrameCaptureMode: String, Codable, Hashable, Sendable {
        case autoEnabled, metal, openGL, disabled

        /// What Xcode does where nothing is said.
        public static var `default`: GPUFrameCaptureMode { .autoEnabled }
    }
}

/// When a program that was started runs.
public enum LaunchStyle: String, Codable, Hashable, Sendable {
    case automatically, waitForExecutableToBeLaunched
}

/// What a scheme runs.
public struct RunAction: Codable, Hashable, Sendable {
    /// The configuration that is built.
    public var configuration: ConfigurationName
    /// The target.
    public var executable: TargetReference?
    /// What it is started with.
    public var arguments: Arguments?
    /// How it is run.
    public var options: RunActionOptions

    /// Makes an action, as manifests of version 1 do.
    public init(
        config: PresetBuildConfiguration = .debug, executable: TargetReference? = nil, arguments: Arguments? = nil,
        options: RunActionOptions = .options(), diagnosticsOptions: [SchemeDiagnosticsOption] = []
    ) {
        self.init(
            configurationName: config.name, executable: executable, arguments: arguments, options: options)
    }

    /// Makes an action, as manifests of version 1 do.
    public init(
        configurationName: String, executable: TargetReference? = nil, arguments: Arguments? = nil,
        options: RunActionOptions = .options(), diagnosticsOptions: [SchemeDiagnosticsOption] = []
    ) {
        configuration = ConfigurationName(stringLiteral: configurationName)
        self.executable = executable
        self.arguments = arguments
        self.options = options
    }

    /// A program to run.
    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        executable: TargetReference? = nil, arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
        expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
    ) -> RunAction {
        RunAction(
            configurationName: configuration.rawValue, executable: executable, arguments: arguments, options: options)
    }
}

/// What a scheme makes for the store.
public struct ArchiveAction: Codable, Hashable, Sendable {
    /// The configuration that is built.
    public var configuration: ConfigurationName

    /// Makes an action, as manifests of version 1 do.
    public init(
        configurationName: String, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) {
        configuration = ConfigurationName(stringLiteral: configurationName)
    }

    /// What is made for the store.
    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> ArchiveAction {
        ArchiveAction(configurationName: configuration.rawValue)
    }
}

/// What a scheme measures.
public struct ProfileAction: Codable, Hashable, Sendable {
    /// The configuration that is built.
    public var configuration: ConfigurationName

    /// Makes an action, as manifests of version 1 do.
    public init(
        configurationName: String = "Release", executable: TargetReference? = nil, arguments: Arguments? = nil
    ) {
        configuration = ConfigurationName(stringLiteral: configurationName)
    }

    /// What is measured.
    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> ProfileAction {
        ProfileAction(configurationName: configuration.rawValue)
    }
}

/// What a scheme looks through.
public struct AnalyzeAction: Codable, Hashable, Sendable {
    /// The configuration that is built.
    public var configuration: ConfigurationName

    /// Makes an action, as manifests of version 1 do.
    public init(configurationName: String) { configuration = ConfigurationName(stringLiteral: configurationName) }

    /// What is looked through.
    public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction {
        AnalyzeAction(configurationName: configuration.rawValue)
    }
}
