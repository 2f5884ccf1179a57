import Foundation
import Testing

@testable import AppBuilder

@Suite struct StoreConfigurationFileTests {
    private func scheme(_ target: String, _ path: String?) -> String {
        let reference = path.map { "<StoreKitConfigurationFileReference identifier = \"\($0)\"/>" } ?? ""
        return """
            <Scheme version = "1.7"><BuildAction><BuildActionEntries><BuildActionEntry>
            <BuildableReference BlueprintName = "\(target)"/></BuildActionEntry></BuildActionEntries></BuildAction>
            <LaunchAction>\(reference)</LaunchAction></Scheme>
            """
    }

    private func found(_ files: [String: String], _ target: String = "App") throws -> String? {
        let folder = try Folder(files)
        let file = StoreConfigurationFile.find(for: target, of: folder.url.appending(path: "A.xcodeproj"))
        return file.map { String($0.path.dropFirst(folder.url.standardizedFileURL.path.count + 1)) }
    }

    @Test func theSchemeOfTheTargetNamesIt() throws {
        let schemes = "A.xcodeproj/xcshareddata/xcschemes/"
        let files = [
            schemes + "App.xcscheme": scheme("App", "../../Shop/Two.storekit"),
            schemes + "Other.xcscheme": scheme("Other", "../../Shop/One.storekit"),
            "Shop/One.storekit": "{}", "Shop/Two.storekit": "{}",
        ]
        #expect(try found(files) == "Shop/Two.storekit")
        #expect(try found(files, "Other") == "Shop/One.storekit")
        #expect(try found(files, "Third") == nil)
    }

    @Test func aSchemeWithoutOneHasNoStore() throws {
        let files = ["A.xcodeproj/xcshareddata/xcschemes/App.xcscheme": scheme("App", nil), "One.storekit": "{}"]
        #expect(try found(files) == nil)
    }

    @Test func theSchemesOfAWorkspaceCountFromIt() throws {
        let files = [
            "A.xcworkspace/xcshareddata/xcschemes/App.xcscheme": scheme("App", "../One.storekit"),
            "One.storekit": "{}", "Two.storekit": "{}",
        ]
        #expect(try found(files) == "One.storekit")
    }

    @Test func withoutASchemeTheOnlyFileIsTaken() throws {
        #expect(try found(["Shop/One.storekit": "{}"]) == "Shop/One.storekit")
        #expect(try found(["Shop/One.storekit": "{}", "Two.storekit": "{}"]) == nil)
        #expect(try found(["Pods/X/One.storekit": "{}"]) == nil)
    }
}
