import Documents
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
}
