import Documents
import Foundation
import Testing

@testable import AppBuilder

/// The names of resources that R.swift writes.
@Suite struct ResourceNamesTests {
    @Test(arguments: [
        ("no_pic", "no_pic"), ("icon-close", "iconClose"), ("URLIcon", "urlIcon"), ("ABC", "abc"), ("Home", "home"),
        ("2x", "x"), ("Inter-Bold", "interBold"), ("한글 그림", "한글그림"), ("a.b", "aB"), ("--", ""), ("", ""),
    ])
    func namesAreThoseOfTheTool(_ name: String, _ symbol: String) {
        #expect(ResourceName.of(name) == symbol)
    }

    @Test func whatTwoResourcesWouldShareIsNobodys() {
        #expect(ResourceName.table(["a-b", "aB", "class", "c"]).map(\.symbol) == ["`class`", "c"])
    }

    @Test(arguments: [
        ("Hello", []), ("100%%", []), ("%@ of %d", ["String", "Int"]), ("%2$lld, %1$@", ["String", "Int"]),
        ("%.2f %u", ["Double", "UInt"]),
    ])
    func formatsTakeValues(_ format: String, _ types: [String]) {
        #expect(ResourceTexts.values(in: format) == types)
    }

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="c" reuseIdentifier="WalletCell" customClass="WalletCell"/></objects></document>
        """
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>
        <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="2"><objects>
          <viewController storyboardIdentifier="Home VC" id="h" customClass="HomeViewController"
              sceneMemberID="viewController"><connections>
            <segue destination="n" kind="show" identifier="showList" id="s"/></connections></viewController>
        </objects></scene></scenes></document>
        """

    private func folder() throws -> Folder {
        try Folder([
            "A.xcassets/ic-close.imageset/Contents.json": #"{"images": []}"#,
            "A.xcassets/brand.colorset/Contents.json": #"{"colors": []}"#,
            "en.lproj/Localizable.strings": #""hello" = "Hello, %@";"# + "\n" + #""bye.now" = "Bye";"#,
            "Data.json": "{}", "WalletCell.xib": Self.nib, "Main.storyboard": Self.storyboard,
            "A.swift": "class WalletCell {}\nclass HomeViewController {}\nlet image = R.image.icClose()",
        ])
    }

    @Test func declaresResourcesOfAllKinds() throws {
        let folder = try folder()
        let text = try #require(ResourceNames(try AppSources(path: folder.url.path))?.source)
        for line in [
            "static let icClose = Image(name: \"ic-close\")", "static let brand = Color(name: \"brand\")",
            "static func hello(_ value1: String, preferredLanguages: [String]? = nil) -> String {",
            "static let byeNow = R.Text(key: \"bye.now\", table: \"Localizable\")",
            "static let dataJson = File(name: \"Data\", pathExtension: \"json\")",
            "static let walletCell = Nib<WalletCell, WalletCell>(name: \"WalletCell\", identifier: \"WalletCell\")",
            "static let walletCell = ReuseIdentifier<WalletCell>(identifier: \"WalletCell\")",
            "final class _main: Storyboard<UINavigationController> {",
            "let homeVC = StoryboardScene<HomeViewController>(storyboard: \"Main\", identifier: \"Home VC\")",
            "enum homeViewController {",
            "static let showList = Segue<HomeViewController, UINavigationController>(identifier: \"showList\")",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    @Test func isMadeOnlyForThoseWhoAsk() throws {
        let folder = try folder()
        for text in ["let a = 1", "let image = R.image.icClose()\nenum R {}"] {
            try text.write(to: folder.url.appending(path: "A.swift"), atomically: true, encoding: .utf8)
            #expect(ResourceNames(try AppSources(path: folder.url.path)) == nil)
        }
    }

    @Test func fontsHaveANameOfPostScript() throws {
        // A file with one table, of one name.
        let name = Array("Inter-Bold".utf8)
        var bytes: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8)
        bytes += [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 40]
        bytes += [0, 0, 0, 1, 0, 18, 0, 1, 0, 0, 0, 0, 0, 6, 0, UInt8(name.count), 0, 0]
        #expect(FontName.postScript(bytes + name) == "Inter-Bold")
        #expect(FontName.postScript(bytes) == nil && FontName.postScript([]) == nil)
    }
}
