import Testing

@testable import UIKit

@MainActor
@Suite struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let one = ContentView(50, 20)
    let two = ContentView(60, 30)

    init() {
        root.addSubview(one)
        root.addSubview(two)
    }

    private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "low": NSNumber(value: 100)],
                    views: ["one": one, "two": two]))
        }
        root.layoutIfNeeded()
    }

    @Test func edgesGapsAndSizes() {
        lay("H:|-20-[one(100)]-gap-[two]-(30)-|", "V:|[one(==40)]", "V:|-gap-[two]")
        #expect(one.frame == CGRect(x: 20, y: 0, width: 100, height: 40))
        #expect(two.frame == CGRect(x: 132, y: 12, width: 138, height: 30))
    }

    @Test func standardDistances() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 9, leading: 10, bottom: 11, trailing: 12)
        lay("|-[one]-[two(one)]-|", "V:|-[one]-|")
        #expect(one.frame.minX == 10)
        #expect(one.frame.minY == 9)
        #expect(one.frame.maxY == 189)
        #expect(two.frame.maxX == 288)
        #expect(two.frame.minX - one.frame.maxX == 8)
        #expect(one.frame.width == two.frame.width)
    }

    @Test func relationsPrioritiesAndFactors() {
        lay("[one(>=70,<=90@low)]-(>=5,==7@200)-[two(one*2+10@999)]")
        #expect(one.frame.width == 70)
        #expect(two.frame.width == 150)
        #expect(two.frame.minX - one.frame.maxX == 7)
    }

    @Test func optionsLineViewsUp() {
        lay("H:|[one]-[two]", options: [.alignAllCenterY])
        lay("V:|-50-[one]")
        #expect(one.frame.midY == two.frame.midY)
        #expect(one.frame.minY == 50)
    }

    @Test func fromRightToLeft() {
        lay("H:|-10-[one]-5-[two]", options: [.directionRightToLeft])
        #expect(one.frame.maxX == 290)
        #expect(two.frame.maxX == one.frame.minX - 5)
    }

    @Test func theNumberOfConstraints() {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(<=20)-[one(10,>=5)]-[two]|", metrics: nil, views: ["one": one, "two": two])
        #expect(made.count == 5)
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test(arguments: [
        ("[one", "Expected a ']' here.", 4), ("[three]", "three is not a key in the views dictionary.", 1),
        ("|-5[one]", "Expected a '-' here.", 3), ("[one(>=)]", "Expected a number or a metric's name.", 7),
        ("[one]-gone-[two]", "gone is not a key in the metrics dictionary.", 6), ("[one]]", "Expected a view", 5),
    ])
    func mistakesArePointedAt(format: String, message: String, offset: Int) throws {
        var parser = VisualFormatParser(format, metrics: [:], views: ["one": one, "two": two])
        let error = try #require(throws: VisualFormatError.self) { _ = try parser.parse() }
        #expect(error.message.hasPrefix(message))
        #expect(error.offset == offset)
    }
}
