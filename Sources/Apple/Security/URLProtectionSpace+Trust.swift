public import URLLoading

extension URLProtectionSpace {
    /// What a server's certificate is judged by, of a space whose method is `NSURLAuthenticationMethodServerTrust`; nil for
    /// others. Its policy asks for a certificate of that server.
    public var serverTrust: SecTrust? {
        guard let space = self as? ServerTrustSpace else { return nil }
        return SecTrust(ofServer: space.certificates, named: host)
    }
}

extension URLCredential {
    /// The answer to a challenge of a server's trust, by which it is trusted. It carries no more than an empty name.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}
