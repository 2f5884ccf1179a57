import Documents
import Testing

@Suite struct InterfaceDocumentTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" initialViewController="one">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--First-->
                <scene sceneID="s1">
                    <objects>
                        <viewController storyboardIdentifier="First" id="one" sceneMemberID="viewController">
                            <view key="view" id="v" extra="1">
                                <label key="x" text="A &amp; B&#10;C" id="l"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects><tableViewController id="two"/></objects>
                </scene>
            </scenes>
            <resources>
                <image name="plus" catalog="system" width="128" height="113"/>
            </resources>
        </document>
        """

    private func read(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(text.utf8), file: "Main.storyboard")
    }

    @Test func scenesAreFoundWithoutBeingRead() throws {
        let document = try read(Self.storyboard)
        #expect(document.kind == .storyboard)
        #expect(document.scenes.map(\.controllerID) == ["one", "two"])
        #expect(document.initialViewController == "one")
        #expect(document.scene(identifier: "First") === document.scene(controllerID: "one"))
        #expect(document.scene(identifier: "Second") == nil)
        #expect(document.scenes.allSatisfy { !$0.isRead })
        _ = try document.scenes[1].controller()
        #expect(document.scenes.map(\.isRead) == [false, true])
    }

    @Test func elementsKnowTheirLinesAndTexts() throws {
        let scene = try #require(try read(Self.storyboard).scene(controllerID: "one"))
        let label = try #require(try scene.element(id: "l"))
        #expect(label.line == 10)
        #expect(label["text"] == "A & B\nC")
        #expect(try scene.controller()?.line == 8)
    }

    @Test func theDeviceHasItsSize() throws {
        let device = try #require(try read(Self.storyboard).device)
        #expect(device.width == 393 && device.height == 852 && device.scale == 3)
        #expect(device.safeArea.top == 59 && device.safeArea.bottom == 34)
        let turned = try #require(InterfaceDevice(id: "retina6_12", isLandscape: true))
        #expect(turned.width == 852 && turned.safeArea.left == 59)
        #expect(InterfaceDevice(id: "watch38") == nil)
    }

    @Test func whatWasNotAskedForIsReportedOnce() throws {
        let scene = try #require(try read(Self.storyboard).scene(controllerID: "one"))
        let controller = try #require(try scene.controller())
        _ = controller["storyboardIdentifier"]
        let view = try #require(controller.child(key: "view"))
        var report = InterfaceReport()
        report.add(unknownOf: view, file: "Main.storyboard")
        report.add(unknownOf: view, file: "Main.storyboard")
        #expect(
            report.lines == [
                "Main.storyboard:9: warning: view@extra is not supported (2 times, first here)",
                "Main.storyboard:10: warning: <label> is not supported (2 times, first here)",
            ])
    }

    @Test func mistakesNameTheirLine() {
        let cases: [(String, Int)] = [
            ("<document>\n<scenes>\n<scene sceneID='a'>", 3), ("<document type=storyboard/>", 1),
            ("<document>\n\n<objects></view></objects></document>", 3), ("\n<plist/>", 2), ("", 1),
            ("<document><objects><view text='&nothing;'/></objects></document>", 1),
        ]
        for (text, line) in cases {
            #expect("\(text)") {
                _ = try self.read(text)
            } throws: { error in
                (error as? DocumentError)?.line == line
            }
        }
    }

    @Test func deepNestingIsRefused() {
        let text = "<document><objects>" + String(repeating: "<view>", count: 5000)
        #expect(throws: DocumentError.self) { _ = try self.read(text) }
    }
}
