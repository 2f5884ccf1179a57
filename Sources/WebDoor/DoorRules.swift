import Foundation

/// Who may come in: rules about the headers of a request, apart from the server so that they can be tested.
public struct DoorRules: Sendable {
    /// The secret of the address. Nil: everyone may come in, which is for sockets that only a trusted program reaches.
    public var token: String?
    /// The names that a request may ask for as its host, in lower case and without ports. Others are refused: a name of
    /// somebody else's may have been pointed at this machine.
    public var hosts: Set<String>
    /// The name of the cookie. Cookies do not tell ports apart, so it has the port in it.
    public var cookieName: String
    /// Whether the connection is encrypted, here or by a proxy in front.
    public var isSecure: Bool

    /// Creates rules.
    public init(token: String?, hosts: Set<String>, cookieName: String, isSecure: Bool) {
        self.token = token
        self.hosts = hosts
        self.cookieName = cookieName
        self.isSecure = isSecure
    }

    /// The decision about a request.
    public enum Decision: Equatable, Sendable {
        /// It may come in. With a secret, the answer sets the cookie to it.
        case welcome(visitor: String, setsCookie: Bool)
        /// It is refused with a status and the reason.
        case refused(Int, String)
    }

    /// Decides about a request by its headers.
    ///
    /// - Parameters:
    ///   - visitors: The secrets of cookies that have been given out.
    ///   - makeVisitor: Makes another one.
    public func decide(
        on request: WebRequest, isSocket: Bool, visitors: Set<String>, makeVisitor: () -> String
    ) -> Decision {
        guard let token else { return .welcome(visitor: "", setsCookie: false) }
        guard let host = request.headers["host"], let name = Self.name(ofHost: host), hosts.contains(name) else {
            return .refused(421, "This server does not go by that name.")
        }
        if let origin = request.headers["origin"] {
            guard origin.lowercased() == (isSecure ? "https://" : "http://") + host.lowercased() else {
                return .refused(403, "Pages of other origins may not use this server.")
            }
        }
        if let authorization = request.headers["authorization"] {
            guard authorization.hasPrefix("Bearer "), Self.areEqual(String(authorization.dropFirst(7)), token) else {
                return .refused(401, "The token is wrong.")
            }
            return .welcome(visitor: "", setsCookie: false)
        }
        // A browser always says where a page's own script comes from when it posts or opens a socket.
        if isSocket || !["GET", "HEAD"].contains(request.method), request.headers["origin"] == nil {
            return .refused(403, "The request does not say which page it comes from.")
        }
        let visitor = cookie(in: request).flatMap { visitors.contains($0) ? $0 : nil }
        if let given = request.query["token"], !isSocket {
            guard Self.areEqual(given, token) else { return .refused(401, "The token is wrong.") }
            return .welcome(visitor: visitor ?? makeVisitor(), setsCookie: visitor == nil)
        }
        guard let visitor else {
            return .refused(401, "Open the address that was printed when the app was started, with its token.")
        }
        return .welcome(visitor: visitor, setsCookie: false)
    }

    /// The header that sets the cookie: for this host and its own pages alone, and out of reach of scripts.
    public func cookieHeader(_ visitor: String, path: String = "/") -> String {
        "\(cookieName)=\(visitor); Path=\(path); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
    }

    /// The value of the door's cookie in a request.
    public func cookie(in request: WebRequest) -> String? {
        for part in (request.headers["cookie"] ?? "").split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2, pair[0] == cookieName { return pair[1] }
        }
        return nil
    }

    /// The name in a Host header, without its port and in lower case; nil if it is more than a name and a port.
    static func name(ofHost host: String) -> String? {
        let host = host.lowercased()
        let end =
            host.hasPrefix("[")
            ? host.firstIndex(of: "]").map(host.index(after:)) : host.firstIndex(of: ":") ?? host.endIndex
        guard let end, end > host.startIndex else { return nil }
        let rest = host[end...]
        if !rest.isEmpty {
            guard rest.first == ":", rest.utf8.count <= 6, rest.dropFirst().utf8.allSatisfy({ (48...57).contains($0) })
            else { return nil }
        }
        return String(host[..<end])
    }

    /// Compares secrets in a time that does not tell how much of them is right.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The headers that every answer carries: scripts, styles and pictures of this server only, and no frame around it.
    public static let protectiveHeaders: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]
}
