import MBProgressHUD
import Testing
import UIKit

@MainActor
struct MBProgressHUDTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aHUDIsShownOverAView() throws {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        #expect(hud.superview === view && hud.frame == view.bounds && hud.alpha == 1)
        #expect(MBProgressHUD.forView(view) === hud)
        hud.layoutIfNeeded()
        // Spokes of 37 points, and 20 around them.
        #expect(hud.bezelView.bounds.size == CGSize(width: 77, height: 77))
        #expect(hud.bezelView.center == CGPoint(x: 160, y: 240))
        #expect(MBProgressHUD.hide(for: view, animated: false))
        #expect(view.subviews.isEmpty && !MBProgressHUD.hide(for: view, animated: false))
    }

    @Test func textsStandBelowTheIndicator() {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        hud.label.text = "Loading"
        hud.detailsLabel.text = "3 of 5"
        hud.layoutIfNeeded()
        #expect(abs(hud.label.frame.minY - (20 + 37 + 4)) < 0.01)
        #expect(abs(hud.detailsLabel.frame.minY - hud.label.frame.maxY - 4) < 0.01)
        #expect(hud.button.isHidden)
        hud.mode = .text
        hud.layoutIfNeeded()
        #expect(abs(hud.label.frame.minY - 20) < 0.01)
    }

    @Test func anOffsetWithoutEndIsOneToTheEdge() {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
        hud.isSquare = true
        hud.minSize = CGSize(width: 100, height: 10)
        hud.layoutIfNeeded()
        #expect(hud.bezelView.bounds.size == CGSize(width: 100, height: 100))
        #expect(hud.bezelView.frame.maxY == 460)
    }

    @Test func progressReachesTheIndicator() throws {
        let hud = MBProgressHUD(view: view)
        for (mode, type) in [
            (MBProgressHUDMode.determinate, MBRoundProgressView.self as UIView.Type),
            (.annularDeterminate, MBRoundProgressView.self), (.determinateHorizontalBar, MBBarProgressView.self),
        ] {
            hud.mode = mode
            hud.progress = 0.5
            let indicator = try #require(hud.bezelView.subviews.first { Swift.type(of: $0) == type })
            #expect((indicator as? MBRoundProgressView)?.progress ?? (indicator as? MBBarProgressView)?.progress == 0.5)
        }
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        hud.customView = own
        hud.mode = .customView
        hud.layoutIfNeeded()
        #expect(own.superview === hud.bezelView && hud.bezelView.bounds.size == CGSize(width: 90, height: 100))
    }

    @Test func aTextSetOnceTheHUDIsShownMakesItLarger() {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        hud.label.text = "불러오는 중"
        hud.layoutIfNeeded()
        let short = hud.bezelView.bounds.size
        #expect(!hud.label.isHidden && hud.label.frame.width > 0)
        hud.label.text = "조금 더 오래 불러오는 중"
        hud.layoutIfNeeded()
        #expect(hud.bezelView.bounds.width > short.width)
        hud.button.setTitle("Cancel", for: .normal)
        hud.layoutIfNeeded()
        #expect(hud.button.isHidden && hud.bezelView.bounds.height == short.height)
        hud.button.addTarget(nil, action: Selector("cancel"), for: .touchUpInside)
        hud.layoutIfNeeded()
        #expect(!hud.button.isHidden && hud.bezelView.bounds.height > short.height)
        hud.label.text = nil
        hud.layoutIfNeeded()
        #expect(hud.label.isHidden)
    }

    @Test func coloursFollowTheInterface() {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        #expect(hud.bezelView.color == nil && hud.bezelView.blurEffectStyle == .systemThickMaterial)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(hud.label.textColor.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.7))
        #expect(hud.label.textColor.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.7))
    }

    @Test func whoListensHearsOfTheEnd() {
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        var count = 0
        hud.completionBlock = { count += 1 }
        hud.hide(animated: false)
        #expect(count == 1 && hud.superview == nil)
    }
}
