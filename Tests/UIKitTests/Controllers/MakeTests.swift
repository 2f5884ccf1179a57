import CoreGraphics
import Foundation
import Testing
import UIKit

private final class MadeController: UIViewController {
    var name = "none"

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        name = "made"
    }

    required init?(coder: NSCoder) { nil }
}

private final class PlainController: UIViewController {
    let number = 5
}

private final class MadeView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

private final class MadeCell: UITableViewCell {
    var name = "none"

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name = "made"
    }

    required init?(coder: NSCoder) { nil }
}

private final class MadeSegue: UIStoryboardSegue {
    var performed = 0

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: (identifier ?? "") + "!", source: source, destination: destination)
    }

    override func perform() { performed += 1 }
}

@MainActor @Suite struct MakeTests {
    @Test func aSegueIsMadeOfAnyClass() throws {
        let (from, to) = (UIViewController(), UIViewController())
        let kind: UIStoryboardSegue.Type = MadeSegue.self
        let segue = try #require(kind._make(identifier: "더 보기", source: from, destination: to) as? MadeSegue)
        segue.perform()
        #expect(segue.performed == 1 && segue.identifier == "더 보기!")
        #expect(segue.source === from && segue.destination === to)
        #expect(UIStoryboardSegue._make(identifier: nil, source: from, destination: to).identifier == nil)
    }

    @Test func aCellIsMadeOfAnyClass() {
        func make<T: UITableViewCell>(_ type: T.Type) -> T { T._make(style: .subtitle, reuseIdentifier: "cell") }
        let cell = make(MadeCell.self)
        #expect(cell.name == "made" && cell.reuseIdentifier == "cell" && cell.detailTextLabel != nil)
        #expect(make(UITableViewCell.self).reuseIdentifier == "cell")
    }

    @Test func theInitialiserOfTheClassItselfRuns() {
        let controller: UIViewController.Type = MadeController.self
        #expect((controller._make() as? MadeController)?.name == "made")
        #expect((PlainController.self as UIViewController.Type)._make() is PlainController)
        #expect(PlainController._make(nibName: nil, bundle: nil).number == 5)
        let view: UIView.Type = MadeView.self
        let made = view._make(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((made as? MadeView)?.label.superview === made && made.frame.minY == 2)
        #expect(UILabel._make().text == nil)
    }
}
