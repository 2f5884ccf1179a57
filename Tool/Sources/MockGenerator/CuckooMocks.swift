/// The mocks of the classes and protocols in some files, as the library Cuckoo wants them.
public struct CuckooMocks: Sendable {
    /// Modules that the mocks import, beside those that the files do.
    public var imports: [String] = []
    public var publicImports: [String] = []
    public var testableImports: [String] = []
    /// The names of types without a mock.
    public var excluded: Set<String> = []
    /// Whether a type of this name has a mock.
    public var isWanted: @Sendable (String) -> Bool = { _ in true }
    /// Whether mocks have what their types inherit from others in the files.
    public var hasInheritance = true
    public var isOfProtocolsOnly = false
    /// Whether Cuckoo knows the types of errors, as it does from version 2.1 on.
    public var hasTypedErrors = true

    public init() {}

    /// - Parameter texts: The files' contents.
    public func source(of texts: [String]) -> String {
        let files = texts.map { MockedTypeReader($0) }
        let inheritance = MockInheritance(
            files.flatMap(\.types),
            extensions: files.reduce(into: [:]) { all, file in all.merge(file.extensions) { $0.union($1) } })
        let wanted = files.map { file in file.types.filter(hasMock) }
        var lines: [String] = ["import Cuckoo"]
        // A file that nothing is mocked of may import what the tests do not have.
        for (file, types) in zip(files, wanted) where !types.isEmpty { lines += file.imports }
        lines += imports.map { "import \($0)" } + publicImports.map { "public import \($0)" }
        lines += testableImports.map { "@testable import \($0)" }
        var seen: Set<String> = []
        var text = lines.filter { seen.insert($0).inserted }.joined(separator: "\n") + "\n"
        for type in wanted.joined() where seen.insert("type \(type.parent).\(type.name)").inserted {
            let complete = hasInheritance ? inheritance.complete(type) : type
            text += "\n" + MockWriter(type: complete, hasTypedErrors: hasTypedErrors).text
        }
        return text
    }

    private func hasMock(_ type: MockedType) -> Bool {
        !excluded.contains(type.name) && isWanted(type.name) && !(isOfProtocolsOnly && type.isClass)
    }
}
