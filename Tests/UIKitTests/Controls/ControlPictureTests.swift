import Stage
import Testing

@testable import UIKit

/// Pictures that apps set for parts of controls, and descriptors of fonts by attributes.
@MainActor @Suite struct ControlPictureTests {
    private func image(_ color: UIColor, width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
    }

    private func pictures(of control: UISegmentedControl) -> [UIImageView] {
        control.layoutIfNeeded()
        return control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    }

    @Test func segmentsShowPicturesForTheirStates() {
        let control = UISegmentedControl(items: ["하나", "둘"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let (plain, chosen, line) = (image(.red), image(.blue), image(.black, width: 2))
        control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 1
        let shown = pictures(of: control)
        #expect(shown.map(\.image) == [plain, chosen, line])
        #expect(shown.map(\.frame.minX) == [0, 100, 99])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === chosen)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        #expect(pictures(of: control).map(\.image) == [line])
    }

    @Test func progressIsShownByPictures() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.progress = 0.5
        let (done, track) = (image(.green), image(.gray))
        view.progressImage = done
        view.trackImage = track
        view.layoutIfNeeded()
        let back = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(back.image === track && back.frame.width == 100)
        let front = try #require(view.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first)
        #expect(front.image === done && front.frame.width == 50)
        #expect(view.layer.cornerRadius == 0)
        view.trackImage = nil
        #expect(back.superview == nil && view.layer.cornerRadius == 5)
    }

    @Test func fontsAreDescribedByAttributes() {
        let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
        let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(UIFont(descriptor: bold, size: 0) == UIFont.systemFont(ofSize: 15, weight: .bold))
        let digits = plain.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        ])
        #expect(UIFont(descriptor: digits, size: 0) == .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        #expect(UIFontDescriptor(fontAttributes: [.size: 20]).pointSize == 20)
        #expect(plain.object(forKey: .size) as? CGFloat == 15)
    }
}

/// What taps on links of texts do.
@MainActor @Suite struct TextItemTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var touched: [NSRange] = []

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            UIAction { [weak self] _ in self?.touched.append(textItem.range) }
        }
    }

    @Test func aDelegateSaysWhatALinkDoes() throws {
        let view = UITextView()
        let delegate = Delegate()
        view.delegate = delegate
        let range = NSRange(location: 2, length: 3)
        view.follow((try #require(URL(string: "https://example.com")), range))
        #expect(delegate.touched == [range])
    }
}
