import Testing

@testable import UIKit

/// A view with a size of its own.
@MainActor
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// Text of a given area, as wide as it may be: it wraps.
@MainActor
final class WrappingView: UIView {
    let length: CGFloat
    let lineHeight: CGFloat = 20

    init(length: CGFloat) {
        self.length = length
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: lineHeight) }
    override var intrinsicHeightFollowsWidth: Bool { true }
    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { (length / width).rounded(.up) * lineHeight }
    override var firstBaselineOffsetFromTop: CGFloat { 15 }
    override var lastBaselineOffsetFromBottom: CGFloat { 5 }
}

@MainActor
func plainView() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

@MainActor
@Suite struct AutoLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    @Test func anchorsPlaceAView() {
        let view = plainView()
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 50, width: 260, height: 130))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 50, width: 360, height: 180))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func placesOfBothAxesCanBeRelated() {
        let view = plainView()
        let other = plainView()
        root.addSubview(view)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 2,
                constant: 5),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        for item in [view, other] {
            item.widthAnchor.constraint(equalToConstant: 10).isActive = true
            item.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 65, y: 0))
    }

    @Test func itemsAndAttributesPlaceAView() {
        let view = plainView()
        root.addSubview(view)
        root.addConstraints([
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 0.5,
                constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 100),
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 120, width: 100, height: 60))
        #expect(root.constraints.count == 4)
    }

    @Test func aConstraintReachesThroughTheTree() {
        let outer = plainView()
        let inner = plainView()
        let other = plainView()
        root.addSubview(outer)
        outer.addSubview(inner)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            outer.widthAnchor.constraint(equalToConstant: 100),
            outer.heightAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20),
            other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 7),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor),
            other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(other.frame == CGRect(x: 62, y: 35, width: 238, height: 565))
        #expect(inner.constraints.count == 2)
        #expect(outer.constraints.count == 4)
    }

    @Test func contentSizesHugAndResist() {
        let short = ContentView(50, 20)
        let long = ContentView(300, 20)
        root.addSubview(short)
        root.addSubview(long)
        short.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            short.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            long.leadingAnchor.constraint(equalToSystemSpacingAfter: short.trailingAnchor, multiplier: 1),
            long.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            short.topAnchor.constraint(equalTo: root.topAnchor),
            long.centerYAnchor.constraint(equalTo: short.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(short.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(long.frame == CGRect(x: 58, y: 0, width: 242, height: 20))
        short.content = CGSize(width: 80, height: 30)
        root.layoutIfNeeded()
        #expect(short.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(long.frame == CGRect(x: 88, y: 5, width: 212, height: 20))
    }

    @Test func wrappingContentGetsItsHeightFromItsWidth() {
        let text = WrappingView(length: 900)
        let below = ContentView(10, 10)
        root.addSubview(text)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height == 60)
        #expect(below.frame.minY == 60)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame.height == 180)
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        #expect(text.frame.height == 20)
    }

    @Test func aViewIsMeasuredByWhatIsInIt() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let text = WrappingView(length: 900)
        let image = ContentView(40, 40)
        cell.addSubview(text)
        cell.addSubview(image)
        let bottom = image.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            image.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
            bottom,
        ])
        image.setContentHuggingPriority(.required, for: .horizontal)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 370, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 370, height: 80))
        let wide = cell.systemLayoutSizeFitting(
            CGSize(width: 1000, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 1000, height: 60))
        // Measuring changes nothing.
        #expect(cell.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func compressedAndExpandedSizes() {
        let box = plainView()
        let content = ContentView(80, 30)
        box.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
            content.topAnchor.constraint(equalTo: box.topAnchor),
            content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 30))
        #expect(ContentView(12, 13).systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 13))
    }

    @Test func edgesAreRoundedToPixelsSoThatNeighboursMeet() {
        // Thirds of 100 points at 3 pixels a point.
        root.frame.size.width = 100
        let views = (0..<3).map { _ in plainView() }
        var left = root.leadingAnchor
        for view in views {
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: left),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            left = view.trailingAnchor
        }
        root.layoutIfNeeded()
        let scale = UIScreen.main.scale
        for (view, next) in zip(views, views.dropFirst()) {
            #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
            #expect(abs((view.frame.maxX * scale).rounded() - view.frame.maxX * scale) < 1e-9)
        }
    }

    @Test func constantsPrioritiesAndActivationTakeEffect() {
        let view = ContentView(50, 50)
        root.addSubview(view)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 120)
        left.isActive = true
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 120, height: 50))
        left.constant = 30
        width.priority = UILayoutPriority(1)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 0, width: 50, height: 50))
        width.isActive = false
        #expect(!width.isActive)
        #expect(view.constraints.isEmpty)
        left.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test func leavingTheTreeEndsConstraintsThatReachOut() {
        let view = plainView()
        let inner = ContentView(10, 10)
        root.addSubview(view)
        view.addSubview(inner)
        let out = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let through = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let inside = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        let own = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([out, through, inside, own])
        view.removeFromSuperview()
        #expect(!out.isActive)
        #expect(!through.isActive)
        #expect(inside.isActive)
        #expect(own.isActive)
        #expect(root.constraints.isEmpty)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 3)
        #expect(view.frame.width == 40)
    }

    @Test func viewsAndConstraintsAreFreed() {
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        weak var item: LayoutItem?
        do {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let child = plainView()
            parent.addSubview(child)
            let width = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
            width.isActive = true
            parent.layoutIfNeeded()
            #expect(child.bounds.width == 10)
            view = child
            constraint = width
            item = child.layoutItem
        }
        #expect(view == nil)
        #expect(constraint == nil)
        #expect(item == nil)
    }

    @Test func contradictoryConstraintsAreListedAndOneIsBroken() {
        var messages: [String] = []
        let old = LayoutEngine.shared.report
        LayoutEngine.shared.report = { messages.append($0) }
        defer { LayoutEngine.shared.report = old }
        let view = plainView()
        root.addSubview(view)
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 20)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
        NSLayoutConstraint.activate([left, narrow, wide])
        root.layoutIfNeeded()
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Unable to simultaneously satisfy constraints.") == true)
        #expect(messages.first?.contains(".width == 10   (active)>") == true, "\(messages)")
        #expect(messages.first?.contains("Will attempt to recover by breaking constraint") == true)
        #expect(messages.first?.contains(".leading") == false)
        #expect(view.frame.width == 20)
        #expect(view.frame.minX == 4)
    }

    /// A view that only fits where the safe area is as it will be on the screen.
    @Test func theSafeAreaIsKnownBeforeConstraintsAreSolved() {
        var messages: [String] = []
        let old = LayoutEngine.shared.report
        LayoutEngine.shared.report = { messages.append($0) }
        defer { LayoutEngine.shared.report = old }
        let controller = UIViewController()
        let (button, list) = (plainView(), plainView())
        controller.view.addSubview(button)
        controller.view.addSubview(list)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50),
            list.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
            list.topAnchor.constraint(equalTo: button.bottomAnchor),
        ])
        let screen = TestScreen(controller)
        #expect(button.frame.height == 29)
        #expect(messages.isEmpty, "\(messages)")
        _ = screen
    }

    /// A cell whose constraints need more than a row's usual height.
    @Test func aCellIsSolvedAtTheHeightItWasMeasuredAt() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let tall = UIView()
                tall.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(tall)
                NSLayoutConstraint.activate([
                    tall.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 16),
                    tall.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -16),
                    tall.heightAnchor.constraint(equalToConstant: 100),
                ])
                return cell
            }
        }
        var messages: [String] = []
        let old = LayoutEngine.shared.report
        LayoutEngine.shared.report = { messages.append($0) }
        defer { LayoutEngine.shared.report = old }
        let (source, controller) = (Source(), UITableViewController())
        controller.tableView.dataSource = source
        let screen = TestScreen(controller)
        #expect(controller.tableView.visibleCells.first?.frame.height == 132)
        #expect(messages.isEmpty, "\(messages)")
        _ = screen
    }

    @Test func distancesBetweenAnchorsAreDimensions() {
        let (one, two) = (ContentView(20, 20), ContentView(20, 20))
        root.addSubview(one)
        root.addSubview(two)
        let first = root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
        let second = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        let third = two.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            first.constraint(equalTo: second), second.constraint(equalTo: third, multiplier: 1),
        ])
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(one.frame.minX == 20)
        #expect(two.frame.minX == 60)
    }

    @Test func baselinesMeet() {
        let (text, plain) = (WrappingView(length: 50), ContentView(20, 40))
        root.addSubview(text)
        root.addSubview(plain)
        NSLayoutConstraint.activate([
            plain.topAnchor.constraint(equalTo: root.topAnchor),
            plain.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.leadingAnchor.constraint(equalTo: plain.trailingAnchor),
            text.lastBaselineAnchor.constraint(equalTo: plain.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 20, y: 25, width: 50, height: 20))
    }

    @Test func leadingIsOnTheRightWhereWritingIs() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = ContentView(40, 10)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 248, y: 0, width: 40, height: 10))
    }

    @Test func aFrameSetByHandTakesPartInLayout() {
        let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        let view = ContentView(5, 5)
        root.addSubview(fixed)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 40, y: 40))
        fixed.frame.origin.x = 100
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 130, y: 40))
    }

    @Test func guidesPlaceViews() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = plainView()
        root.addSubview(view)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 60)
        #expect(view.frame.maxX == 292)
        #expect(guide.layoutFrame.width == 50)
        root.directionalLayoutMargins.trailing = 40
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 260)
        root.removeLayoutGuide(guide)
        #expect(root.layoutGuides.isEmpty)
    }
}
