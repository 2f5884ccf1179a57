public import Documents

extension WebServer {
    /// Makes a server as the command says in its settings. It listens nowhere before ``listen(_:)``.
    public convenience init(_ settings: BrowserSettings) throws {
        self.init(
            rules: DoorRules(
                token: settings.token, hosts: Set(settings.hosts), cookieName: "seam-\(settings.port)",
                isSecure: settings.certificate != nil))
        if let certificate = settings.certificate, let key = settings.key {
            try encrypt(certificate: certificate, key: key)
        }
    }

    /// Listens at the socket that the settings name, if they name one.
    public func listen(_ settings: BrowserSettings) throws {
        if let descriptor = settings.descriptor {
            try listen(descriptor: descriptor)
        } else if let path = settings.socketPath {
            try listen(path: path)
        }
    }
}
