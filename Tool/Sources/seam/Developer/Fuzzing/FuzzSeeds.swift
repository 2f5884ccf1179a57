import LayerCheck

/// The sound inputs that damaged ones are made from.
enum FuzzSeeds {
    static func texts(of kind: Fuzzer.Kind) -> [String] {
        switch kind {
        case .translator: [selectors, protocols, conditions]
        case .check:
            Rule.all.flatMap { $0.findings + $0.lookalikes + $0.mends.map(\.before) }.filter { $0.utf8.count < 2_000 }
        case .flow: [flow, control]
        case .plist: [plist]
        case .project: [project, synchronizedProject]
        case .storyboard: [storyboard, xib]
        case .catalog: [imageSet, colorSet, symbol]
        case .strings: [strings, stringCatalog]
        }
    }

    /// Words that mean something to the reader.
    static func words(of kind: Fuzzer.Kind) -> [String] {
        switch kind {
        case .translator:
            [
                "@objc ", "@objc(a:b:)", "#selector(", "#keyPath(", "(", ")", "{", "}", "[", "<", "class ", "func ",
                "@IBOutlet ", "optional ", "override ", "#sourceLocation(", "#if ", "#endif\n", "\"", "\"\"\"", "\\(",
                "getter: ", "private ", "`", ".",
                "?", "as ", "import ", "extension ", "protocol ", "@main ", "#Preview {", "\r\n", "/*", "\u{1F600}",
                "- ",
            ]
        case .check:
            [
                "class ", "struct ", "extension ", "protocol ", "ViewModel", ": UIViewController ", "{", "}", "(", ")",
                "[",
                "<", "self", "[weak self] ", ".sink { ", ".store(in: &bag)", " = ", "@Published ", "import UIKit\n",
                "?", "!",
                ".", "_ = ", "var ", "let ", "func ", "init(", "// seam:allow ", "#if ", "#endif\n", "\"", "`", "&",
                "typealias A = B\n", ", ", "->", "prepareForReuse", "\u{1F600}",
            ]
        case .flow:
            [
                "- ", ": ", "{", "}", "[", "]", "\n  ", "|\n", "&a ", "*a", "\"", "'", "---\n", "${", "}", "tapOn",
                "repeat:", "commands:", "!!", "? ", "#", "\t", "\u{0}", "runFlow: ", "%", "<<: ", "~",
            ]
        case .storyboard:
            [
                "<", ">", "</", "/>", "<scene ", "</scene>", "<scenes>", "</scenes>", "<objects>", "<!--", "-->", "&",
                "&#x41;", "&amp", ";", "<![CDATA[", "]]>", "<subviews>", "<view ", " id=\"a\"", "=", "\"", "'", "<?",
                "\u{0}", "1e999", "nan", "<document ", "</document>", " key=\"frame\"", "width=\"-1\"",
            ]
        case .catalog:
            [
                "{", "}", "[", "]", ",", ":", "\"", "null", "true", "1e999", "-1", "\"images\"", "\"colors\"",
                "\"color\"", "\"filename\"", "\"../x\"", "\"0xFFF\"", "\"3x\"", "\"resizing\"", "\\u00", "\u{0}",
                "\"cap-insets\"", "9999999999999999999", "\"components\"",
            ]
        case .strings:
            [
                "\"", "=", ";", "/*", "*/", "//", "\n", "\\", "\\U12", "<?xml", "{", "}", ":", "\"strings\"", "\u{0}",
                "\"localizations\"", "\u{FEFF}",
            ]
        case .project:
            [
                "{", "}", "(", ")", ";", ",", "=", "\"", "'", "/*", "*/", "//", "<", ">", "\\U", "$(inherited)", "$(A)",
                "$(B:c99extidentifier)", "isa = PBXGroup;", "children = (G, );", "path = \"..\";", "sourceTree = ",
                "[sdk=*]", "\u{0}", "\u{1112}\u{1161}", "TEST_HOST = \"/a.app/b\";", "<<<<<<<", "PBXVariantGroup",
            ]
        case .plist:
            [
                "<", ">", "</", "/>", "<dict>", "</dict>", "<key>", "<array>", "<!--", "-->", "&", "&#x41;", ";",
                "<![CDATA[", "]]>", "<string>", "<integer>", "<data>", "<?", "<true/>", "\u{0}", "9999999999999999999",
            ]
        }
    }

