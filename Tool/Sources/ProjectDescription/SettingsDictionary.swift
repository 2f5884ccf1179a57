/// How warnings are treated.
public enum SwiftCompilationMode: String, Sendable {
    case singlefile
    case wholemodule
}

/// In what form what helps to find mistakes is kept.
public enum DebugInformationFormat: String, Sendable {
    case dwarf
    case dwarfWithDsym = "dwarf-with-dsym"
}

/// How far code is made faster.
public enum SwiftOptimizationLevel: String, Sendable {
    case o = "-O"
    case oNone = "-Onone"
    case oSize = "-Osize"
}

extension SettingsDictionary {
    /// The settings with `other` over them.
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }

    /// Puts `other` over the settings.
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }

    private func setting(_ name: String, _ value: SettingValue) -> SettingsDictionary { merging([name: value]) }

    /// Signing by hand.
    public func manualCodeSigning(
        identity: String? = nil, provisioningProfileSpecifier: String? = nil
    ) -> SettingsDictionary {
        var settings = setting("CODE_SIGN_STYLE", "Manual")
        settings["CODE_SIGN_IDENTITY"] = identity.map { .string($0) } ?? settings["CODE_SIGN_IDENTITY"]
        settings["PROVISIONING_PROFILE_SPECIFIER"] =
            provisioningProfileSpecifier.map { .string($0) } ?? settings["PROVISIONING_PROFILE_SPECIFIER"]
        return settings
    }

    /// Signing by Xcode.
    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
        setting("CODE_SIGN_STYLE", "Automatic").setting("DEVELOPMENT_TEAM", .string(devTeam))
    }

    /// Signing for a Mac by Xcode.
    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary {
        setting("CODE_SIGN_IDENTITY", "Apple Development")
    }

    /// Signing for development by hand.
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
        setting("CODE_SIGN_IDENTITY", .string(identity))
    }

    /// The version of what is built.
    public func currentProjectVersion(_ version: String) -> SettingsDictionary {
        setting("CURRENT_PROJECT_VERSION", .string(version))
    }

    /// The version that people see.
    public func marketingVersion(_ version: String) -> SettingsDictionary {
        setting("MARKETING_VERSION", .string(version))
    }

    /// Versions kept in Apple's way.
    public func appleGenericVersioningSystem() -> SettingsDictionary {
        setting("VERSIONING_SYSTEM", "apple-generic")
    }

    /// Details of versions.
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary {
        var settings = setting("VERSION_INFO_STRING", .string(version))
        settings["VERSION_INFO_PREFIX"] = prefix.map { .string($0) } ?? settings["VERSION_INFO_PREFIX"]
        settings["VERSION_INFO_SUFFIX"] = suffix.map { .string($0) } ?? settings["VERSION_INFO_SUFFIX"]
        return settings
    }

    /// The version of Swift.
    public func swiftVersion(_ version: String) -> SettingsDictionary { setting("SWIFT_VERSION", .string(version)) }

    /// More flags for Swift's compiler.
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
    /// More flags for Swift's compiler.
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
        setting("OTHER_SWIFT_FLAGS", .string(flags.joined(separator: " ")))
    }

    /// The names that `#if` knows.
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
        swiftActiveCompilationConditions(conditions)
    }
    /// The names that `#if` knows.
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .string(conditions.joined(separator: " ")))
    }

    /// How much is compiled at once.
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
        setting("SWIFT_COMPILATION_MODE", SettingValue(mode))
    }

    /// How far code is made faster.
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
        setting("SWIFT_OPTIMIZATION_LEVEL", SettingValue(level))
    }

    /// Whether types may be in an object of their own.
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary {
        setting("SWIFT_OPTIMIZE_OBJECT_LIFETIME", .string(enabled ? "YES" : "NO"))
    }

    /// The header with what C may know of Swift.
    public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
        setting("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
    }

    /// More flags for C's compiler.
    public func otherCFlags(_ flags: [String]) -> SettingsDictionary { setting("OTHER_CFLAGS", .array(flags)) }
    /// More flags for the linker.
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { setting("OTHER_LDFLAGS", .array(flags)) }

    /// Whether code for all processors goes with the app.
    public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary {
        setting("ENABLE_BITCODE", .string(enabled ? "YES" : "NO"))
    }

    /// What helps to find mistakes.
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
        setting("DEBUG_INFORMATION_FORMAT", SettingValue(format))
    }
}
