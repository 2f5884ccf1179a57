/// A language that an app is shown in.
public struct SchemeLanguage: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Its code.
    public let identifier: String

    /// Makes a language of its code.
    public init(identifier: String) { self.identifier = identifier }
    /// Makes a language of its code.
    public init(stringLiteral value: String) { identifier = value }

    /// Texts of twice the length.
    public static var doubleLengthPseudoLanguage: SchemeLanguage { "IDELaunchSchemeLanguageDoubleLengthPseudoLanguage" }
    /// Texts that are written from the right.
    public static var rightToLeftPseudoLanguage: SchemeLanguage { "IDELaunchSchemeLanguageRightToLeftPseudoLanguage" }
}

/// What is recorded of a test's screen.
public enum ScreenCaptureFormat: String, Codable, Sendable {
    case screenshots, screenRecording
}

/// How tests run.
public struct TestingOptions: OptionSet, Codable, Hashable, Sendable {
    /// Several at a time.
    public static let parallelizable = TestingOptions(rawValue: 1 << 0)
    /// In an order at random.
    public static let randomExecutionOrdering = TestingOptions(rawValue: 1 << 1)

    /// The set as bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A target, and the project that it is of.
public struct TargetReference: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The project's folder; that of the manifest if nil.
    public var projectPath: Path?
    /// The target's name.
    public var targetName: String

    /// Makes a reference to a target of the project.
    public init(stringLiteral value: String) { self.init(projectPath: nil, target: value) }
    /// Makes a reference.
    public init(projectPath: Path?, target: String) {
        self.projectPath = projectPath
        targetName = target
    }

    /// A target of another project.
    public static func project(path: Path, target: String) -> TargetReference {
        Self(projectPath: path, target: target)
    }
    /// A target of the project.
    public static func target(_ name: String) -> TargetReference { Self(projectPath: nil, target: name) }
}

/// A target of tests, and how they run.
public struct TestableTarget: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Whether several may run at a time.
    public enum Parallelization: String, Codable, Hashable, Sendable {
        case disabled, enabled, swiftTestingOnly
    }

    /// The target.
    public let target: TargetReference
    /// Whether its tests are left out.
    public let isSkipped: Bool

    /// Makes a target of tests of the project.
    public init(stringLiteral value: String) { self.init(target: TargetReference(stringLiteral: value)) }
    /// Makes a target of tests.
    public init(
        target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
        randomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) {
        self.target = target
        isSkipped = skipped
    }

    /// A target of tests.
    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization = .disabled,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self {
        Self(target: target, skipped: isSkipped)
    }

    /// A target of tests, as manifests before version 4.30 say it.
    @_disfavoredOverload
    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self {
        Self(target: target, skipped: isSkipped)
    }
}

/// A place that the device says it is at.
public enum SimulatedLocation: Codable, Hashable, Sendable {
    case gpxFile(Path)
    case reference(String)

    /// A place of a file.
    public static func custom(gpxFile: Path) -> Self { .gpxFile(gpxFile) }
    /// London.
    public static var london: Self { .reference("London, England") }
    /// Tokyo.
    public static var tokyo: Self { .reference("Tokyo, Japan") }
    /// New York.
    public static var newYork: Self { .reference("New York, NY, USA") }
    /// San Francisco.
    public static var sanFrancisco: Self { .reference("San Francisco, CA, USA") }
}

/// What is started before or after a step.
public struct ExecutionAction: Codable, Hashable, Sendable {
    /// Its name.
    public let title: String
    /// What the shell runs.
    public let scriptText: String
    /// The target whose settings it sees.
    public let target: TargetReference?

    /// Makes an action.
    public init(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) {
        self.title = title
        self.scriptText = scriptText
        self.target = target
    }

    /// An action.
    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil,
        showEnvVarsInLog: Bool = true
    ) -> Self {
        Self(title: title, scriptText: scriptText, target: target)
    }
}

/// What an app is started with.
public struct Arguments: Codable, Hashable, Sendable {
    /// The variables.
    public var environmentVariables: [String: EnvironmentVariable]
    /// The arguments.
    public var launchArguments: [LaunchArgument]

    /// Makes arguments, as manifests of version 1 to 3 do.
    public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {
        environmentVariables = environment.mapValues { EnvironmentVariable(value: $0, isEnabled: true) }
        self.launchArguments = launchArguments
    }

    /// Makes arguments.
    @_disfavoredOverload
    public init(environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []) {
        self.environmentVariables = environmentVariables
        self.launchArguments = launchArguments
    }

    /// Arguments.
    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Self {
        Self(environmentVariables: environmentVariables, launchArguments: launchArguments)
    }
}

/// What is looked for in a running app.
public struct SchemeDiagnosticsOptions: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    /// Makes a list, as manifests of version 3 do.
    public init(arrayLiteral elements: SchemeDiagnosticsOption...) {}
    private init() {}

    /// What is looked for.
    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
    ) -> Self {
        Self()
    }
}

/// Something that is looked for in a running app.
public enum SchemeDiagnosticsOption: String, Codable, Hashable, Sendable {
    case enableAddressSanitizer, enableDetectStackUseAfterReturn, enableThreadSanitizer, mainThreadChecker
    case performanceAntipatternChecker
}

/// What can be built, tested and run together.
public struct Scheme: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Whether it is for everybody.
    public var shared: Bool
    /// How it is tested.
    public var testAction: TestAction?
    /// How it is run.
    public var runAction: RunAction?

    /// Makes a scheme.
    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) {
        self.name = name
        self.shared = shared
        self.testAction = testAction
        self.runAction = runAction
    }

    /// A scheme.
    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) -> Self {
        Self(
            name: name, shared: shared, hidden: hidden, buildAction: buildAction, testAction: testAction,
            runAction: runAction)
    }
}
