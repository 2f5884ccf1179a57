import Documents
import Foundation
import Testing

@testable import LayoutAudit

@Suite struct StaleRecordsTests {
    private func reasons(_ views: String, _ constraints: String, scale: Double = 3) throws -> [String: String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        return StaleRecords(in: try #require(document.objects.first), scale: scale).reasons
    }

    private func view(_ id: String, _ frame: (Double, Double, Double, Double), _ name: String = "view") -> String {
        "<\(name) id=\"\(id)\">\(rect(frame))</\(name)>"
    }

    private func rect(_ frame: (Double, Double, Double, Double)) -> String {
        "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
    }

    private func label(_ height: Double, _ attributes: String = "", font: String = "system") -> String {
        """
        <label id="l" text="Label" \(attributes)>\(rect((20, 20, 42, height)))
        <fontDescription key="fontDescription" type="\(font)" pointSize="17"/></label>
        """
    }

    private static let leading = """
        <constraint id="c" firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20"/>
        """

    @Test func aConstraintThatTheFramesMiss() throws {
        let constraint = Self.leading
        #expect(try reasons(view("a", (20, 0, 50, 50)), constraint).isEmpty)
        #expect(try reasons(view("a", (20.67, 0, 50, 50)), constraint).isEmpty)
        #expect(
            try reasons(view("a", (16, 0, 50, 50)), constraint) == ["a": "constraint c is missed by 4 points"])
    }

    @Test func sizesRatiosAndRelations() throws {
        func stale(_ constraint: String) throws -> Bool {
            try reasons(view("a", (20, 20, 100, 50)), "<constraint id=\"c\" firstItem=\"a\" \(constraint)/>")["a"]
                != nil
        }
        #expect(try !stale("firstAttribute=\"width\" constant=\"100\""))
        #expect(try stale("firstAttribute=\"width\" constant=\"98\""))
        #expect(try !stale("firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"98\""))
        #expect(try stale("firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"98\""))
        #expect(
            try !stale(
                "firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"2:1\""))
        #expect(try stale("firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\""))
        // What gives way says nothing, nor does what is there for Interface Builder, or on some screens.
        #expect(try !stale("firstAttribute=\"width\" priority=\"999\" constant=\"98\""))
        #expect(try !stale("firstAttribute=\"width\" placeholder=\"YES\" constant=\"98\""))
        #expect(try !stale("firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leadingMargin\""))
    }

    @Test func siblingsAreBothInDoubtAndWhatHoldsThemIsNot() throws {
        let views = view("a", (0, 0, 50, 50)) + view("b", (60, 0, 50, 50))
        let gap = """
            <constraint id="c" firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing"/>
            """
        #expect(Set(try reasons(views, gap).keys) == ["a", "b"])
    }

    @Test func aScrollViewsEdgesAreItsContents() throws {
        let scroll = """
            <scrollView id="s">\(rect((0, 0, 320, 480)))<subviews>\(view("a", (0, 0, 320, 900)))</subviews>
            <constraints>
            <constraint id="c" firstAttribute="bottom" secondItem="a" secondAttribute="bottom"/>
            </constraints></scrollView>
            """
        #expect(try reasons(scroll, "").isEmpty)
    }

    @Test func aLineRecordedInWholePoints() throws {
        #expect(try reasons(label(21), "")["l"]?.contains("20.33") == true)
        #expect(try reasons(label(21), "", scale: 2)["l"]?.contains("20.5") == true)
        #expect(try reasons(label(21), "", scale: 1).isEmpty)
        #expect(try reasons(label(20.333), "").isEmpty)
        #expect(try reasons(label(24), "").isEmpty)
        // Its height may be what a constraint says, or that of several lines.
        #expect(try reasons(label(21, "numberOfLines=\"0\""), "").isEmpty)
        let height = "<constraint id=\"c\" firstItem=\"l\" firstAttribute=\"height\" constant=\"21\"/>"
        #expect(try reasons(label(21), height).isEmpty)
        #expect(try reasons(label(21, font: "other"), "").isEmpty)
    }

    @Test func identifiersThatComeTwiceAreNoRing() throws {
        let inner = "<view id=\"a\">\(rect((0, 0, 9, 9)))<subviews>\(view("a", (9, 9, 9, 9)))</subviews></view>"
        #expect(try !reasons(inner, Self.leading).isEmpty)
    }
}
