import Testing

@testable import UIKit

@MainActor
@Suite struct NibKeysTests {
    @Test func valuesReachPropertiesOfTheirTypes() {
        let label = UILabel()
        #expect(NibKeys.set("text", of: label, to: "one") == .done)
        #expect(NibKeys.set("numberOfLines", of: label, to: NSNumber(value: 3)) == .done)
        #expect(NibKeys.set("alpha", of: label, to: NSNumber(value: 0.5)) == .done)
        #expect(NibKeys.set("textColor", of: label, to: UIColor.red) == .done)
        #expect(NibKeys.set("textAlignment", of: label, to: NSNumber(value: NSTextAlignment.right.rawValue)) == .done)
        #expect(NibKeys.set("center", of: label, to: CGPoint(x: 3, y: 4)) == .done)
        #expect(label.text == "one" && label.numberOfLines == 3 && label.alpha == 0.5 && label.textColor == .red)
        #expect(label.textAlignment == .right && label.center == CGPoint(x: 3, y: 4))
        #expect(NibKeys.set("text", of: label, to: nil) == .done && label.text == nil)
    }

    @Test func truthValuesHaveBothNames() {
        let toggle = UISwitch()
        #expect(NibKeys.set("hidden", of: toggle, to: NSNumber(value: true)) == .done && toggle.isHidden)
        #expect(NibKeys.set("isHidden", of: toggle, to: NSNumber(value: false)) == .done && !toggle.isHidden)
        #expect(NibKeys.set("on", of: toggle, to: NSNumber(value: true)) == .done && toggle.isOn)
        #expect(NibKeys.set("enabled", of: toggle, to: NSNumber(value: false)) == .done && !toggle.isEnabled)
    }

    @Test func valuesOfOtherTypesLeavePropertiesAlone() {
        let label = UILabel()
        label.numberOfLines = 2
        #expect(NibKeys.set("numberOfLines", of: label, to: "three") == .mismatch)
        #expect(NibKeys.set("numberOfLines", of: label, to: NSNumber(value: 2.5)) == .mismatch)
        #expect(NibKeys.set("numberOfLines", of: label, to: nil) == .mismatch)
        #expect(NibKeys.set("contentMode", of: label, to: NSNumber(value: 900)) == .mismatch)
        #expect(label.numberOfLines == 2)
        #expect(NibKeys.set("numberOfRows", of: label, to: NSNumber(value: 1)) == .unknown)
    }

    @Test func outletsTakeDelegatesAndViews() {
        final class Controller: UITableViewController {}
        let controller = Controller()
        let table = UITableView()
        #expect(NibKeys.set("delegate", of: table, to: controller) == .done && table.delegate === controller)
        #expect(NibKeys.set("dataSource", of: table, to: controller) == .done && table.dataSource === controller)
        let view = UIView()
        #expect(NibKeys.set("tableHeaderView", of: table, to: view) == .done && table.tableHeaderView === view)
        let field = UITextField()
        #expect(NibKeys.set("inputView", of: field, to: view) == .done && field.inputView === view)
        #expect(NibKeys.set("delegate", of: field, to: view) == .mismatch && field.delegate == nil)
        #expect(NibKeys.set("view", of: controller, to: table) == .done && controller.view === table)
    }

    @Test func partsOfKeyPathsAreObjects() throws {
        let button = UIButton(type: .system)
        #expect(NibKeys.object("layer", of: button) === button.layer)
        #expect(NibKeys.object("titleLabel", of: button) === button.titleLabel)
        #expect(NibKeys.object("text", of: UILabel()) == nil)
        let layer = try #require(NibKeys.object("layer", of: button))
        #expect(NibKeys.set("cornerRadius", of: layer, to: NSNumber(value: 4)) == .done)
        #expect(NibKeys.set("masksToBounds", of: layer, to: NSNumber(value: true)) == .done)
        #expect(NibKeys.set("shadowOffset", of: layer, to: CGSize(width: 1, height: 2)) == .done)
        #expect(button.layer.cornerRadius == 4 && button.layer.masksToBounds)
        #expect(button.layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    /// As on iOS, where a layer cannot draw the UIColor of a nib.
    @Test func coloursOfLayersAreAcceptedWithoutEffect() {
        let layer = CALayer()
        let color = layer.borderColor
        #expect(NibKeys.set("borderColor", of: layer, to: UIColor.red) == .done && layer.borderColor == color)
    }

    @Test func anAppsPropertyHidesUIKits() {
        final class Badge: UILabel { var given: [String] = [] }
        SelectorTable.add(Badge.self, "setText:") { badge, value, _ in
            badge.given.append(SelectorTable.argument(value))
            return nil
        }
        let badge = Badge()
        #expect(NibKeys.set("text", of: badge, to: "own") == .done)
        #expect(badge.given == ["own"] && badge.text == nil)
    }
}
