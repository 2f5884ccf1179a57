import Testing

@testable import UIKit

@MainActor
@Suite struct StackViewTests {
    /// A stack view of a size, laid out.
    private func stack(
        _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat = 300, height: CGFloat = 100,
        _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.axis = axis
        configure(stack)
        stack.layoutIfNeeded()
        return stack
    }

    @Test func fillStretchesWhatHugsLeast() {
        let (one, two) = (ContentView(50, 20), ContentView(60, 20))
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let stack = stack([one, two]) { $0.spacing = 10 }
        #expect(one.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(two.frame == CGRect(x: 60, y: 0, width: 240, height: 100))
        #expect(stack.arrangedSubviews == [one, two])
        #expect(stack.subviews == [one, two])
    }

    @Test func fillEquallyGivesEqualSizes() {
        let views = [ContentView(50, 20), ContentView(60, 20), ContentView(10, 10)]
        _ = stack(views, axis: .vertical, height: 320) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(views.map(\.frame.height) == [100, 100, 100])
        #expect(views.map(\.frame.minY) == [0, 110, 220])
        #expect(views.map(\.frame.width) == [300, 300, 300])
    }

    @Test func fillProportionallyGoesByOwnSizes() {
        let views = [ContentView(30, 20), ContentView(60, 20)]
        _ = stack(views) { $0.distribution = .fillProportionally }
        #expect(views.map(\.frame.width) == [100, 200])
    }

    /// As Xcode records it of labels 36, 23.5, 23.5 and 18 points high: what spaces take is the last one's.
    @Test func spacesAreNoPartOfProportions() {
        let views = [36, 23.5, 23.5, 18].map { ContentView(50, $0) }
        _ = stack(views, axis: .vertical, height: 143) {
            $0.distribution = .fillProportionally
            $0.spacing = 5
        }
        let heights = views.map(\.frame.height)
        let expected = [44.5, 29, 29, 25.5]
        #expect(zip(heights, expected).allSatisfy { abs($0 - $1) <= 0.5 })
        #expect(views[3].frame.maxY == 143)
    }

    @Test func configuredButtonsShareTheRestAndOtherViewsDoNot() {
        func button(_ title: String) -> UIButton {
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let buttons = [button("Go"), button("Reset")]
        _ = stack(buttons, width: 374) { $0.spacing = 8 }
        #expect(buttons.map(\.frame.width) == [183, 183])
        buttons[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        _ = stack(buttons, width: 374) { $0.spacing = 8 }
        #expect(buttons[0].frame.width == buttons[0].intrinsicContentSize.width)
    }

    @Test func aHiddenViewIsFlatAndAligned() {
        let views = [ContentView(50, 20), ContentView(20, 20)]
        views[1].isHidden = true
        let stack = stack(views, axis: .vertical, width: 100, height: 20) {
            $0.spacing = 10
            $0.alignment = .center
        }
        #expect(views[1].frame == CGRect(x: 40, y: 20, width: 20, height: 0))
        views[1].isHidden = false
        stack.frame.size.height = 50
        stack.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 40, y: 30, width: 20, height: 20))
    }

    @Test func aLabelIsNoWiderThanItsLines() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that do not fit into one line, \nand a few more of them"
        let stack = stack([label], axis: .vertical, width: 190, height: 200) { $0.alignment = .center }
        let lines = label.sizeThatFits(CGSize(width: 190, height: 1000))
        #expect(lines.width < 189)
        #expect(label.frame.width == lines.width)
        #expect(abs(label.frame.midX - 95) <= 0.5)
        // With more room it is wider again.
        stack.frame.size.width = 1000
        stack.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(label.intrinsicContentSize.width > 190)
    }

    @Test func equalSpacingSharesTheRest() {
        let views = [ContentView(50, 20), ContentView(50, 20), ContentView(100, 20)]
        _ = stack(views) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame.minX) == [0, 100, 200])
        #expect(views.map(\.frame.width) == [50, 50, 100])
    }

    @Test func equalCenteringSpacesCentres() {
        let views = [ContentView(20, 20), ContentView(40, 20), ContentView(20, 20)]
        _ = stack(views) { $0.distribution = .equalCentering }
        #expect(views.map(\.frame.midX) == [10, 150, 290])
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, 0, 100), (.leading, 0, 20), (.center, 40, 20), (.trailing, 80, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
    func alignmentPlacesViewsAcrossTheAxis(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
        let view = ContentView(50, 20)
        _ = stack([view]) { $0.alignment = alignment }
        #expect(view.frame == CGRect(x: 0, y: y, width: 300, height: height))
    }

    @Test func baselinesAlign() {
        let (text, other) = (WrappingView(length: 50), WrappingView(length: 60))
        other.transform = .identity
        _ = stack([text, other]) { $0.alignment = .firstBaseline }
        #expect(text.frame.minY == other.frame.minY)
        #expect(text.frame.minY == 0)
    }

    @Test func aHiddenViewTakesNoRoom() {
        let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
        let stack = stack(views, axis: .vertical, height: 0) { $0.spacing = 10 }
        func height() -> CGFloat { stack.systemLayoutSizeFitting(.zero).height }
        #expect(height() == 80)
        views[1].isHidden = true
        #expect(height() == 50)
        views[0].isHidden = true
        views[2].isHidden = true
        #expect(height() == 0)
        for view in views { view.isHidden = false }
        #expect(height() == 80)
    }

    @Test func spacingsAndMargins() {
        let views = [ContentView(50, 20), ContentView(60, 20), ContentView(70, 20)]
        let stack = stack(views, axis: .vertical) {
            $0.spacing = 10
            $0.setCustomSpacing(30, after: views[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            $0.alignment = .leading
        }
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 84, height: 112))
        #expect(views[0].frame.origin == CGPoint(x: 6, y: 5))
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.systemLayoutSizeFitting(.zero).height == 92)
    }

    /// As in a cell that is measured before it has ever had a size.
    @Test func marginsTakeRoomBeforeAnyLayout() {
        let label = UILabel()
        label.text = "가나다라마바사 아자차카 🎉 and more than fits into one line of this width"
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 24, left: 20, bottom: 25, right: 21)
        let content = UIView()
        content.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        let size = content.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let lines = label.sizeThatFits(CGSize(width: 259, height: 0)).height
        #expect(lines > label.font.lineHeight * 1.5)
        #expect(size.width == 300)
        #expect(abs(size.height - 49 - lines) < 0.01)
    }

    @Test func viewsComeAndGo() {
        let (one, two) = (ContentView(50, 20), ContentView(60, 30))
        let stack = stack([one])
        stack.insertArrangedSubview(two, at: 0)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [two, one])
        #expect(one.frame.maxX == 300)
        // Views that are arranged already move.
        stack.addArrangedSubview(two)
        #expect(stack.arrangedSubviews == [one, two])
        stack.addArrangedSubview(two)
        stack.insertArrangedSubview(two, at: 0)
        #expect(stack.arrangedSubviews == [two, one] && stack.subviews.count == 2)
        stack.removeArrangedSubview(one)
        #expect(one.superview === stack)
        one.removeFromSuperview()
        two.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        stack.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func stacksNest() {
        let (title, detail, icon) = (ContentView(100, 20), ContentView(80, 16), ContentView(40, 40))
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 4
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.alignment = .center
        row.spacing = 8
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(texts.frame == CGRect(x: 48, y: 0, width: 272, height: 40))
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(detail.frame == CGRect(x: 0, y: 24, width: 272, height: 16))
        #expect(row.constraints.isEmpty)
    }
}
