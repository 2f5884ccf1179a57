import UIKit

/// 2,000 views that move, turn and fade for as long as they are looked at.
final class AnimationController: UIViewController {
    private var frames: [Double] = []
    private var last: ContinuousClock.Instant?
    private var link: CADisplayLink?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        var generator = SystemRandomNumberGenerator()
        let bounds = view.bounds
        func place() -> CGPoint {
            CGPoint(
                x: .random(in: 0...bounds.width, using: &generator),
                y: .random(in: 0...bounds.height, using: &generator))
        }
        let views = (0..<2000).map { number in
            let square = UIView(frame: CGRect(origin: place(), size: CGSize(width: 12, height: 12)))
            square.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .systemOrange][number % 4]
            view.addSubview(square)
            return square
        }
        UIView.animate(withDuration: 20, delay: 0, options: [.curveLinear]) {
            for square in views {
                square.center = place()
                square.transform = CGAffineTransform(rotationAngle: .pi / 2)
                square.alpha = 0.5
            }
        }
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick(_ link: CADisplayLink) {
        draw(view.window)
        let now = ContinuousClock.now
        if let last {
            let (seconds, attoseconds) = (now - last).components
            frames.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
        }
        last = now
        guard frames.count == 600 else { return }
        report("2,000 animated views: a frame with its picture", frames)
        exit(0)
    }
}
