import SVProgressHUD
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct SVProgressHUDTests {
    /// A screen for HUDs to be shown in.
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        SVProgressHUD.setFadeInAnimationDuration(0)
        SVProgressHUD.setFadeOutAnimationDuration(0)
        SVProgressHUD.setMinimumDismissTimeInterval(5)
        SVProgressHUD.setMinimumSize(.zero)
        SVProgressHUD.setDefaultStyle(.light)
        SVProgressHUD.setDefaultMaskType(.none)
        SVProgressHUD.setContainerView(container)
    }

    private var hud: UIView? { container.subviews.first }
    private var panel: UIView? { hud?.subviews.first }

    private func find<View: UIView>(_ type: View.Type, in view: UIView?) -> View? {
        guard let view else { return nil }
        if let found = view as? View { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test func anActivityIsShownInTheMiddle() throws {
        SVProgressHUD.show(withStatus: "Loading")
        #expect(SVProgressHUD.isVisible())
        let panel = try #require(panel)
        #expect(panel.center == CGPoint(x: 160, y: 240))
        #expect(find(UILabel.self, in: panel)?.text == "Loading")
        // 12 points around, a ring of 48, 8 to the text.
        let label = try #require(find(UILabel.self, in: panel))
        #expect(abs(label.frame.minY - (12 + 48 + 8)) < 0.01)
        #expect(abs(panel.bounds.height - label.frame.maxY - 12) < 0.01)
        #expect(panel.layer.cornerRadius == 14)
        SVProgressHUD.setStatus("Still loading")
        #expect(label.text == "Still loading")
        SVProgressHUD.dismiss()
        #expect(!SVProgressHUD.isVisible())
    }

    @Test func aRingWithoutTextIsSixtyPoints() {
        SVProgressHUD.show()
        #expect(panel?.bounds.size == CGSize(width: 84, height: 84))
        SVProgressHUD.dismiss()
    }

    @Test func activitiesAreCounted() {
        SVProgressHUD.show()
        SVProgressHUD.show()
        SVProgressHUD.popActivity()
        #expect(SVProgressHUD.isVisible())
        SVProgressHUD.popActivity()
        #expect(!SVProgressHUD.isVisible())
    }

    @Test func resultsHaveASign() throws {
        SVProgressHUD.showSuccess(withStatus: "Done")
        let image = try #require(find(UIImageView.self, in: panel))
        #expect(image.bounds.size == CGSize(width: 28, height: 28) && image.image != nil)
        SVProgressHUD.dismiss()
        #expect(SVProgressHUD.displayDuration(for: "Done") == 5)
        SVProgressHUD.setMinimumDismissTimeInterval(0)
        #expect(abs(SVProgressHUD.displayDuration(for: "0123456789") - 1.1) < 0.001)
    }

    @Test func masksKeepTouchesAway() {
        SVProgressHUD.show()
        #expect(hud?.isUserInteractionEnabled == false)
        SVProgressHUD.dismiss()
        SVProgressHUD.setDefaultMaskType(.black)
        SVProgressHUD.show()
        #expect(hud?.isUserInteractionEnabled == true)
        #expect(hud?.backgroundColor == UIColor(white: 0, alpha: 0.4))
        SVProgressHUD.dismiss()
    }

    @Test func coloursOfTheAppsOwn() throws {
        SVProgressHUD.setForegroundColor(.red)
        SVProgressHUD.setBackgroundColor(.yellow)
        SVProgressHUD.show(withStatus: "x")
        #expect(find(UILabel.self, in: panel)?.textColor == .red)
        #expect(panel?.backgroundColor == .yellow)
        SVProgressHUD.dismiss()
    }
}
