import Testing

@testable import UIKit

/// Screens whose frames Xcode has computed and recorded in storyboards, on a device of 393 x 852 points at 3 pixels a
/// point, with 59 and 34 points outside the safe area.
@MainActor
@Suite struct RecordedFrameTests {
    private func controller() -> UIViewController {
        // Views without a window are as sharp as the main screen, which may be another test's.
        _ = TestScreen(nil as UIViewController?)
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        return controller
    }

    private func expect(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let frame = view.frame
        let isEqual =
            abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01 && abs(frame.width - width) < 0.01
            && abs(frame.height - height) < 0.01
        #expect(isEqual, "\(frame) is not \(x) \(y) \(width) \(height)")
    }

    @Test func aPictureItsNameAndAButton() {
        let controller = controller()
        let view: UIView = controller.view
        let (image, button, label) = (plainView(), plainView(), UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .boldSystemFont(ofSize: 24)
        label.text = "Name"
        for subview in [image, label, button] { view.addSubview(subview) }
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalToConstant: 240),
            image.widthAnchor.constraint(equalTo: image.heightAnchor),
            button.widthAnchor.constraint(equalToConstant: 120),
            button.heightAnchor.constraint(equalToConstant: 44),
            image.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
            image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 32),
            label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
            button.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 101),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        view.layoutIfNeeded()
        expect(image, 76.6667, 159, 240, 240)
        expect(label, 20, 431, 353, 28.6667)
        expect(button, 136.6667, 500, 120, 44)
    }

    @Test func aCentredLabelAndARowOfButtons() {
        let controller = controller()
        let view: UIView = controller.view
        let label = plainView()
        let buttons = (0..<3).map { _ in ContentView(60, 34) }
        let row = UIStackView(arrangedSubviews: buttons)
        row.distribution = .fillEqually
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        view.addSubview(row)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.heightAnchor.constraint(equalToConstant: 21),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
            row.heightAnchor.constraint(equalToConstant: 44),
            row.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            safe.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        view.layoutIfNeeded()
        expect(label, 20, 415.6667, 353, 21)
        expect(row, 0, 774, 393, 44)
        for (index, button) in buttons.enumerated() { expect(button, CGFloat(index) * 131, 0, 131, 44) }
    }

    @Test func fiveLabelsShareAColumn() {
        let controller = controller()
        let labels = (0..<5).map { _ in ContentView(40, 20) }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.distribution = .fillEqually
        column.frame = CGRect(x: 16, y: 307, width: 361, height: 511)
        controller.view.addSubview(column)
        controller.view.layoutIfNeeded()
        let recorded: [(CGFloat, CGFloat)] = [
            (0, 102.3333), (102.3333, 102), (204.3333, 102.3333), (306.6667, 102), (408.6667, 102.3333),
        ]
        for (label, (y, height)) in zip(labels, recorded) { expect(label, 0, y, 361, height) }
    }

    @Test func aLabelWrapsWithinItsScreen() {
        let controller = controller()
        let view: UIView = controller.view
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = String(repeating: "Layout is worked out from constraints. ", count: 6)
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        view.layoutIfNeeded()
        let narrow = label.frame
        #expect(narrow.width == 361)
        #expect(narrow.minY == 59)
        #expect(narrow.height > label.font.lineHeight * 3)
        #expect(abs(narrow.height - label.sizeThatFits(CGSize(width: 361, height: 0)).height) < 0.01)
        label.text = "Short"
        view.layoutIfNeeded()
        #expect(label.frame.height < label.font.lineHeight * 1.5)
        view.frame.size.width = 4000
        label.text = String(repeating: "Layout is worked out from constraints. ", count: 6)
        view.layoutIfNeeded()
        #expect(label.frame.height < label.font.lineHeight * 1.5)
    }

    @Test func labelsShareABaseline() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (small, large) = (UILabel(), UILabel())
        for (label, size) in [(small, CGFloat(12)), (large, 40)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .systemFont(ofSize: size)
            label.text = "Ag"
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let one = large.frame.minY + large.firstBaselineOffsetFromTop
        let other = small.frame.minY + small.firstBaselineOffsetFromTop
        #expect(abs(one - other) < 0.34)
        #expect(small.frame.minY > large.frame.minY + 10)
    }

    @Test func aScrollViewsContentGetsItsSizeFromConstraints() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let column = UIStackView(arrangedSubviews: (0..<20).map { _ in ContentView(100, 50) })
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 1190))
        scroll.contentOffset.y = 300
        scroll.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 0, y: 0, width: 300, height: 1190))
    }
}
