import Foundation

/// An Xcode workspace: a list of projects.
public struct Workspace: Sendable {
    /// The projects that are there, in their order; CocoaPods' own is none of them.
    public let projects: [URL]

    /// Reads `NAME.xcworkspace`. One that cannot be read has no projects.
    public init(_ url: URL) {
        let file = url.appending(path: "contents.xcworkspacedata")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let folder = url.deletingLastPathComponent().path
        let names = FileNames()
        projects = text.matches(of: /location\s*=\s*"(group|container|absolute):([^"]+)"/).compactMap { match in
            let path = match.2.replacing("&amp;", with: "&")
            guard path.hasSuffix(".xcodeproj"), !path.hasSuffix("Pods.xcodeproj") else { return nil }
            let project = names.resolve(path.hasPrefix("/") ? String(path) : folder + "/" + path)
            let isThere = FileManager.default.fileExists(atPath: project.appending(path: "project.pbxproj").path)
            return isThere ? project : nil
        }
    }
}
