// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The `seam` command and what it is made of. It links the SwiftSyntax that every Swift toolchain carries for its
// macros, in usr/lib/swift/host beside the compiler: nothing is downloaded, and the parser is the compiler's own.

/// The usr folder of the toolchain whose `swiftc` comes first on PATH.
func toolchain() -> String {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
        let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
        return compiler.deletingLastPathComponent().deletingLastPathComponent().path
    }
    return "/usr"
}

let host = toolchain() + "/lib/swift/host"

let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags([
        "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-lSwiftParserDiagnostics",
        "-lSwiftDiagnostics", "-Xlinker", "-rpath", "-Xlinker", host,
    ])
]

let package = Package(
    name: "SeamTool",
    products: [.executable(name: "seam", targets: ["seam"])],
    targets: [
        // The readers that the runtime uses as well; Sources/Documents and Sources/CYAML are links into the root
        // package, so that building the command does not resolve or build any of the rest.
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .target(
            name: "Documents", dependencies: ["CYAML"],
            sources: [
                "AssetCatalog", "Control", "DataModel", "Errors", "Flow", "InterfaceBuilder", "JSON", "Launch",
                "Outlines",
                "PropertyList",
                "Strings", "YAML",
            ]),

        // Calls of the C library that Swift's module of it leaves out, the runtime's as well
        .systemLibrary(name: "CProcess"),
        .target(name: "SourceTranslator", swiftSettings: syntax, linkerSettings: syntaxLibraries),
        // Makes what is generated from the declarations of the libraries; `seam generate`
        .target(
            name: "SurfaceGenerator", dependencies: ["Course", "LayerCheck", "SourceTranslator"], swiftSettings: syntax,
            linkerSettings: syntaxLibraries),
        // What manifests of Tuist's import; they are compiled against these sources, and print what the tool reads
        .target(name: "ProjectDescription"),
        .target(name: "XcodeProject", dependencies: ["Documents", "ProjectDescription"]),
        // Writes mocks for the library Cuckoo
        .target(name: "MockGenerator", swiftSettings: syntax, linkerSettings: syntaxLibraries),
        .target(
            name: "AppBuilder",
            dependencies: [
                "MockGenerator", "SourceTranslator", "XcodeProject", "Documents", "ProjectDescription", "CProcess",
            ],
            swiftSettings: syntax),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // Runs the apps of many checkouts; `seam survey`
        .target(
            name: "Survey", dependencies: ["AppBuilder", "XcodeProject", "Documents", "CZlib"], swiftSettings: syntax),
        // Finds what crosses the layers of MVVM in an app's sources; `seam check`
        .target(
            name: "LayerCheck", dependencies: ["SourceTranslator", "XcodeProject", "Documents"], swiftSettings: syntax,
            linkerSettings: syntaxLibraries),
        // Makes apps and screens from the folder Templates; `seam new`
        .target(name: "AppTemplates", dependencies: ["XcodeProject"]),
        // The course about MVVM, whose pages are made from the examples; `seam learn`
        .target(name: "Course", dependencies: ["AppTemplates"]),
        // Reads what a traced app records, and shows it; `--trace`
        .target(
            name: "Trace",
            resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.html"), .embedInCode("Page/page.js")]),
        // Tools for coding agents, over the Model Context Protocol; `seam mcp`
        .target(name: "AgentServer", dependencies: ["AppBuilder", "Documents"], swiftSettings: syntax),
        .executableTarget(
            name: "seam",
            dependencies: [
                "AgentServer", "AppBuilder", "AppTemplates", "Course", "LayerCheck", "SourceTranslator", "Survey",
                "SurfaceGenerator", "Trace", "XcodeProject", "Documents",
            ],
            swiftSettings: syntax),

        .testTarget(name: "SourceTranslatorTests", dependencies: ["SourceTranslator"], swiftSettings: syntax),
        .testTarget(name: "SurfaceGeneratorTests", dependencies: ["SurfaceGenerator"], swiftSettings: syntax),
        .testTarget(name: "MockGeneratorTests", dependencies: ["MockGenerator"], swiftSettings: syntax),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "Documents", "ProjectDescription"]),
        .testTarget(name: "AppBuilderTests", dependencies: ["AppBuilder", "Documents"], swiftSettings: syntax),
        .testTarget(
            name: "SurveyTests", dependencies: ["Survey", "AppBuilder", "XcodeProject"], swiftSettings: syntax),
        .testTarget(
            name: "AgentServerTests", dependencies: ["AgentServer", "AppBuilder", "Documents"], swiftSettings: syntax),
        .testTarget(
            name: "AppTemplatesTests", dependencies: ["AppTemplates", "XcodeProject"], swiftSettings: syntax,
            linkerSettings: syntaxLibraries),
        .testTarget(name: "CourseTests", dependencies: ["Course", "AppTemplates", "XcodeProject"]),
        .testTarget(name: "TraceTests", dependencies: ["Trace"]),
        .testTarget(name: "LayerCheckTests", dependencies: ["LayerCheck"], swiftSettings: syntax),
        // The command itself, run as a user runs it
        .testTarget(
            name: "CommandTests", dependencies: ["seam", "AppBuilder", "Survey", "Documents"], swiftSettings: syntax),
    ],
    swiftLanguageModes: [.v6]
)
