import Foundation
import Testing

@testable import XcodeProject

@Suite struct BuildSettingsTests {
    private func layer(_ pairs: KeyValuePairs<String, String>) -> BuildSettings.Layer {
        var layer = BuildSettings.Layer()
        for (name, value) in pairs { layer.add(name, value) }
        return layer
    }

    @Test func inheritsLayerByLayer() {
        let settings = BuildSettings(
            defaults: ["A": "zero"],
            layers: [layer(["A": "$(inherited) one"]), layer(["B": "x"]), layer(["A": "$(inherited) two", "B": "y"])])
        #expect(settings["A"] == "zero one two")
        #expect(settings["B"] == "y")
        #expect(settings["C"] == nil)
    }

    @Test func replacesMacros() {
        let settings = BuildSettings(
            defaults: ["TARGET_NAME": "My App-2"],
            layers: [
                layer([
                    "PRODUCT_NAME": "$(TARGET_NAME)", "ID": "com.a.${PRODUCT_NAME:rfc1034identifier}",
                    "MODULE": "$(PRODUCT_NAME:c99extidentifier)", "NESTED": "$(VALUE_$(KEY))", "KEY": "one",
                    "VALUE_one": "1", "LOOP": "$(POOL)", "POOL": "a$(LOOP)", "PATH": "$(FILE:dir)|$(FILE:base)",
                    "FILE": "x/y.txt", "UPPER": "$(KEY:upper) $(NONE:default=d) $5 $(open",
                ])
            ])
        #expect(settings["ID"] == "com.a.My-App-2")
        #expect(settings["MODULE"] == "My_App_2")
        #expect(settings["NESTED"] == "1")
        #expect(settings["PATH"] == "x/|y")
        #expect(settings["UPPER"] == "ONE d $5 $(open")
        #expect(settings["LOOP"] != nil)
        #expect(MacroExpansion.identifier("2048 Game") == "_048_Game")
        #expect(MacroExpansion.identifier("한글앱") == "한글앱")
    }

    @Test func heedsConditions() {
        let settings = BuildSettings(
            defaults: [:],
            layers: [
                layer(["A": "any", "A[sdk=iphoneos*]": "device", "B": "any", "B[sdk=iphonesimulator*][arch=*]": "sim"]),
                layer(["C[config=Debug]": "debug", "C[config=Release]": "release"]),
            ])
        #expect(settings["A"] == "any")
        #expect(settings["B"] == "sim")
        #expect(settings["C"] == "debug")
    }

    @Test func splitsWords() {
        let settings = BuildSettings(defaults: ["A": "DEBUG  \"a b\" c\"d e\""])
        #expect(settings.words("A") == ["DEBUG", "a b", "cd e"])
        #expect(settings.words("B") == [])
    }

    @Test func readsSettingsFiles() throws {
        let folder = try Folder([
            "a.xcconfig": """
            // a comment
            #include "b.xcconfig"
            #include? "none.xcconfig"
            FLAGS = $(inherited) TWO // why
            A[sdk=iphonesimulator*] = sim;
            """,
            "b.xcconfig": "#include \"a.xcconfig\"\nFLAGS = ONE\n",
        ])
        let file = try SettingsFile(folder.url.appending(path: "a.xcconfig"), names: FileNames())
        #expect(file.missing == [])
        let settings = BuildSettings(defaults: [:], layers: [file.layer])
        #expect(settings["FLAGS"] == "ONE TWO")
        #expect(settings["A"] == "sim")
    }

    @Test func namesThePlaceInASettingsFile() throws {
        let folder = try Folder(["a.xcconfig": "\nA = 1\nnonsense\n"])
        #expect { try SettingsFile(folder.url.appending(path: "a.xcconfig"), names: FileNames()) } throws: {
            ($0 as? ProjectError)?.line == 3
        }
    }

    @Test func goesOnWithoutAFileToInclude() throws {
        let folder = try Folder(["b.xcconfig": "#include \"none.xcconfig\"\nB = 2\n"])
        let file = try SettingsFile(folder.url.appending(path: "b.xcconfig"), names: FileNames())
        #expect(file.missing == [folder.url.appending(path: "none.xcconfig").path])
        #expect(BuildSettings(defaults: [:], layers: [file.layer])["B"] == "2")
    }
}
