public import Foundation

/// The release of iOS that apps are told.
package enum SystemRelease {
    /// Its numbers.
    package static let version = OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)

    /// As `UIDevice` writes it: without a last zero.
    package static var text: String {
        let numbers =
            [version.majorVersion, version.minorVersion] + (version.patchVersion > 0 ? [version.patchVersion] : [])
        return numbers.map(String.init).joined(separator: ".")
    }
}

// For translated source: an extension cannot stand in for a member of Foundation's that has the same name.
extension ProcessInfo {
    /// The release of iOS that apps are told.
    public var _operatingSystemVersion: OperatingSystemVersion { SystemRelease.version }

    /// The release as text for people.
    public var _operatingSystemVersionString: String { "Version \(SystemRelease.text)" }

    /// Whether the release is `version` or a later one.
    public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = SystemRelease.version
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
