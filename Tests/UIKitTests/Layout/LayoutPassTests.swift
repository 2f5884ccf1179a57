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