    private static let project = """
        // !$*UTF8*$!
        {
            objectVersion = 56; rootObject = P;
            objects = {
                P /* Project */ = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, U, ); };
                L = {isa = XCConfigurationList; buildConfigurations = (C, ); defaultConfigurationName = Debug; };
                C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = {A = "$(B) $(inherited)"; "B[sdk=iphonesimulator*]" = "$(A:upper)";
                        FLAGS = (a, "b c", "$(inherited)", ); PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildConfigurationList = L; buildPhases = (R, ); dependencies = (D, ); };
                U = {isa = PBXNativeTarget; name = "App Tests"; productType = "com.apple.product-type.bundle.unit-test";
                    buildConfigurationList = L; buildPhases = (S, ); };
                D = {isa = PBXTargetDependency; target = U; targetProxy = Y; };
                Y = {isa = PBXContainerItemProxy; remoteGlobalIDString = T; };
                R = {isa = PBXResourcesBuildPhase; files = (B1, B2, ); };
                S = {isa = PBXFrameworksBuildPhase; files = (B1, ); };
                B1 = {isa = PBXBuildFile; fileRef = V; };
                B2 = {isa = PBXBuildFile; productRef = K; };
                K = {isa = XCSwiftPackageProductDependency; package = KP; productName = Kit; };
                KP = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
                G = {isa = PBXGroup; children = (H, X, ); sourceTree = "<group>"; };
                H = {isa = PBXGroup; path = "a\\U00e9"; children = (V, ); sourceTree = "<group>"; };
                V = {isa = PBXVariantGroup; name = Main.storyboard; children = (W, ); sourceTree = "<group>"; };
                W = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = none.xcassets; sourceTree = SOURCE_ROOT; };
            };
        }
        """

