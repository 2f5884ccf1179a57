internal import CGLib
import Documents

/// The cookie that a visitor is known by: a secret in a browser, of which the server keeps a digest.
struct VisitorCookie {
    /// The name tells servers on one host apart: cookies do not know ports.
    let name: String

    init(port: Int) { name = "seam-visitor-\(port)" }

    /// A new secret of 256 random bits.
    static func makeSecret() -> String { Secret.make(bits: 256) }

    /// Whether `text` looks like a secret of ``makeSecret()``.
    static func isSecret(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// A name for the visitor from which nobody finds the secret.
    static func digest(_ secret: String) -> String {
        g_compute_checksum_for_string(G_CHECKSUM_SHA256, secret, -1).map { text in
            defer { g_free(text) }
            return String(cString: text)
        } ?? ""
    }

    /// The secrets that a browser sends; more than one if cookies were set for several paths.
    func secrets(in headers: HeaderList) -> [String] {
        pairs(headers).filter { $0.name == name }.map(\.value).filter(Self.isSecret)
    }

    /// The cookies of a request that are no visitor's, for the app; nil if there are none.
    func others(in headers: HeaderList) -> String? {
        let others = pairs(headers).filter { !$0.name.hasPrefix("seam-visitor") }
        return others.isEmpty ? nil : others.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    /// The header field that keeps a secret in the browser for 400 days, the most that browsers allow.
    func field(_ secret: String, at address: PublicAddress) -> String {
        // Lax, not Strict: a visitor who follows a link from elsewhere is to find the same visit.
        "\(name)=\(secret); Path=\(address.prefix)/; Max-Age=34560000; HttpOnly; SameSite=Lax"
            + (address.isSecure ? "; Secure" : "")
    }

    private func pairs(_ headers: HeaderList) -> [(name: String, value: String)] {
        headers.all("Cookie").flatMap { $0.split(separator: ";") }.compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }
}
