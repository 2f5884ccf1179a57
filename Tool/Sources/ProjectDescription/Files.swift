/// How classes are made of files that describe them.
public enum FileCodeGen: String, Codable, Sendable {
    case `public`, `private`, project, disabled
}

/// A pattern of source files.
public struct SourceFileGlob: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The pattern.
    public let glob: Path
    /// Patterns of what is left out.
    public let excluding: [Path]
    /// The compiler's flags.
    public let compilerFlags: String?
    /// How classes are made of the files.
    public let codeGen: FileCodeGen?
    /// Where the files count.
    public let compilationCondition: PlatformCondition?

    /// Makes a pattern of a text.
    public init(stringLiteral value: String) { self = .glob(Path(value)) }

    /// Makes a pattern, as manifests of version 1 do.
    public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil) {
        self = .glob(glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen)
    }

    /// Makes a pattern that leaves out what one other names, as manifests of version 1 do.
    @_disfavoredOverload
    public init(_ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil) {
        self = .glob(glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen)
    }

    init(
        glob: Path, excluding: [Path], compilerFlags: String?, codeGen: FileCodeGen?,
        compilationCondition: PlatformCondition?
    ) {
        self.glob = glob
        self.excluding = excluding
        self.compilerFlags = compilerFlags
        self.codeGen = codeGen
        self.compilationCondition = compilationCondition
    }

    /// A pattern without what others name.
    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        Self(
            glob: glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }

    /// A pattern without what one other names.
    @_disfavoredOverload
    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        Self(
            glob: glob, excluding: excluding.map { [$0] } ?? [], compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }

    /// A file that a script makes.
    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self {
        Self(
            glob: path, excluding: [], compilerFlags: compilerFlags, codeGen: codeGen,
            compilationCondition: compilationCondition)
    }
}

/// The source files of a target.
public struct SourceFilesList: Codable, Hashable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    /// The patterns of the files.
    public let globs: [SourceFileGlob]

    /// Makes a list of patterns.
    public init(globs: [SourceFileGlob]) { self.globs = globs }
    /// Makes a list of patterns.
    @_disfavoredOverload
    public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(stringLiteral: $0) } }
    /// Makes a list of one pattern.
    public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }
    /// Makes a list of patterns.
    public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }

    /// A list of files.
    public static func paths(_ paths: [Path]) -> SourceFilesList { Self(globs: paths.map { .glob($0) }) }
    /// A list of patterns.
    public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }
    /// A list of patterns.
    @_disfavoredOverload
    public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }
}

/// Files, or a folder that stays one.
public enum FileElement: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path)
    case folderReference(path: Path)

    /// Makes a pattern of files.
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

extension [FileElement]: @retroactive ExpressibleByUnicodeScalarLiteral {}
extension [FileElement]: @retroactive ExpressibleByExtendedGraphemeClusterLiteral {}
extension [FileElement]: @retroactive ExpressibleByStringLiteral {
    /// Makes a list of one pattern.
    public init(stringLiteral value: String) { self = [.glob(pattern: Path(value))] }
}

/// Resources of a target: files, or a folder that stays one.
public enum ResourceFileElement: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)

    /// Makes a pattern of files.
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// The resources of a target.
public struct ResourceFileElements: Codable, Hashable, Sendable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
{
    /// What the resources are.
    public let resources: [ResourceFileElement]
    /// What the target tells of the data that it gathers.
    public var privacyManifest: PrivacyManifest?

    /// Makes a list of resources.
    public init(resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) {
        self.resources = resources
        self.privacyManifest = privacyManifest
    }
    /// Makes a list of one pattern.
    public init(stringLiteral value: String) { self.init(resources: [.glob(pattern: Path(value))]) }
    /// Makes a list of resources.
    public init(arrayLiteral elements: ResourceFileElement...) { self.init(resources: elements) }

    /// A list of resources.
    public static func resources(_ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) -> Self {
        Self(resources: resources, privacyManifest: privacyManifest)
    }
}

/// A pattern of files.
public struct FileListGlob: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The pattern.
    public var glob: Path
    /// Patterns of what is left out.
    public var excluding: [Path]

    /// Makes a pattern of a text.
    public init(stringLiteral value: String) { self = .glob(Path(value)) }

    init(glob: Path, excluding: [Path]) {
        self.glob = glob
        self.excluding = excluding
    }

    /// A pattern without what others name.
    public static func glob(_ glob: Path, excluding: [Path] = []) -> FileListGlob {
        FileListGlob(glob: glob, excluding: excluding)
    }

    /// A pattern without what one other names.
    @_disfavoredOverload
    public static func glob(_ glob: Path, excluding: Path?) -> FileListGlob {
        FileListGlob(glob: glob, excluding: excluding.map { [$0] } ?? [])
    }
}

