import Foundation

/// How a pair of streams speaks with its host, as their properties say.
package struct HostSecurity: @unchecked Sendable {  // What it holds is not changed.
    /// The names of what settings hold.
    package enum Setting {
        package static let level = "kCFStreamSSLLevel"
        package static let isChecked = "kCFStreamSSLValidatesCertificateChain"
        package static let peerName = "kCFStreamSSLPeerName"
    }

    package static let settingsKey = Stream.PropertyKey(rawValue: "kCFStreamPropertySSLSettings")
    package static let trustKey = Stream.PropertyKey(rawValue: "kCFStreamPropertySSLPeerTrust")
    package static let contextKey = Stream.PropertyKey(rawValue: "kCFStreamPropertySSLContext")
    static let nameKey = Stream.PropertyKey(rawValue: Setting.peerName)

    private var level = StreamSocketSecurityLevel.none
    private var settings: [String: Any]?
    /// The host's certificate, and those that came with it, as DER.
    var certificates: [Data] = []

    /// Makes what apps see of a host's trust, of its certificates and its name: the module of certificates gives it.
    nonisolated(unsafe) package static var makeTrust: ([Data], String?) -> AnyObject? = { _, _ in nil }

    /// Makes what apps see of a session, of the name that the host's certificate is to have: the module of certificates
    /// gives it.
    nonisolated(unsafe) package static var makeContext: (String?) -> AnyObject? = { _ in nil }

    var isWanted: Bool { level != .none }
    var isChecked: Bool { settings?[Setting.isChecked] as? Bool ?? true }

    /// The name that the host's certificate is to have; nil for any.
    func peerName(_ host: String) -> String? {
        switch settings?[Setting.peerName] {
        case let name as String: name
        case is NSNull: nil
        default: host
        }
    }

    func property(_ key: Stream.PropertyKey, _ host: String) -> AnyObject? {
        switch key {
        case .socketSecurityLevelKey: level.rawValue as NSString
        case Self.settingsKey: settings.map { $0 as NSDictionary }
        case Self.trustKey: certificates.isEmpty ? nil : Self.makeTrust(certificates, peerName(host))
        case Self.contextKey: isWanted ? Self.makeContext(peerName(host)) : nil
        case Self.nameKey: isWanted ? peerName(host).map { $0 as NSString } : nil
        default: nil
        }
    }

    mutating func set(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
        switch key {
        case .socketSecurityLevelKey:
            guard let level = Self.level(value) else { return false }
            self.level = level
        case Self.settingsKey:
            guard let values = value as? NSDictionary else { return false }
            var settings: [String: Any] = [:]
            for (key, value) in values { settings["\(key)"] = value }
            self.settings = settings
            level = settings[Setting.level].flatMap { Self.level($0) } ?? .negotiatedSSL
        default: return false
        }
        return true
    }

    private static func level(_ value: Any?) -> StreamSocketSecurityLevel? {
        switch value {
        case let level as StreamSocketSecurityLevel: level
        case let name as String: StreamSocketSecurityLevel(rawValue: name)
        default: nil
        }
    }
}