    private static let synchronizedProject = """
        {
            rootObject = P;
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S, ); fileSystemSynchronizedGroups = (Y, ); };
                S = {isa = PBXSourcesBuildPhase; files = (); };
                G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
                    exceptions = (E, F, ); explicitFolders = (b, ); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    membershipExceptions = ("/Localized: Info.plist", a, ); };
                F = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S;
                    membershipExceptions = (c.swift, ); };
            };
        }
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" initialViewController="a">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--View Controller-->
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="First" id="a" customClass="C" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="b">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label text="A &amp; B &#10; C" id="c"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
                                </subviews>
                                <constraints><constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="1:2" id="d"/></constraints>
                                <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
                            </view>
                            <connections><segue destination="e" kind="show" id="f"/></connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="g" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="140" y="4"/>
                </scene>
                <scene sceneID="t"><objects><navigationController id="e"/></objects></scene>
            </scenes>
            <resources><image name="plus" catalog="system" width="128" height="113"/></resources>
        </document>
        """

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="V"><connections><outlet property="v" destination="b" id="o"/></connections></placeholder>
                <view contentMode="scaleToFill" id="b"><subviews><textView id="c"><string key="text">two
        lines <![CDATA[<x>]]></string></textView></subviews></view>
            </objects>
        </document>
        """

    private static let imageSet = """
        {
          "images" : [
            { "filename" : "a.png", "idiom" : "universal", "scale" : "1x" },
            { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "filename" : "b.pdf", "idiom" : "iphone" },
            { "idiom" : "universal", "scale" : "3x", "filename" : "c@3x.png",
              "resizing" : { "mode" : "9-part", "center" : { "mode" : "tile", "width" : 1 }, "cap-insets" : { "top" : 4, "left" : 5.5 } } }
          ],
          "info" : { "author" : "xcode", "version" : 1 },
          "properties" : { "template-rendering-intent" : "template", "preserves-vector-representation" : true }
        }
        """

    private static let symbol = """
        <?xml version="1.0"?><!DOCTYPE svg><svg viewBox="0 0 16 16"><!-- a symbol -->
        <g id="Guides"><line id="Baseline-S" x1="3" y1="7"/></g><g id="Regular-S" transform="matrix(1 0 0 1 5 0)">
        <path fill-rule="evenodd" d="M4.6 1.6a.5.5 0 01.7 0l6 6z"/><circle cx="8" cy="8" r="2"/>
        <rect x="1" width="3" height="4" rx="1"/></g></svg>
        """

    private static let colorSet = """
        {
          "colors" : [
            { "color" : { "color-space" : "srgb", "components" : { "alpha" : "1.000", "blue" : "0x80", "green" : "128", "red" : "0.5" } }, "idiom" : "universal" },
            { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "color" : { "platform" : "ios", "reference" : "systemBlueColor" }, "idiom" : "universal" }
          ]
        }
        """

    private static let strings = """
        /* Class = "UILabel"; text = "Name"; */
        "c.text" = "\\u00dcber \\"uns\\"\\n";
        plain = "value"; // a comment
        """

    private static let stringCatalog = """
        { "sourceLanguage" : "en", "strings" : { "c.text" : { "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "이름" } } } } }, "version" : "1.0" }
        """

    private static let selectors = """
        import UIKit
        import class UIKit.UIImage

        @UIApplicationMain
        final class A: UIViewController, UITableViewDelegate {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
            @objc dynamic var title2: String? = "t"
            private class Inner: NSObject { @objc private func deep(_ x: Int) -> Bool { true } }
            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                add(#selector(A.shown), #selector(getter: title2), #selector((named) as (A) -> (Int) -> Void))
                view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
                image = #imageLiteral(resourceName: "x"); path = #keyPath(A.title2.count)
                func local() { class B: NSObject { @objc func c() {} } }
            }
            @objc private func tapped(_ sender: UIButton) { print("\\(sender.tag + 1)") }
            @IBAction func shown() {}
            @objc(renamed:) func named(x: Int) async throws {}
            func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 44 }
        }
        """

    private static let protocols = """
        @objc public protocol PickerDelegate: NSObjectProtocol {
            func must()
            @objc optional func picker(_ p: Picker, didPick x: Int, done: @escaping (Bool) -> Void) -> Bool
            @objc optional var limit: Int { get set }
        }
        class Picker: NSObject, PickerDelegate {
            weak var delegate: PickerDelegate?
            func must() { delegate?.picker?(self, didPick: 3) { print($0) }; if delegate?.picker != nil {} }
            func picker(_ p: Picker, didPick x: Int, done: @escaping (Bool) -> Void) -> Bool { true }
            var limit = 3
        }
        @objcMembers class G<T: Hashable>: Picker { var a: T?; func b() {} }
        extension Picker { @objc func c() { table.delegate?.tableView?(table, didSelectRowAt: i) } }
        extension Picker {
            override func go(_ x: inout Int, by y: [String: Int]) throws -> Int { print(#function); return x }
            public override var limit: Int { get { 1 } set {} }
        }
        #sourceLocation(file: "x", line: 3)
        #sourceLocation()
        """

    private static let conditions = """
        #if os(iOS) && !targetEnvironment(simulator)
        import os.log
        #elseif canImport(AppKit)
        class C: NSObject { @objc func a() {} }
        #else
        class C: NSObject { @objc func b() {} }
        #endif
        let text = \"\"\"
            many \\(value.map { "\\($0)" } ?? "none") lines
            \"\"\"
        let raw = #"a "quoted" \\#(x)"#
        @NSManaged public var name: String?
        #Preview { C() }
        """

    private static let flow = """
        appId: app
        name: "A flow"
        env: {WHO: Bob}
        ---
        - launchApp
        - tapOn: "Alice"
        - tapOn: {id: save, index: 2, below: {text: Name}, point: "50%,10"}
        - eraseText: 5
        - inputText: ${WHO}
        - pressKey: Enter
        - assertVisible: 'Hello, .*'
        - extendedWaitUntil: {visible: {id: x}, timeout: 2500}
        - takeScreenshot: one
        """

    private static let control = """
        - repeat:
            times: 3
            while:
              notVisible: Done
            commands:
              - swipe: {start: "50%,90%", end: "50%,10%", duration: 100}
              - scrollUntilVisible:
                  element: {text: |
                    last}
                  direction: DOWN
        - runFlow:
            when: {platform: iOS, visible: "x"}
            commands: [back, {tapOn: y}, hideKeyboard]
        """

    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key><string>A &amp; B &#x41;</string>
            <key>Numbers</key><array><integer>3</integer><real>1.5</real><true/><false/></array>
            <key>Data</key><data>AAEC</data><key>When</key><date>2020-01-01T00:00:00Z</date>
            <!-- a comment --><key>Empty</key><dict/><key>Raw</key><string><![CDATA[<x>]]></string>
        </dict>
        </plist>
        """
}
