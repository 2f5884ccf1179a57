import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UILabelTests {
    private func label(_ text: String?) -> UILabel {
        // Labels without a window are as sharp as the main screen, which may be another test's.
        _ = TestScreen(nil as UIViewController?)
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func defaults() {
        let label = UILabel()
        #expect(label.font.pointSize == 17)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func aLineIsAsHighAsOnAPhone() {
        let label = label("Hello")
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 0.001)
        label.font = .systemFont(ofSize: 15)
        #expect(abs(label.intrinsicContentSize.height - 18) < 0.001)
        #expect(label.intrinsicContentSize.width > 20)
    }

    @Test func hangulIsNoHigher() {
        #expect(label("안녕").intrinsicContentSize.height == label("Hi").intrinsicContentSize.height)
    }

    @Test func widthIsRoundedUpToPixels() {
        let width = label("Some text").intrinsicContentSize.width * 3
        #expect(abs(width - width.rounded()) < 0.001)
    }

    @Test func linesBreakAtThePreferredWidth() {
        let label = label("The quick brown fox jumps over the lazy dog")
        let one = label.intrinsicContentSize
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == one)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize.width <= 120)
        #expect(label.intrinsicContentSize.height > one.height * 2.9)
        label.numberOfLines = 2
        #expect(abs(label.intrinsicContentSize.height - 122.0 / 3) < 0.7)
        let fits = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(fits.width <= 150 && fits.height > one.height)
    }

    @Test func textRectIsAlignedAndCentred() {
        let label = label("Hi")
        label.textAlignment = .right
        let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50), limitedToNumberOfLines: 1)
        #expect(abs(rect.maxX - 100) < 0.01)
        #expect(abs(rect.midY - 25) < 0.4)
    }

    @Test func attributesReplaceEachOther() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        #expect(label.text == "Big")
        #expect(label.intrinsicContentSize.height > 45)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 13)
        label.text = "plain"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test func paddedLabelsGrow() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 10), limitedToNumberOfLines: n)
                return inner.insetBy(dx: -10, dy: -10)
            }
        }
        let padded = Padded()
        padded.text = "Hello"
        let plain = label("Hello").intrinsicContentSize
        #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 0.01)
        #expect(abs(padded.intrinsicContentSize.height - plain.height - 20) < 0.01)
    }

    @Test func accessibilityReadsTheText() {
        let label = label("Hello")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText)
    }
}

extension UILabelTests {
    @Test func autoLayoutFindsTheHeightOfWrappedText() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Hello, somebody with a long name! You are thirty years old and like long sentences."
        label.translatesAutoresizingMaskIntoConstraints = false
        let screen = TestScreen(views: label)
        let root = label.superview!
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.settle()
        #expect(label.frame.width == 200)
        #expect(label.frame.height > 80)
        #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 200, height: 0)).height) < 0.01)
    }
}

extension UILabelTests {
    @Test func koreanWordsStayWhole() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "동해물과 백두산이 마르고 닳도록"
        // Room for one word and a half.
        let word = UILabel()
        word.text = "동해물과"
        let width = word.intrinsicContentSize.width * 1.5
        let whole = label.sizeThatFits(CGSize(width: width, height: 1000)).height
        label.lineBreakStrategy = []
        let broken = label.sizeThatFits(CGSize(width: width, height: 1000)).height
        #expect(whole > broken)
        #expect((whole / label.font.lineHeight).rounded() == 4)
    }

    @Test func aKoreanWordWiderThanTheLabelBreaks() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "짧은 하느님이보우하사우리나라만세무궁화삼천리 말"
        let size = label.sizeThatFits(CGSize(width: 90, height: 1000))
        #expect(size.width <= 90)
        #expect(size.height > label.font.lineHeight * 4)
    }

    @Test func anAttributedTextTellsOfItsStart() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        let text = NSMutableAttributedString(string: "빨강 red")
        let look: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
        ]
        text.addAttributes(look, range: NSRange(location: 0, length: 2))
        label.attributedText = text
        #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == paragraph.lineBreakMode)
        // The rest is as the label was
        let whole = NSMutableAttributedString(attributedString: text)
        whole.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 2, length: 4))
        let other = UILabel()
        other.attributedText = whole
        #expect(label.intrinsicContentSize == other.intrinsicContentSize)
        // Without it the label is as before; a text in its place looks as its start
        label.attributedText = nil
        #expect(label.font == .systemFont(ofSize: 12) && label.textColor == .label && label.textAlignment == .center)
        label.attributedText = text
        label.text = "plain"
        #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red && label.textAlignment == .right)
        label.textColor = nil
        #expect(label.textColor == .label)
    }

    /// Draws a bar under its text, and one over it.
    private final class Underlined: UILabel {
        override func drawText(in rect: CGRect) {
            let context = UIGraphicsGetCurrentContext()
            UIColor.yellow.setFill()
            context?.fill(rect)
            super.drawText(in: rect)
            UIColor.red.setFill()
            context?.fill(CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 2))
        }
    }

    @Test func anOverrideDrawsIntoAContext() throws {
        let label = Underlined(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.text = "텍스트"
        label.textColor = .black
        let controller = UIViewController()
        controller.view.addSubview(label)
        let screen = TestScreen(controller)
        let picture = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
            label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
        }
        let image = try #require(picture.cgImage)
        let data = try #require(image.dataProvider?.data as Data?)
        var colors: Set<[UInt8]> = []
        for offset in stride(from: 0, to: data.count, by: 4) {
            colors.insert(Array(data[data.startIndex + offset..<data.startIndex + offset + 3]))
        }
        // What is behind, what is over it, and the words between them, in order.
        #expect(colors.contains { $0.sorted() == [0, 255, 255] })
        #expect(colors.contains { $0.sorted() == [0, 0, 255] })
        #expect(colors.contains { $0.allSatisfy { $0 < 40 } })
        screen.close()
    }
}
