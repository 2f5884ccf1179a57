internal import Foundation
internal import Stage
internal import WebDoor

extension WebSurface {
    /// Whether a page may open addresses of the scheme. Others belong to programs of the person's machine, which no app
    /// here knows.
    static func opens(_ scheme: String) -> Bool { ["http", "https", "mailto", "tel"].contains(scheme.lowercased()) }

    /// Asks the person in the page whether to open an address.
    func offer(_ url: URL) -> Bool {
        guard let holder, let scheme = url.scheme, Self.opens(scheme) else { return false }
        holder.send(OpenMessage(url: url.absoluteString))
        return true
    }

    /// Has the page download a file.
    func offer(_ data: Data, named name: String) -> Bool {
        guard let holder, let path = downloads.add(data, named: name) else { return false }
        holder.send(DownloadMessage(path: path, name: name))
        return true
    }
}
