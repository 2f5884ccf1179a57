import Crashlytics
import JGProgressHUD
import Testing
import UIKit

@MainActor
struct JGProgressHUDTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    final class Delegate: NSObject, JGProgressHUDDelegate {
        var told: [String] = []
        func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) { told.append("will") }
        func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) { told.append("did") }
        func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) { told.append("leaves") }
        func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) { told.append("left") }
    }

    @Test func aHUDIsShownOverAView() {
        let (hud, delegate) = (JGProgressHUD(style: .dark), Delegate())
        hud.delegate = delegate
        hud.textLabel.text = "로딩 중"
        #expect(!hud.isVisible)
        hud.show(in: view, animated: false)
        #expect(hud.superview === view && hud.frame == view.bounds && hud.isVisible && !hud.isHidden)
        #expect(JGProgressHUD.allProgressHUDs(in: view) == [hud])
        hud.layoutIfNeeded()
        #expect(hud.hudView.center == CGPoint(x: 160, y: 240) && hud.detailTextLabel.isHidden)
        #expect(hud.textLabel.frame.minY > (hud.indicatorView?.frame.maxY ?? 1_000))
        var isOver = false
        hud.perform { isOver = true }
        hud.dismiss(animated: false)
        #expect(view.subviews.isEmpty && isOver && !hud.isVisible)
        #expect(delegate.told == ["will", "did", "leaves", "left"])
        hud.show(in: view, animated: false)
        #expect(hud.superview === view, "it can be shown again")
    }

    @Test func indicatorsAndPlaces() {
        let hud = JGProgressHUD(style: .light)
        hud.indicatorView = JGProgressHUDErrorIndicatorView()
        #expect(hud.indicatorView?.tintColor == .black)
        hud.indicatorView = JGProgressHUDRingIndicatorView()
        hud.progress = 1.5
        #expect(hud.progress == 1)
        hud.position = .bottomCenter
        hud.square = true
        hud.show(in: view, animated: false)
        hud.layoutIfNeeded()
        #expect(hud.hudView.frame.maxY == 460 && hud.hudView.bounds.width == hud.hudView.bounds.height)
        hud.indicatorView = nil
        hud.textLabel.text = "Done"
        hud.layoutIfNeeded()
        #expect(hud.textLabel.frame.minY == 0)
    }

    @Test func touchesReachWhatIsBehindIfTheyMay() {
        let hud = JGProgressHUD()
        hud.show(in: view, animated: false)
        hud.layoutIfNeeded()
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === hud)
        hud.interactionType = .blockTouchesOnHUDView
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        #expect(view.hitTest(hud.hudView.center, with: nil)?.isDescendant(of: hud) == true)
        hud.interactionType = .blockNoTouches
        #expect(view.hitTest(hud.hudView.center, with: nil) === view)
    }

    @Test func aHUDIsReleased() {
        weak var gone: JGProgressHUD?
        do {
            let hud = JGProgressHUD(style: .extraLight)
            hud.show(in: view, animated: false)
            hud.dismiss(animated: false)
            gone = hud
        }
        #expect(gone == nil)
    }

    @Test func oldReportsAreTaken() {
        #expect(Fabric.with([Crashlytics.self, Answers.self]) === Fabric.sharedSDK())
        Crashlytics.sharedInstance().setUserIdentifier("1")
        Answers.logCustomEvent(withName: "opened", customAttributes: ["count": 1])
        #expect(Crashlytics.sharedInstance() === Crashlytics.start(withAPIKey: ""))
    }
}
