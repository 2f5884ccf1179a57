import Testing

@testable import UIKit

/// Notes what is called on it.
@MainActor
private final class Journal {
    var entries: [String] = []
}

@MainActor
private final class NotedView: UIView {
    let name: String
    let journal: Journal
    var onLayout: (() -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        journal.entries.append("constraints \(name)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.entries.append("layout \(name)")
        onLayout?()
    }
}

@MainActor
private final class NotedController: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = NotedView("root", journal) }
    override func updateViewConstraints() {
        journal.entries.append("view constraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { journal.entries.append("will") }
    override func viewDidLayoutSubviews() { journal.entries.append("did") }
}

@MainActor
@Suite struct LayoutPassTests {
    @Test func constraintsAreUpdatedFromTheBottomAndLayoutGoesFromTheTop() {
        let journal = Journal()
        let controller = NotedController(journal)
        let (middle, leaf) = (NotedView("middle", journal), NotedView("leaf", journal))
        controller.view.addSubview(middle)
        middle.addSubview(leaf)
        controller.view.layoutIfNeeded()
        #expect(
            journal.entries == [
                "constraints leaf", "constraints middle", "view constraints", "constraints root", "will",
                "layout root", "did", "layout middle", "layout leaf",
            ])
        journal.entries = []
        controller.view.layoutIfNeeded()
        #expect(journal.entries.isEmpty)
        leaf.setNeedsUpdateConstraints()
        middle.setNeedsLayout()
        middle.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(journal.entries == ["constraints leaf", "layout middle"])
    }

    @Test func aMovedSubviewLaysOutItsSuperviewOnce() {
        let journal = Journal()
        let root = NotedView("root", journal)
        let child = plainView()
        root.addSubview(child)
        let left = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        left.isActive = true
        root.layoutIfNeeded()
        journal.entries = []
        left.constant = 5
        root.layoutIfNeeded()
        #expect(journal.entries == ["layout root"])
        #expect(child.frame.minX == 5)
    }

    @Test func layoutThatAsksForLayoutIsDoneInTheSameCall() {
        let journal = Journal()
        let root = NotedView("root", journal)
        let child = plainView()
        root.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        root.onLayout = { width.constant = 7 }
        root.layoutIfNeeded()
        #expect(child.bounds.width == 7)
    }

    @Test func layoutThatNeverSettlesEnds() {
        let journal = Journal()
        let root = NotedView("root", journal)
        root.onLayout = { root.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(journal.entries.count < 50)
    }

    @Test func framesAreSetWhenLayoutSubviewsReturns() {
        let journal = Journal()
        let root = NotedView("root", journal)
        let child = plainView()
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalTo: root.widthAnchor),
            child.heightAnchor.constraint(equalToConstant: 4),
        ])
        var seen: CGRect?
        root.onLayout = { seen = child.frame }
        root.layoutIfNeeded()
        #expect(seen == CGRect(x: 0, y: 0, width: 10, height: 4))
    }

    @Test func marginsFollowTheSafeArea() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let child = plainView()
        let inner = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
        let view: UIView = controller.view
        view.addSubview(child)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            child.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(child.frame == CGRect(x: 16, y: 50, width: 374, height: 720))
        #expect(inner.safeAreaInsets.top == 30)
        #expect(inner.safeAreaInsets.bottom == 0)
        controller.additionalSafeAreaInsets.top = 90
        view.layoutIfNeeded()
        #expect(child.frame.minY == 90)
        #expect(inner.safeAreaInsets.top == 70)
        inner.frame.origin.y = 60
        view.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == 30)
    }
}

/// A constraint as a library for layouts makes it: a subclass that inherits the initialiser.
private final class NamedConstraint: NSLayoutConstraint {
    var name = ""
}

@MainActor
@Suite struct LayoutHookTests {
    @Test func aSubclassOfConstraintsInheritsTheInitialiser() {
        let view = plainView()
        let constraint = NamedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 12)
        constraint.name = "width"
        constraint.isActive = true
        view.layoutIfNeeded()
        #expect(view.bounds.width == 12)
    }

    @Test func aSubviewsLayoutIfNeededLaysOutItsMovedSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = plainView()
        root.addSubview(child)
        let left = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
        left.isActive = true
        child.layoutIfNeeded()
        #expect(child.frame.minX == 3)
    }

    @Test func guidesOfBarsFollowTheSafeArea() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let child = plainView()
        controller.view.addSubview(child)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: child, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
                multiplier: 1, constant: 5),
            child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            child.widthAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.widthAnchor),
            child.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor),
        ])
        controller.view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 16, y: 55, width: 390, height: 715))
        #expect(controller.topLayoutGuide.length == 50)
        controller.view.frame.size.width = 1000
        controller.view.layoutIfNeeded()
        #expect(child.frame.minX == 164)
    }

    @Test func viewsWithConstraintsDoNotFollowMasks() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (masked, constrained) = (UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10)), plainView())
        root.addSubview(masked)
        root.addSubview(constrained)
        masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        constrained.autoresizingMask = [.flexibleWidth]
        constrained.widthAnchor.constraint(equalToConstant: 20).isActive = true
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 200, height: 150)
        #expect(masked.frame == CGRect(x: 10, y: 50, width: 180, height: 10))
        #expect(constrained.frame.width == 20)
    }

    @Test func contentOfAScrollViewLikeViewGetsASize() {
        let scroll = ScrollLikeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = ContentView(30, 500)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 520))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 500))
        let sticky = plainView()
        scroll.addSubview(sticky)
        let frame = scroll._makeScrollFrameGuide()
        NSLayoutConstraint.activate([
            sticky.topAnchor.constraint(equalTo: frame.topAnchor),
            sticky.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
        ])
        scroll.bounds.origin.y = 70
        scroll.layoutIfNeeded()
        #expect(sticky.frame.minY == 70)
        #expect(sticky.frame.height == 100)
    }

    /// In between, a root view is wider than the window and would lie far outside of the safe area.
    @Test func aWindowThatShrinksContradictsNothing() {
        let controller = UIViewController()
        let bar = UINavigationController(rootViewController: controller)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
        let screen = TestScreen(bar, size: CGSize(width: 900, height: 700))
        var messages: [String] = []
        let old = LayoutEngine.shared.report
        LayoutEngine.shared.report = { messages.append($0) }
        defer { LayoutEngine.shared.report = old }
        screen.surface.resize(to: CGSize(width: 393, height: 852))
        screen.settle()
        #expect(messages.isEmpty)
        #expect(label.frame.minX == 0)
        #expect(label.frame.width == 393)
    }
}

private final class ScrollLikeView: UIView {
    var contentSize = CGSize.zero
    override var _edgesAreThoseOfContent: Bool { true }
    override func _layoutEngineContentSize(_ size: CGSize) { contentSize = size }
}
