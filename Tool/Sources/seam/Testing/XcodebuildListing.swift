import AppBuilder
import Documents
import Foundation
import XcodeProject

/// What xcodebuild tells of a project.
struct XcodebuildListing {
    let path: String
    let call: XcodebuildCall

    private func project() throws(XcodebuildError) -> XcodeProject {
        do throws(BuildError) {
            return try TestTargets.project(at: path)
        } catch {
            throw XcodebuildError(66, error.message)
        }
    }

    /// The names of the schemes, those that Xcode would make included.
    private func schemes(_ project: XcodeProject) -> [String] {
        let known = (try? TestPlace(path))?.schemes ?? []
        return known.isEmpty
            ? project.targets.filter { $0.kind == .application || $0.kind == .framework }.map(\.name) : known
    }

    func list() throws(XcodebuildError) {
        let project = try project()
        let isWorkspace = path.hasSuffix(".xcworkspace")
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if call.has("json") {
            var members: [JSONValue.Member] = [
                .init("name", .string(isWorkspace ? name : project.name)),
                .init("schemes", JSONValue(schemes(project))),
            ]
            if !isWorkspace {
                members.insert(.init("configurations", JSONValue(["Debug", "Release"])), at: 0)
                members.append(.init("targets", JSONValue(project.targets.map(\.name))))
            }
            return print(JSONValue.object([.init(isWorkspace ? "workspace" : "project", .object(members))]).json)
        }
        func block(_ title: String, _ names: [String]) -> String {
            "    \(title):\n" + names.map { "        \($0)\n" }.joined() + "\n"
        }
        var text =
            "Information about \(isWorkspace ? "workspace" : "project") \"\(isWorkspace ? name : project.name)\":\n"
        if !isWorkspace {
            text += block("Targets", project.targets.map(\.name)) + block("Build Configurations", ["Debug", "Release"])
            text += "    If no build configuration is specified and -scheme is not passed then \"Release\" is used.\n\n"
        }
        print(text + block("Schemes", schemes(project)), terminator: "")
    }

    func showSettings() throws(XcodebuildError) {
        let project = try project()
        var wanted = call.value("target")
        if wanted == nil, let name = call.value("scheme") {
            wanted = ((try? TestPlace(path).scheme(name)) ?? nil)?.builds.first ?? name
        }
        let found = wanted.map { name in project.targets.first { $0.name == name } } ?? project.mainApplication
        guard let target = found ?? (wanted == nil ? project.targets.first : nil) else {
            throw XcodebuildError(65, "the project \"\(project.name)\" has no target \"\(wanted ?? "")\"")
        }
        var values: [String: String] = [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": project.name,
            "PROJECT": project.name,
            "PRODUCT_NAME": target.productName, "PRODUCT_MODULE_NAME": target.moduleName, "ACTION": "build",
            "CONFIGURATION": call.value("configuration") ?? "Debug", "PLATFORM_NAME": "iphonesimulator",
            "SRCROOT": project.url.deletingLastPathComponent().path,
            "PROJECT_DIR": project.url.deletingLastPathComponent().path,
            "PROJECT_FILE_PATH": project.url.path,
        ]
        for name in target.settings.names(beginning: "") where values[name] == nil {
            values[name] = target.settings[name]
        }
        values.merge(call.settings) { $1 }
        if call.has("json") {
            let settings = values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
            return print(
                JSONValue.array([
                    .object([
                        .init("action", "build"), .init("buildSettings", .object(settings)),
                        .init("target", .string(target.name)),
                    ])
                ]).json)
        }
        print("Build settings for action build and target \(target.name):")
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { print("    \(name) = \(value)") }
        print("")
    }
}
