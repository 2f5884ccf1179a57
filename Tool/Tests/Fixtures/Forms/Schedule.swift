import UIKit

class ScheduleCheck: NSObject {
    static let shared = ScheduleCheck()
    private var link: CADisplayLink?
    private var then: (() -> Void)?
    private var frames = 0

    func start(then: @escaping () -> Void) {
        self.then = then
        let timer = Timer(
            timeInterval: 0.01, target: self, selector: #selector(fired(_:)), userInfo: "info", repeats: false)
        RunLoop.main.add(timer, forMode: .common)
    }

    @objc private func fired(_ timer: Timer) {
        print("fired", timer.userInfo as? String ?? "-")
        perform(#selector(later), with: nil, afterDelay: 0.01)
    }

    @objc private func later() {
        print("later")
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .default)
    }

    @objc func step(_ link: CADisplayLink) {
        frames += 1
        guard frames == 3 else { return }
        link.invalidate()
        self.link = nil
        print("three frames")
        then?()
    }
}
