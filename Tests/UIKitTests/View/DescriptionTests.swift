import Testing

@testable import UIKit

/// What views and hierarchies are printed as.
@MainActor @Suite struct DescriptionTests {
    private func withoutAddresses(_ text: String) -> String { text.replacing(/:? ?0x[0-9a-f]+/, with: "") }

    @Test func tellsWhatIsNotAsInANewView() {
        let view = UIView(frame: CGRect(x: 0.5, y: 1, width: 100.0 / 3, height: 20))
        #expect(
            withoutAddresses(view.describe(address: "0")) == "<UIView; frame = (0.5 1; 33.3333 20); layer = <CALayer>>")
        view.alpha = 0.25
        view.isHidden = true
        view.tag = 7
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
        #expect(
            withoutAddresses(view.describe(address: "0"))
                == "<UIView; frame = (0.5 1; 33.3333 20); clipsToBounds = YES; alpha = 0.25; hidden = YES; "
                + "autoresize = LM+W+H; tag = 7; userInteractionEnabled = NO; layer = <CALayer>>")
    }

    @Test func tellsTheText() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "안녕"
        #expect(
            withoutAddresses(label.describe(address: "0"))
                == "<UILabel; frame = (0 0; 10 10); text = '안녕'; userInteractionEnabled = NO; layer = <_UILabelLayer>>")
    }

    @Test func findsTheTextOfAHierarchyByItsName() throws {
        let outer = UIView()
        outer.addSubview(UIView())
        outer.subviews[0].addSubview(UIView())
        let text = try #require(
            outer.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String)
        #expect(
            withoutAddresses(text).split(separator: "\n").map { $0.prefix { $0 != "<" } } == [
                "", "   | ", "   |    | ",
            ])
    }

    @Test func findsTheTextOfControllersByItsName() throws {
        let parent = UINavigationController(rootViewController: UIViewController())
        let text = try #require(parent.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String)
        #expect(
            withoutAddresses(text)
                == "<UINavigationController>, state: disappeared, view: (view not loaded)\n"
                + "   | <UIViewController>, state: disappeared, view: (view not loaded)")
    }
}
