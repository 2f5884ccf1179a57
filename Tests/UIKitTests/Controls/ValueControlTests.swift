import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct ValueControlTests {
    private func changes(of control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    @Test func aSwitchTurnsByTapOnly() {
        let toggle = UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
        #expect(toggle.frame.size == CGSize(width: 51, height: 31))
        let count = changes(of: toggle)
        let screen = TestScreen(views: toggle)
        toggle.isOn = true
        #expect(count() == 0)
        screen.tap(toggle)
        #expect(!toggle.isOn && count() == 1)
        #expect(toggle.accessibilityValue == "0")
    }

    @Test func aSliderFollowsTheFinger() {
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
        let count = changes(of: slider)
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        slider.value = 0
        let screen = TestScreen(views: slider)
        screen.drag(from: CGPoint(x: 64, y: 117), to: CGPoint(x: 150, y: 117))
        #expect(abs(slider.value - 5) < 0.1)
        #expect(count() > 3)
        slider.isContinuous = false
        let before = count()
        screen.drag(from: CGPoint(x: 150, y: 117), to: CGPoint(x: 400, y: 117))
        #expect(slider.value == 10)
        #expect(count() == before + 1)
    }

    @Test func aStepperStaysInsideItsRange() {
        let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
        stepper.maximumValue = 2
        let count = changes(of: stepper)
        let screen = TestScreen(views: stepper)
        let (minus, plus) = (CGPoint(x: 70, y: 116), CGPoint(x: 120, y: 116))
        for _ in 0..<3 { screen.tap(plus) }
        #expect(stepper.value == 2 && count() == 2)
        screen.tap(minus)
        #expect(stepper.value == 1)
        stepper.value = 0
        stepper.maximumValue = 100
        screen.send(.began, plus)
        screen.advance(by: 1.05)
        screen.send(.ended, plus)
        #expect(stepper.value > 4 && stepper.value < 9)
    }

    /// Widths as Xcode records them at two pixels a point.
    @Test(arguments: [
        ("Week,All Times", 151.0), ("Roaming,Local", 147), ("None,Gray,Color,Blur", 211), ("Solid,Gradient", 145),
        ("Toner,Terrain,WaterColor", 269),
    ])
    func segmentsAreAsWideAsTheWidestOfThem(titles: String, recorded: CGFloat) {
        let titles = titles.split(separator: ",").map(String.init)
        let control = UISegmentedControl(items: titles)
        let size = control.frame(forAlignmentRect: CGRect(origin: .zero, size: control.intrinsicContentSize)).size
        #expect(abs(size.width - recorded) <= CGFloat(titles.count), "\(size.width)")
        #expect(size.height == 32)
    }

    @Test func segmentsSelect() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let count = changes(of: control)
        let screen = TestScreen(views: control)
        screen.tap(CGPoint(x: 170, y: 116))
        #expect(control.selectedSegmentIndex == 1 && count() == 1)
        screen.tap(CGPoint(x: 170, y: 116))
        #expect(count() == 1)
        control.setEnabled(false, forSegmentAt: 2)
        screen.tap(CGPoint(x: 290, y: 116))
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 0)
        #expect(control.titleForSegment(at: 0) == "Two")
        #expect(control.intrinsicContentSize.height == 31)
        #expect(control.sizeThatFits(.zero).height == 32)
    }

    @Test func pagesAreTurnedByTaps() {
        let control = UIPageControl(frame: CGRect(x: 50, y: 100, width: 200, height: 26))
        control.numberOfPages = 3
        let count = changes(of: control)
        let screen = TestScreen(views: control)
        for _ in 0..<4 { screen.tap(CGPoint(x: 230, y: 113)) }
        #expect(control.currentPage == 2 && count() == 2)
    }

    @Test func progressIsClamped() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 2
        #expect(view.progress == 1)
        #expect(view.accessibilityValue == "100%")
        #expect(view.intrinsicContentSize.height == 4)
    }

    @Test func anIndicatorHidesWhenStopped() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && view.frame.width == 37)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
    }

    @Test(arguments: [Appearance.light, .dark]) func pictures(_ appearance: Appearance) throws {
        let controller = UIViewController()
        let screen = TestScreen(controller, appearance: appearance)
        controller.view.backgroundColor = .systemBackground
        var y: CGFloat = 80
        func add(_ view: UIView, _ size: CGSize? = nil, x: CGFloat = 20) {
            view.sizeToFit()
            if let size { view.frame.size = size }
            view.frame.origin = CGPoint(x: x, y: y)
            controller.view.addSubview(view)
        }
        let on = UISwitch()
        on.isOn = true
        add(on)
        add(UISwitch(), x: 90)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        add(wheel, x: 180)
        add(UIStepper(), x: 250)
        y += 60
        let slider = UISlider()
        slider.value = 0.4
        add(slider, CGSize(width: 353, height: 34))
        y += 60
        let segments = UISegmentedControl(items: ["First", "Second", "Third", "Fourth"])
        segments.selectedSegmentIndex = 1
        add(segments, CGSize(width: 353, height: 32))
        y += 60
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.3
        add(progress, CGSize(width: 353, height: 4))
        y += 30
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.pageIndicatorTintColor = .systemGray3
        add(pages)
        y += 50
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        add(field, CGSize(width: 353, height: 34))
        y += 50
        for make in [
            UIButton.Configuration.plain, UIButton.Configuration.gray, UIButton.Configuration.tinted,
            UIButton.Configuration.filled,
        ] {
            var configuration = make()
            configuration.title = "Favourite"
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePadding = 6
            add(UIButton(configuration: configuration))
            configuration.buttonSize = .large
            configuration.cornerStyle = .capsule
            configuration.subtitle = "Subtitle"
            add(UIButton(configuration: configuration), x: 200)
            y += 75
        }
        let rich = UILabel()
        rich.numberOfLines = 0
        let text = NSMutableAttributedString(string: "Rich ", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
        text.append(
            NSAttributedString(string: "under", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        text.append(
            NSAttributedString(
                string: " struck ", attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.systemRed]))
        text.append(
            NSAttributedString(
                attachment: NSTextAttachment(image: UIImage(systemName: "heart.fill")!.withTintColor(.systemPink))))
        text.append(
            NSAttributedString(string: " back", attributes: [.backgroundColor: UIColor.systemYellow, .kern: 3]))
        rich.attributedText = text
        add(rich)
        #expect(try screen.picture("controls-\(appearance)").count > 1000)
    }
}
