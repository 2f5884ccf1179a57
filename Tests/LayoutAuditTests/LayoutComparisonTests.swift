import CoreGraphics
import Documents
import Foundation
import Stage
import Testing
import UIKit

@testable import LayoutAudit

@MainActor
@Suite(.serialized) struct LayoutComparisonTests {
    private func scene(_ element: String) -> String {
        "<scene sceneID=\"s\"><objects>\(element)</objects></scene>"
    }

    private static let first = """
        <viewController id="one" customClass="NibController" customModule="UIKitTests" title="First" sceneMemberID="viewController">
          <view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label text="Hello" userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="20" y="59" width="100" height="21"/>
                <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </label>
              <button buttonType="system" id="b">
                <rect key="frame" x="20" y="200" width="100" height="44"/>
                <state key="normal" title="Tap"/>
                <connections>
                  <action selector="tap:" destination="one" eventType="touchUpInside" id="a"/>
                  <segue destination="two" kind="show" identifier="go" id="sg"/>
                </connections>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="c1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c2"/>
            </constraints>
          </view>
          <navigationItem key="navigationItem" title="First" id="n"/>
          <connections>
            <outlet property="label" destination="l" id="o1"/>
            <outlet property="width" destination="w" id="o2"/>
            <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="o3"/>
          </connections>
        </viewController>
        """

    @Test func framesAgreeWithWhatIsRecorded() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" initialViewController="one">
            <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            \(scene(Self.first.replacingOccurrences(of: "x=\"20\" y=\"59\" width=\"100\" height=\"21\"", with: "x=\"30\" y=\"67\" width=\"120\" height=\"24\"")))
            </scenes></document>
            """
        let comparison = LayoutComparison()
        try comparison.add(try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard"))
        #expect(comparison.views.count == 2)
        #expect(comparison.views.allSatisfy { $0.difference <= 0.501 })
    }

    /// Xcode 13 drew text styles in their smallest size.
    @Test(arguments: [("17701", 14.0, 26.5), ("20037", 12, 23), ("22505", 14, 26.5)])
    func textStylesAreAsLargeAsXcodeDrewThem(version: String, width: Double, height: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" initialViewController="one">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController"><view key="view" id="v">
              <rect key="frame" x="0" y="0" width="414" height="896"/>
              <subviews><label text="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="20" y="30" width="\(width)" height="\(height)"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
              </label></subviews>
              <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" id="b"/>
              </constraints>
            </view></viewController></objects></scene></scenes></document>
            """
        let comparison = LayoutComparison()
        try comparison.add(try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard"))
        #expect(comparison.views.count == 1)
        #expect(comparison.views.map { Double($0.computed.height) } == [height])
    }

    /// A document's frames are those of the iOS that its Xcode came with, and apps keep theirs.
    @Test(arguments: [("10117", 30.0), ("14113", 30), ("16097", 34), ("22505", 34)])
    func oldDocumentsHaveOldMeasures(version: String, height: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" initialViewController="one">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController"><view key="view" id="v">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="20" y="30" width="100" height="\(height)"/>
                <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
              </textField></subviews>
              <constraints>
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="a"/>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" id="b"/>
              </constraints>
            </view></viewController></objects></scene></scenes></document>
            """
        let comparison = LayoutComparison()
        try comparison.add(try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard"))
        #expect(comparison.views.count == 1)
        #expect(comparison.views.allSatisfy { $0.difference <= 0.501 && $0.stale == nil })
        #expect(UITraitCollection.current.measures === SystemMeasures.current)
    }

    /// Interface Builder has no switch for it: a stack with margins of its own keeps to them.
    @Test(arguments: [
        (
            #"<edgeInsets key="layoutMargins" top="8" left="16" bottom="4" right="10"/>"#,
            CGRect(x: 16, y: 8, width: 74, height: 38)
        ),
        (
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="4" trailing="10"/>"#,
            CGRect(x: 16, y: 8, width: 74, height: 38)
        ),
        ("", CGRect(x: 0, y: 0, width: 100, height: 50)),
    ])
    func stacksKeepToTheirMargins(margins: String, expected: CGRect) throws {
        let comparison = try Self.comparison(
            """
            <stackView axis="vertical" id="s">
              <rect key="frame" x="0" y="200" width="100" height="50"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="16" y="8" width="74" height="38"/>
              </view></subviews>
              \(margins)
            </stackView>
            """)
        #expect(comparison.views.first { $0.id == "l" }?.computed == expected)
    }

    /// Xcode draws a status bar over the views of xibs on the devices alone that have rounded screens.
    @Test(arguments: [
        ("retina4_7", CGSize(width: 375, height: 667), 0.0), ("retina6_12", CGSize(width: 393, height: 852), 59),
    ])
    func xibsHaveNoStatusBarOnOldDevices(device: String, size: CGSize, top: Double) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><device id="\(device)" orientation="portrait"/>
            <objects><view id="v"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="0" y="\(top)" width="30" height="30"/>
              </view></subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              <constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="a"/>
                <constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="b"/>
              </constraints>
            </view></objects></document>
            """
        let comparison = LayoutComparison()
        try comparison.add(try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib"))
        #expect(comparison.views.map { Double($0.computed.minY) } == [top])
    }

    /// Xcode's canvas gives a label without text 50 by 50 points, as far as its priorities let it.
    @Test func emptyLabelsAreSeenInTheCanvas() throws {
        let comparison = try Self.comparison(
            """
            <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="50" height="50"/></label>
            <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="0" y="0" width="50" height="20"/>
              <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></label>
            """)
        #expect(
            comparison.views.map(\.computed.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 20)])
    }

    /// A storyboard lists the fonts of its project at its beginning; its scenes are read later.
    @Test func fontsOfTheProjectAreFoundForStoryboards() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["App.xcodeproj", "Fonts"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        // A font that is installed, under a name of the same length.
        let installed = try #require(FontLibrary.file(named: "Inter-Thin"))
        var data = try Data(contentsOf: URL(filePath: installed.path))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (old, new) = (try #require("Inter".data(using: encoding)), try #require("Canva".data(using: encoding)))
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        try data.write(to: folder.appending(path: "Fonts/own.otf"))
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
            <customFonts key="customFonts"><array key="own.otf"><string>Canva-Thin</string></array></customFonts><scenes></scenes></document>
            """
        try LayoutComparison().add(
            try InterfaceDocument(bytes: Array(text.utf8), file: folder.appending(path: "Main.storyboard").path))
        #expect(FontLibrary.isInstalled("Canva-Thin"))
    }

    /// The comparison of a storyboard whose one view has these.
    private static func comparison(_ subviews: String) throws -> LayoutComparison {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" initialViewController="one">
            <device id="retina6_12" orientation="portrait"/><scenes>
            <scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController"><view key="view" id="v">
              <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(subviews)</subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let comparison = LayoutComparison()
        try comparison.add(try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard"))
        return comparison
    }
}
