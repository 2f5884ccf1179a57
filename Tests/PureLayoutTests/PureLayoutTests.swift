import PureLayout
import Testing

@MainActor @Suite("PureLayout") struct PureLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child() -> UIView {
        let view = UIView.newAutoLayout()
        root.addSubview(view)
        return view
    }

    private func laidOut(_ view: UIView) -> CGRect {
        root.layoutIfNeeded()
        return view.frame
    }

    @Test func edgesKeepTheirInsets() {
        let view = child()
        #expect(view.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).count == 4)
        #expect(laidOut(view) == CGRect(x: 2, y: 1, width: 294, height: 196))
        let other = child()
        let list = other.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)
        #expect(list.count == 3)
        other.autoSetDimension(.width, toSize: 50)
        #expect(laidOut(other) == CGRect(x: 250, y: 0, width: 50, height: 200))
    }

    @Test func relationsOfFarEdgesAreTurned() {
        let view = child()
        let far = view.autoPinEdge(toSuperviewEdge: .right, withInset: 10, relation: .greaterThanOrEqual)
        #expect(far.relation == .lessThanOrEqual && far.constant == -10)
        let near = view.autoPinEdge(toSuperviewEdge: .top, withInset: 10, relation: .greaterThanOrEqual)
        #expect(near.relation == .greaterThanOrEqual && near.constant == 10)
    }

    @Test func viewsFollowOthers() {
        let (a, b) = (child(), child())
        a.autoSetDimensions(to: CGSize(width: 40, height: 20))
        a.autoCenterInSuperview()
        b.autoPinEdge(.top, to: .bottom, of: a, withOffset: 5)
        b.autoAlignAxis(.vertical, toSameAxisOf: a, withOffset: 10)
        b.autoMatch(.height, to: .height, of: a, withMultiplier: 2)
        b.autoMatch(.width, to: .width, of: a, withOffset: 6)
        #expect(laidOut(a) == CGRect(x: 130, y: 90, width: 40, height: 20))
        #expect(laidOut(b) == CGRect(x: 137, y: 115, width: 46, height: 40))
    }

    @Test func blocksGivePrioritiesAndNames() {
        let view = child()
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            NSLayoutConstraint.autoSetIdentifier("size") {
                let constraint = view.autoSetDimension(.width, toSize: 10)
                #expect(constraint.priority == .defaultLow && constraint.identifier == "size" && constraint.isActive)
            }
            view.autoSetContentHuggingPriority(for: .horizontal)
        }
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        let waiting = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            view.autoSetDimension(.height, toSize: 9)
        }
        #expect(waiting.map(\.isActive) == [false] && waiting.first?.priority == .required)
        (waiting as NSArray).autoInstallConstraints()
        #expect(waiting.first?.isActive == true)
        let made = NSLayoutConstraint.autoCreateAndInstallConstraints { view.autoCenterInSuperview() }
        #expect(made.count == 2 && made.allSatisfy(\.isActive))
    }

    @Test(arguments: [true, false]) func rowsHaveEqualSpaces(insets: Bool) {
        let views = [child(), child(), child()]
        (views as NSArray).autoDistributeViews(
            along: .horizontal, alignedTo: .horizontal, withFixedSize: 30, insetSpacing: insets)
        views[0].autoAlignAxis(toSuperviewAxis: .horizontal)
        views[0].autoSetDimension(.height, toSize: 10)
        root.layoutIfNeeded()
        let space: CGFloat = insets ? 52.5 : 105
        for (index, view) in views.enumerated() {
            #expect(abs(view.frame.minX - (insets ? space : 0) - CGFloat(index) * (30 + space)) < 0.6)
        }
    }

    @Test func columnsShareTheHeight() {
        let views = [child(), child()]
        (views as NSArray).autoDistributeViews(along: .vertical, alignedTo: .leading, withFixedSpacing: 10)
        views[0].autoPinEdge(toSuperviewEdge: .leading)
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [10, 105] && views.map(\.frame.height) == [85, 85])
    }
}
