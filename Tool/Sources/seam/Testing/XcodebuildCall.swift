/// A call of xcodebuild's, as its words say.
struct XcodebuildCall {
    enum Action: String, CaseIterable {
        case build, clean, test, analyze
        case buildForTesting = "build-for-testing"
        case testWithoutBuilding = "test-without-building"
        case archive, install, installsrc, docbuild
    }

    var actions: [Action] = []
    /// Values of options, by their names without the dash.
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []
    /// `NAME=VALUE`
    var settings: [String: String] = [:]

    /// Options with a value.
    private static let valued: Set<String> = [
        "project", "workspace", "scheme", "target", "destination", "configuration", "sdk", "arch", "testPlan",
        "only-testing", "skip-testing", "resultBundlePath", "resultBundleVersion", "derivedDataPath", "xcconfig",
        "jobs",
        "enableCodeCoverage", "parallel-testing-enabled", "parallel-testing-worker-count",
        "maximum-concurrent-test-simulator-destinations", "maximum-parallel-testing-workers", "test-iterations",
        "clonedSourcePackagesDirPath", "packageCachePath", "destination-timeout", "test-timeouts-enabled",
        "default-test-execution-time-allowance", "maximum-test-execution-time-allowance", "testLanguage", "testRegion",
        "only-test-configuration", "skip-test-configuration", "toolchain", "xctestrun", "archivePath", "exportPath",
        "exportOptionsPlist", "authenticationKeyPath", "authenticationKeyID", "authenticationKeyIssuerID",
        "enableAddressSanitizer", "enableThreadSanitizer", "enableUndefinedBehaviorSanitizer",
        "test-repetition-relaunch-enabled",
        "collect-test-diagnostics", "defaultPackageRegistryURL", "packageAuthorizationProvider", "scmProvider",
    ]
    /// Options without one.
    private static let bare: Set<String> = [
        "quiet", "verbose", "list", "json", "showBuildSettings", "version", "alltargets", "showdestinations",
        "showTestPlans",
        "retry-tests-on-failure", "run-tests-until-failure", "allowProvisioningUpdates", "skipUnavailableActions",
        "allowProvisioningDeviceRegistration", "skipPackagePluginValidation", "skipMacroValidation",
        "hideShellScriptEnvironment",
        "disableAutomaticPackageResolution", "onlyUsePackageVersionsFromResolvedFile", "parallelizeTargets", "dry-run",
        "skipPackageUpdates", "resolvePackageDependencies", "exportArchive", "showsdks", "usage", "help", "license",
        "disable-concurrent-destination-testing", "disable-concurrent-testing", "showBuildTimingSummary",
        "enumerate-tests",
        "checkFirstLaunchStatus", "runFirstLaunch", "create-xcframework", "exportLocalizations", "importLocalizations",
        "disablePackageRepositoryCache", "skipPackageSignatureValidation",
    ]

    init(_ words: [String]) throws(XcodebuildError) {
        var words = words[...]
        while let word = words.popFirst() {
            if word.hasPrefix("-") {
                let parts = word.dropFirst().split(separator: ":", maxSplits: 1).map(String.init)
                let name = parts.first ?? ""
                if Self.bare.contains(name), parts.count == 1 {
                    flags.insert(name)
                } else if Self.valued.contains(name) {
                    guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                        throw XcodebuildError(64, "option '-\(name)' requires an argument")
                    }
                    values[name, default: []].append(value)
                } else if name.contains("="), name.hasPrefix("default-") || name.first?.isUppercase == true {
                    // A user default of Xcode's own.
                    continue
                } else {
                    throw XcodebuildError(64, "invalid option '\(word)'")
                }
            } else if let equals = word.firstIndex(of: "="), word.startIndex < equals {
                settings[String(word[..<equals])] = String(word[word.index(after: equals)...])
            } else if let action = Action(rawValue: word) {
                actions.append(action)
            } else {
                throw XcodebuildError(64, "Unknown build action '\(word)'.")
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
    func value(_ name: String) -> String? { values[name]?.last }
    func values(_ name: String) -> [String] { values[name] ?? [] }
    /// `YES` or `NO`.
    func isOn(_ name: String) -> Bool? { value(name).map { $0 == "YES" } }
}
