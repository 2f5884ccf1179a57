/// A script that runs when a target is built.
public struct TargetScript: Codable, Hashable, Sendable {
    /// When a script runs.
    public enum Order: String, Codable, Hashable, Sendable {
        case pre, post
    }

    /// What a script is.
    public enum Script: Codable, Hashable, Sendable {
        case tool(path: String, args: [String])
        case scriptPath(path: Path, args: [String])
        case embedded(String)
    }

    /// The name of the step.
    public let name: String
    /// What runs.
    public let script: Script
    /// When it runs.
    public let order: Order
    /// The files that it reads.
    public let inputPaths: [FileListGlob]
    /// The files that it writes.
    public let outputPaths: [Path]

    /// The text that the shell runs.
    public func text(resolving resolve: (Path) -> String) -> String {
        switch script {
        case .tool(let path, let args): ([path] + args).joined(separator: " ")
        case .scriptPath(let path, let args): (["\"\(resolve(path))\""] + args).joined(separator: " ")
        case .embedded(let text): text
        }
    }

    private static func make(
        _ name: String, _ script: Script, _ order: Order, _ inputPaths: [FileListGlob], _ outputPaths: [Path]
    ) -> TargetScript {
        TargetScript(name: name, script: script, order: order, inputPaths: inputPaths, outputPaths: outputPaths)
    }

    /// A file that runs before the sources are compiled.
    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .scriptPath(path: path, args: arguments), .pre, inputPaths, outputPaths)
    }

    /// A file that runs before the sources are compiled.
    public static func pre(
        path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .scriptPath(path: path, args: arguments), .pre, inputPaths, outputPaths)
    }

    /// A file that runs after all else.
    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .scriptPath(path: path, args: arguments), .post, inputPaths, outputPaths)
    }

    /// A file that runs after all else.
    public static func post(
        path: Path, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .scriptPath(path: path, args: arguments), .post, inputPaths, outputPaths)
    }

    /// A program that runs before the sources are compiled.
    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .tool(path: tool, args: arguments), .pre, inputPaths, outputPaths)
    }

    /// A program that runs before the sources are compiled.
    public static func pre(
        tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .tool(path: tool, args: arguments), .pre, inputPaths, outputPaths)
    }

    /// A program that runs after all else.
    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .tool(path: tool, args: arguments), .post, inputPaths, outputPaths)
    }

    /// A program that runs after all else.
    public static func post(
        tool: String, arguments: [String], name: String, inputPaths: [FileListGlob] = [],
        inputFileListPaths: [Path] = [], outputPaths: [Path] = [], outputFileListPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh",
        dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .tool(path: tool, args: arguments), .post, inputPaths, outputPaths)
    }

    /// A text that runs before the sources are compiled.
    public static func pre(
        script: String, name: String, inputPaths: [FileListGlob] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .embedded(script), .pre, inputPaths, outputPaths)
    }

    /// A text that runs after all else.
    public static func post(
        script: String, name: String, inputPaths: [FileListGlob] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        make(name, .embedded(script), .post, inputPaths, outputPaths)
    }
}

/// A script that runs when a target is built, as manifests of version 1 call it.
public typealias TargetAction = TargetScript
