public import FoundationNetworking

extension URLProtectionSpace {
    /// Always nil: URLSession on Linux checks a server's certificates itself, by those that the system trusts, before the
    /// app hears anything.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// The answer to a challenge of a server's trust, which URLSession on Linux does not make. It carries no more than an
    /// empty name.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}
