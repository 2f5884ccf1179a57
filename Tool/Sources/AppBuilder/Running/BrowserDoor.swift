import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Where browsers find an app: a socket that listens, which the app inherits, and the address of it.
public struct BrowserDoor {
    /// The user's request.
    public struct Request: Sendable {
        /// The address of this machine to listen at.
        public var address = "127.0.0.1"
        /// The port; nil: the first that is free from 8080 on.
        public var port: UInt16?
        /// The path of the certificate in PEM format, for TLS.
        public var certificate: String?
        /// The path of the certificate's key in PEM format.
        public var key: String?
        /// Other names under which pages reach this machine.
        public var names: [String] = []
        /// Whether an address that other machines reach may do without TLS.
        public var isInsecure = false
        /// Whether to show the address in the user's browser at once.
        public var opens = false
        /// Whether programs may look at the app and touch it.
        public var isControlled = false

        /// A door for this machine alone.
        public init() {}

        /// Throws for what cannot be, before anything is built.
        public func check() throws(BuildError) {
            guard (certificate == nil) == (key == nil) else {
                throw BuildError(.usage, "seam: --certificate and --key go together")
            }
            for path in [certificate, key].compactMap(\.self) {
                guard FileManager.default.isReadableFile(atPath: path) else {
                    throw BuildError(.usage, "seam: \(path) cannot be read")
                }
            }
            guard isInsecure || certificate != nil || AddressRange.isLoopback(address) else {
                throw BuildError(
                    .usage,
                    "seam: other machines reach \(address): give --certificate and --key, or --insecure if everyone "
                        + "on the way may read along")
            }
        }

        /// Says so if others can read what goes over the wire.
        public func warn() {
            guard certificate == nil, !AddressRange.isLoopback(address) else { return }
            Console.note(
                "WARNING: \(address) is not encrypted. Everyone on the way can read what is typed and shown, and use the "
                    + "app in the place of whoever opened it.")
        }
    }

    /// The listening socket.
    let descriptor: Int32
    /// For the app.
    let settings: BrowserSettings
    /// The address to open in a browser, with the token.
    let link: String
    /// Where programs control the app; the verb follows.
    let controlAddress: String

    /// Opens the door.
    ///
    /// - Parameter library: The library with the surface for browsers; nil for a program that has its own pages.
    init(_ request: Request, library: URL?) throws(BuildError) {
        try request.check()
        request.warn()
        let found = try Self.listen(request)
        descriptor = found.descriptor
        var settings = BrowserSettings(library: library?.path ?? "")
        settings.descriptor = found.descriptor
        settings.port = Int(found.port)
        settings.token = Secret.make()
        settings.certificate = request.certificate
        settings.key = request.key
        settings.isControlled = request.isControlled
        var host = Self.host(request.address)
        // A name that is not of this machine is refused: it would be somebody's who points it here.
        settings.hosts = ["localhost", "127.0.0.1", "[::1]", host.lowercased()]
        if ["0.0.0.0", "[::]"].contains(host) {
            let addresses = Self.addresses()
            settings.hosts += addresses.map(Self.host) + [ProcessInfo.processInfo.hostName.lowercased()]
            host = addresses.first.map(Self.host) ?? "localhost"
        }
        settings.hosts += request.names.map { $0.lowercased() }
        self.settings = settings
        let scheme = request.certificate == nil ? "http" : "https"
        controlAddress = "\(scheme)://\(host):\(found.port)/control/"
        link = "\(scheme)://\(host):\(found.port)/?token=\(settings.token ?? "")"
    }

    private static func listen(_ request: Request) throws(BuildError) -> ListeningSocket {
        var reason = ""
        for port in request.port.map({ [$0] }) ?? (8080..<8280).map(UInt16.init) {
            do throws(ListeningSocket.Failure) { return try ListeningSocket(request.address, port: port) } catch {
                reason = error.reason
            }
        }
        let place = request.port.map { "\(request.address), port \($0)" } ?? request.address
        throw BuildError(.usage, "seam: nothing can listen at \(place): \(reason)")
    }

    private static func host(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }

    /// The addresses of this machine that others reach.
    private static func addresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list) { $0?.pointee.ifa_next }.compactMap { entry in
            guard let address = entry?.pointee.ifa_addr else { return nil }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 else { return nil }
            let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
            var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            guard
                getnameinfo(
                    address, socklen_t(length), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
            else { return nil }
            let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return text.contains("%") || AddressRange.isLoopback(text) ? nil : text
        }
    }

    /// Shows the address in the user's browser.
    func open() {
        if !Desktop.open(link) { Console.note("there is no xdg-open to show the address with") }
    }
}
