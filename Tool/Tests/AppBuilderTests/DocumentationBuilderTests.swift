import Foundation
import Testing

@testable import AppBuilder

@Suite struct DocumentationBuilderTests {
    private static let link = """
        warning: 'Nothing' doesn't exist at '/Kit'
         --> Kit.md:4:5-4:12
        4 + - ``Nothing``
        """
    private static let parameter = """
        warning: Parameter 'a' is missing documentation
         --> Kit.swift:4:5-4:12
        """

    @Test func reportsWhatIsAmiss() {
        let output = "\(Self.parameter)\n\n\(Self.link)\n\nConverted in 1 s\n"
        #expect(DocumentationBuilder.objections(in: output) == Self.link)
        #expect(DocumentationBuilder.objections(in: Self.parameter + "\n") == "")
        let wrong = "warning: Parameter 'b' not found in function declaration\n --> Kit.swift:1:1-1:2"
        #expect(DocumentationBuilder.objections(in: wrong) == wrong)
    }

    @Test func takesEveryCatalogueForAModule() throws {
        let folder = try Folder([
            "Sources/Apple/Kit/Kit.docc/Kit.md": "", "Sources/Other/Other.swift": "",
            "Tool/Sources/Part/Part.docc/Part.md": "",
        ])
        let installation = Installation(root: folder.url, configuration: "debug")
        let modules = DocumentationBuilder(installation: installation).modules()
        #expect(modules.map(\.name) == ["Kit", "Part"])
        #expect(modules[0].interfaces == [installation.modules])
        #expect(modules[1].interfaces.first?.path.hasSuffix("Tool/.build/debug/Modules") == true)
    }
}
