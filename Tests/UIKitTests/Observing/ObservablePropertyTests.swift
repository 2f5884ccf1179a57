import Testing
import UIKit

private final class Log: @unchecked Sendable {
    var entries: [String] = []
}

@MainActor
@Suite struct ObservablePropertyTests {
    /// What observers of a property of `object` are told while `change` runs.
    private func told<T: NSObject, Value>(
        _ object: T, _ path: KeyPath<T, Value>, _ change: () -> Void
    ) -> [String] {
        let log = Log()
        let token = object.observe(path, options: [.old, .new]) { _, change in
            log.entries.append("\(change.oldValue!) \(change.newValue!)")
        }
        change()
        token.invalidate()
        change()
        return log.entries
    }

    @Test func tellsOfGeometry() {
        let view = UIView()
        #expect(told(view, \.frame) { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }.count == 1)
        #expect(told(view, \.bounds) { view.frame.size = CGSize(width: 30, height: 40) }.count == 1)
        #expect(told(view, \.center) { view.center = CGPoint(x: 50, y: 60) } == ["(16.0, 22.0) (50.0, 60.0)"])
        #expect(told(view, \.frame) { view.center.x = 70 }.count == 1)
        #expect(told(view.layer, \.position) { view.center.y = 7 } == ["(70.0, 60.0) (70.0, 7.0)"])
    }

    @Test func tellsOfTheSafeArea() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        controller.view.layoutIfNeeded()
        let found = told(controller.view, \.safeAreaInsets) {
            controller.additionalSafeAreaInsets.top = 50
            controller.view.layoutIfNeeded()
        }
        #expect(found.count == 1 && controller.view.safeAreaInsets.top == 50)
    }

    @Test func tellsOfAppearance() {
        let view = UIImageView()
        #expect(told(view, \.alpha) { view.alpha = 0.5 } == ["1.0 0.5"])
        #expect(told(view, \.isHidden) { view.isHidden = true } == ["false true"])
        let label = UILabel()
        #expect(told(label, \.text) { label.text = "a" }.count == 1)
    }

    @Test func tellsOfScrolling() {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(told(view, \.contentSize) { view.contentSize = CGSize(width: 100, height: 900) }.count == 1)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 900)
        #expect(told(scroll, \.contentOffset) { scroll.contentOffset.y = 50 } == ["(0.0, 0.0) (0.0, 50.0)"])
        #expect(told(scroll, \.contentInset) { scroll.contentInset.top = 5 }.count == 1)
    }

    @Test func tellsOfATableThatGrows() {
        final class Source: NSObject, UITableViewDataSource {
            var count = 2
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        view.rowHeight = 44
        view.dataSource = source
        view.layoutIfNeeded()
        var heights: [CGFloat] = []
        let token = view.observe(\.contentSize, options: [.old, .new]) { view, change in
            MainActor.assumeIsolated { heights.append(change.newValue!.height) }
        }
        source.count = 5
        view.reloadData()
        view.layoutIfNeeded()
        #expect(heights.last == 220)
        token.invalidate()
    }

    @Test func tellsOfControlsAndTitles() {
        let button = UIButton()
        #expect(told(button, \.isSelected) { button.isSelected = true }.first == "false true")
        #expect(told(button, \.isEnabled) { button.isEnabled = false }.first == "true false")
        let controller = UIViewController()
        #expect(told(controller, \.title) { controller.title = "T" }.count == 1)
        #expect(told(controller.navigationItem, \.title) { controller.navigationItem.title = "U" }.count == 1)
        let field = UITextField()
        #expect(told(field, \.text) { field.text = "t" }.count == 1)
    }

    @Test func knowsBothNamesOfAFlag() {
        #expect(UIButton().value(forKey: "selected") as? Bool == false)
        #expect(UIButton().value(forKey: "isSelected") as? Bool == false)
        #expect(UIScrollView().value(forKey: "hidden") as? Bool == false)
    }
}