/// A list of files.
public struct FileList: Codable, Hashable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    /// The patterns of the files.
    public let globs: [FileListGlob]

    /// Makes a list of patterns.
    public init(globs: [FileListGlob]) { self.globs = globs }
    /// Makes a list of one pattern.
    public init(stringLiteral value: String) { globs = [FileListGlob(stringLiteral: value)] }
    /// Makes a list of patterns.
    public init(arrayLiteral elements: FileListGlob...) { globs = elements }

    /// A list of patterns.
    public static func list(_ globs: [FileListGlob]) -> FileList { FileList(globs: globs) }
}

/// A list of files, as manifests of version 3 call it.
public typealias HeaderFileList = FileList

/// The headers of a target.
public struct Headers: Codable, Hashable, Sendable {
    /// What a header may be left out for.
    public enum AutomaticExclusionRule: Int, Codable, Sendable {
        case projectExcludesPrivateAndPublic
        case publicExcludesPrivateAndProject
    }

    /// The headers for everybody.
    public let `public`: FileList?
    /// The headers for few.
    public let `private`: FileList?
    /// The headers for the project.
    public let project: FileList?

    /// Makes lists of headers.
    public init(public: FileList? = nil, private: FileList? = nil, project: FileList? = nil) {
        self.public = `public`
        self.private = `private`
        self.project = project
    }

    /// Lists of headers.
    public static func headers(
        public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Headers {
        Headers(public: `public`, private: `private`, project: project)
    }

    /// All headers of a folder, and which of them are for whom.
    public static func allHeaders(
        from list: FileList, umbrella: Path, private: FileList? = nil, allOthersAsProject: Bool = false
    ) -> Headers {
        Headers(public: list, private: `private`)
    }

    /// Those headers of a folder that the umbrella header names, for everybody.
    public static func onlyHeaders(from list: FileList, umbrella: Path, private: FileList? = nil) -> Headers {
        Headers(public: list, private: `private`)
    }
}

/// Files that a target copies.
public struct CopyFilesAction: Codable, Hashable, Sendable {
    /// Where files are copied to.
    public enum Destination: String, Codable, Sendable {
        case absolutePath, productsDirectory, wrapper, executables, resources, javaResources, frameworks
        case sharedFrameworks, sharedSupport, plugins, other
    }

    /// The name of the step.
    public var name: String
    /// Where the files are copied to.
    public var destination: Destination
    /// The folder there.
    public var subpath: String?
    /// The files.
    public var files: [CopyFileElement]

    private static func action(
        _ name: String, _ destination: Destination, _ subpath: String?, _ files: [CopyFileElement]
    ) -> CopyFilesAction {
        CopyFilesAction(name: name, destination: destination, subpath: subpath, files: files)
    }

    /// Files for the folder of products.
    public static func productsDirectory(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .productsDirectory, subpath, files)
    }
    /// Files for the bundle.
    public static func wrapper(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .wrapper, subpath, files)
    }
    /// Files for the folder of programs.
    public static func executables(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .executables, subpath, files)
    }
    /// Files for the folder of resources.
    public static func resources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .resources, subpath, files)
    }
    /// Files for the folder of frameworks.
    public static func frameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .frameworks, subpath, files)
    }
    /// Files for the folder of plug-ins.
    public static func plugins(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .plugins, subpath, files)
    }
    /// Files for the folder that programs share.
    public static func sharedSupport(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self {
        action(name, .sharedSupport, subpath, files)
    }
}

/// Files that are copied, or a folder that stays one.
public enum CopyFileElement: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    case folderReference(path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)

    /// Makes a pattern of files.
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// A folder whose files are a target's because they are in it.
public struct BuildableFolder: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Files of the folder that are not as others.
    public struct Exception: Codable, Hashable, Sendable {
        /// What is left out.
        public var excluded: [Path]

        /// Files that are left out.
        public static func exception(
            excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [],
            privateHeaders: [Path] = []
        ) -> Exception {
            Exception(excluded: excluded)
        }
    }

    /// The folder.
    public var path: Path
    /// Its files that are not as others.
    public var exceptions: [Exception]

    /// Makes a folder of a path.
    public init(stringLiteral value: String) { self = .folder(Path(value)) }

    init(path: Path, exceptions: [Exception]) {
        self.path = path
        self.exceptions = exceptions
    }

    /// A folder, and its files that are not as others.
    public static func folder(_ path: Path, exceptions: [Exception] = []) -> BuildableFolder {
        BuildableFolder(path: path, exceptions: exceptions)
    }
}
