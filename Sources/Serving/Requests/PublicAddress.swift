import Documents

/// The address of this server as the visitor's browser has it, and the visitor's own.
///
/// They are those of the connection, unless that comes from a proxy that is trusted: then they are what the proxy says.
struct PublicAddress: Equatable {
    var isSecure: Bool
    /// With the port, if one is given.
    var host: String
    /// The path that the server's own is below, without a slash at its end: empty, or `/apps`.
    var prefix = ""
    /// The visitor's IP address.
    var client: String
    /// Whether a trusted proxy has named the host.
    var isHostFromProxy = false

    init(isSecure: Bool, client: String, headers: HeaderList, trusted: [AddressRange]) {
        self.isSecure = isSecure
        self.client = client
        host = headers.all("Host").first ?? ""
        guard trusted.contains(where: { $0.contains(client) }) else { return }
        // The nearest proxy has written the last words of each list; those before it are believed only if the proxy
        // that wrote them is trusted too.
        let elements = Self.elements(headers.all("Forwarded"))
        if let last = elements.last {
            if let scheme = last["proto"] { self.isSecure = scheme.lowercased() == "https" }
            if let name = last["host"] {
                host = name
                isHostFromProxy = true
            }
        }
        if let scheme = Self.last(headers.all("X-Forwarded-Proto")) { self.isSecure = scheme.lowercased() == "https" }
        if let name = Self.last(headers.all("X-Forwarded-Host")) {
            host = name
            isHostFromProxy = true
        }
        if let path = Self.last(headers.all("X-Forwarded-Prefix")), let clean = Self.cleanPrefix(path) {
            prefix = clean
        }
        let chain =
            elements.isEmpty
            ? headers.all("X-Forwarded-For").flatMap { $0.split(separator: ",").map { $0.trimmed } }
            : elements.compactMap { $0["for"] }
        for address in chain.reversed().map(Self.withoutPort) {
            guard AddressRange.isAddress(address) else { break }
            self.client = address
            guard trusted.contains(where: { $0.contains(address) }) else { break }
        }
    }

    /// Whether a page with that origin is one of this server's.
    func isOwn(origin: String) -> Bool {
        let scheme = isSecure ? "https://" : "http://"
        guard origin.lowercased().hasPrefix(scheme) else { return false }
        return Self.withUsualPort(String(origin.dropFirst(scheme.count)), isSecure)
            == Self.withUsualPort(host, isSecure)
    }

    /// The host without its port.
    var hostName: String { Self.withoutPort(host).lowercased() }

    /// The fields of each element of `Forwarded`, in their order.
    private static func elements(_ values: [String]) -> [[String: String]] {
        values.flatMap { Self.split($0, at: ",") }.map { element in
            var fields: [String: String] = [:]
            for pair in Self.split(element, at: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmed }
                guard parts.count == 2 else { continue }
                var value = parts[1]
                if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
                    value = String(value.dropFirst().dropLast())
                }
                fields[parts[0].lowercased()] = value
            }
            return fields
        }
    }

    /// Splits outside quotation marks.
    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == separator, !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }

    private static func last(_ values: [String]) -> String? {
        values.last?.split(separator: ",").last.map { $0.trimmed }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func cleanPrefix(_ path: String) -> String? {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        guard path.isEmpty || path.hasPrefix("/"), !path.hasPrefix("//"),
            path.utf8.allSatisfy({ $0 > 32 && $0 < 127 && !"\\\"';,?#<>".utf8.contains($0) })
        else { return nil }
        return path
    }

    private static func withoutPort(_ host: String) -> String {
        if host.hasPrefix("[") { return String(host.dropFirst().prefix { $0 != "]" }) }
        // More than one colon is an IPv6 address without brackets.
        return host.count(where: { $0 == ":" }) == 1 ? String(host.prefix { $0 != ":" }) : host
    }

    private static func withUsualPort(_ host: String, _ isSecure: Bool) -> String {
        let usual = isSecure ? ":443" : ":80"
        let host = host.lowercased()
        return host.hasSuffix(usual) ? String(host.dropLast(usual.count)) : host
    }
}
