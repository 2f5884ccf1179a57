import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTreeTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 10 : 5000
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.row == 1 { cell.accessoryView = UISwitch() }
            return cell
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 3 : 400
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
            label.text = "Item \(indexPath.section).\(indexPath.item)"
            let button = UIButton(type: .system)
            button.setTitle("Buy \(indexPath.item)", for: .normal)
            button.frame = CGRect(x: 0, y: 30, width: 90, height: 30)
            for view in [label, button] { cell.contentView.addSubview(view) }
            return cell
        }
    }

    @Test func itemsOfCollectionsKnowTheirPlaceAndKeepTheirElements() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        collection.dataSource = items
        let screen = TestScreen(views: collection)
        defer { screen.close() }
        let list = try #require(screen.elements.first { $0.role == .list })
        #expect(list.id == ObjectIdentifier(collection) && list.scroll != nil)
        let cells = screen.elements.filter { $0.role == .cell }
        #expect(cells.count > 6 && cells.allSatisfy { $0.parent == list.id && $0.position?.count == 403 })
        #expect(Set(cells.compactMap(\.position?.index)) == Set(1...cells.count))
        let fourth = try #require(cells.first { $0.position?.index == 4 })
        let inner = screen.elements.filter { $0.parent == fourth.id }
        #expect(inner.map(\.label) == ["Item 1.0", "Buy 0"] && inner.map(\.role) == [.staticText, .button])
    }

    @Test func rowsKnowTheirPlaceAndAreReachedByScrolling() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        table.rowHeight = 50
        let rows = Rows()
        table.dataSource = rows
        let screen = TestScreen(views: table)
        let list = try #require(screen.elements.first { $0.role == .list })
        #expect(list.id == ObjectIdentifier(table) && list.frame == table.frame)
        #expect(list.scroll?.offset == .zero && list.scroll?.contentSize.height == 5010 * 50)
        let cells = screen.elements.filter { $0.role == .cell }
        #expect(cells.allSatisfy { $0.parent == list.id })
        #expect(cells.first?.position == .init(index: 1, count: 5010))
        #expect(cells.first?.parts.map(\.text) == ["Row 0.0", "Detail"])
        let toggle = try #require(screen.elements.first { $0.role == .toggle })
        #expect(toggle.parent == cells[1].id && toggle.checked == .off)
        #expect(
            screen.elements.allSatisfy { element in
                element.parent == nil || screen.elements.contains { $0.id == element.parent }
            })

        #expect(screen.perform(.scroll(.down), on: table))
        screen.advance(by: 1)
        #expect(table.contentOffset.y == 400)
        #expect(screen.perform(.scroll(.previous), on: table))
        screen.advance(by: 1)
        #expect(table.contentOffset.y == 0)
        #expect(!screen.perform(.scroll(.up), on: table))
        #expect(screen.perform(.scrollTo(CGPoint(x: 0, y: 1e9)), on: table))
        #expect(screen.elements.last { $0.role == .cell }?.position == .init(index: 5010, count: 5010))
        #expect(screen.elements.last { $0.role == .cell }?.label == "Row 1.4999, Detail")
        table.isScrollEnabled = false
        #expect(!screen.perform(.scrollTo(.zero), on: table))
        screen.close()
    }

    @Test func tabsSegmentsAndProgressSayWhatTheyAre() throws {
        let bar = UITabBarController()
        bar.viewControllers = ["One", "Two"].map {
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return controller
        }
        let screen = TestScreen(bar)
        let tabs = screen.elements.filter { $0.role == .tab }
        #expect(tabs.map(\.label) == ["One", "Two"] && tabs.map(\.isSelected) == [true, false])
        #expect(tabs.last?.position == .init(index: 2, count: 2))
        #expect(screen.elements.first { $0.role == .tabList }?.id == tabs.first?.parent)

        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView(frame: CGRect(x: 0, y: 200, width: 200, height: 4))
        progress.progress = 0.25
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
        spinner.startAnimating()
        for view in [segments, progress, spinner] { bar.selectedViewController?.view.addSubview(view) }
        screen.settle()
        #expect(screen.element("Day")?.role == .button && screen.element("Day")?.isSelected == false)
        #expect(screen.element("Week")?.isSelected == true)
        #expect(screen.element("Progress")?.role == .progress)
        #expect(screen.element("Progress")?.range == .init(minimum: 0, maximum: 1, value: 0.25))
        #expect(screen.element("In progress")?.isBusy == true)
        screen.perform(.activate, on: try #require(segments.subviews.first { ($0 as? UILabel)?.text == "Day" }))
        #expect(segments.selectedSegmentIndex == 0)
        #expect(screen.element("Day")?.isSelected == true)
        screen.close()
    }

    private final class Species: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [Int] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(row)
        }
    }

    @Test func wheelsAreTurned() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
        let species = Species()
        (picker.dataSource, picker.delegate) = (species, species)
        picker.selectRow(5, inComponent: 0, animated: false)
        let screen = TestScreen(views: picker)
        let options = screen.elements.filter { $0.role == .option }
        #expect(options.filter(\.isSelected).map(\.label) == ["Row 5"])
        let places = options.compactMap { $0.position?.index }
        #expect(places.count == options.count && places.contains(6) && places == places.sorted())
        #expect(screen.perform(.increment, on: try #require(screen.element("Row 5")).id))
        screen.advance(by: 1)
        #expect(species.chosen == [6] && screen.element("Row 6")?.isSelected == true)
        #expect(screen.perform(.activate, on: try #require(screen.element("Row 4")).id))
        screen.advance(by: 1)
        #expect(species.chosen == [6, 4] && picker.selectedRow(inComponent: 0) == 4)
        screen.close()
    }

    @Test func headingsMenusAndExpansionAreDescribed() {
        let root = UIViewController()
        root.title = "Screen"
        let screen = TestScreen(UINavigationController(rootViewController: root))
        let header = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
        header.text = "Part"
        header.accessibilityTraits = .header
        header.accessibilityExpandedStatus = .collapsed
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(header)
        root.view.addSubview(button)
        screen.settle()
        #expect(screen.element("Screen")?.headingLevel == 1)
        // The bar lies in front and is read first.
        #expect(screen.elements.first?.label == "Screen" && screen.elements.first?.isRaised == true)
        #expect(screen.element("Part")?.isRaised == false)
        #expect(screen.element("Part")?.headingLevel == 2 && screen.element("Part")?.isExpanded == false)
        #expect(screen.element("Part")?.isInteractive == false)
        #expect(screen.element("More")?.hasMenu == true && screen.element("More")?.isInteractive == true)
        screen.close()
    }

    @Test func newsReachTheSurface() {
        let screen = TestScreen(UIViewController())
        let surface = ReadingSurface(size: CGSize(width: 300, height: 300), scale: 1)
        let scene = UIWindowScene(session: screen.scene.session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let label = UILabel()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: label)
        UIAccessibility.post(notification: .screenChanged, argument: "Results")
        #expect(
            surface.news == [
                .announcement("Saved"), .layoutChanged(focus: ObjectIdentifier(label)), .screenChanged(focus: nil),
                .announcement("Results"),
            ])
        scene.disconnect()
        screen.close()
    }
}
