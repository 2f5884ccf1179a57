import Testing

@testable import UIKit

/// Which of the constraints that contradict each other is given up.
@MainActor
@Suite(.serialized) struct ConflictTests {
    private let top = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 115))

    private func make(in superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func quietly(_ body: () -> Void) {
        let old = LayoutEngine.shared.report
        LayoutEngine.shared.report = { _ in }
        defer { LayoutEngine.shared.report = old }
        body()
    }

    @Test(arguments: [true, false]) func aViewsOwnHeightGoesBeforeItsEdges(isFirst: Bool) {
        let view = make(in: top)
        let height = view.heightAnchor.constraint(equalToConstant: 103)
        if isFirst { height.isActive = true }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top.topAnchor),
            view.bottomAnchor.constraint(equalTo: top.bottomAnchor),
        ])
        height.isActive = true
        quietly { top.layoutIfNeeded() }
        #expect(view.frame.height == 115)
    }

    @Test func aRatioGoesBeforeEdges() {
        let view = make(in: top)
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: top.trailingAnchor),
            view.topAnchor.constraint(equalTo: top.topAnchor),
            view.bottomAnchor.constraint(equalTo: top.bottomAnchor),
        ])
        quietly { top.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 115))
    }

    @Test func theYoungerHeightOfTwoViewsGoes() {
        let (first, second) = (make(in: top), make(in: top))
        NSLayoutConstraint.activate([
            first.heightAnchor.constraint(equalToConstant: 15),
            second.heightAnchor.constraint(equalToConstant: 120),
            first.topAnchor.constraint(equalTo: top.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.bottomAnchor.constraint(equalTo: top.bottomAnchor),
        ])
        quietly { top.layoutIfNeeded() }
        #expect(first.frame.height == 15)
        #expect(second.frame.height == 100)
    }

    @Test func theOlderOfTwoHeightsOfAViewGoes() {
        let view = make(in: top)
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true
        view.heightAnchor.constraint(equalToConstant: 84).isActive = true
        quietly { top.layoutIfNeeded() }
        #expect(view.frame.height == 84)
    }

    @Test func whatIsDeepestInTheTreeGoes() {
        let middle = make(in: top)
        let label = make(in: middle)
        NSLayoutConstraint.activate([
            middle.topAnchor.constraint(equalTo: top.topAnchor),
            middle.heightAnchor.constraint(equalToConstant: 30),
            label.topAnchor.constraint(equalTo: middle.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: middle.bottomAnchor, constant: -16),
        ])
        quietly { top.layoutIfNeeded() }
        // Between 16 points from either end there is less than nothing.
        #expect(middle.frame.height == 30)
    }
}
