import Documents
import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIColorWellTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var heard: [String] = []

        func colorPickerViewController(
            _ picker: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            heard.append(continuously ? "moving" : "selected")
        }

        func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) { heard.append("finished") }
    }

    private func screen(_ views: [UIView], appearance: Appearance = .light) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let screen = TestScreen(controller, appearance: appearance)
        for view in views { controller.view.addSubview(view) }
        screen.settle()
        return screen
    }

    private func find<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
        view.subviews.flatMap { ($0 as? T).map { [$0] } ?? find(type, in: $0) }
    }

    private func well(_ x: CGFloat = 100, _ y: CGFloat = 100, _ color: UIColor? = nil) -> UIColorWell {
        let well = UIColorWell()
        well.frame.origin = CGPoint(x: x, y: y)
        well.selectedColor = color
        return well
    }

    @Test func aTapOpensThePickerAndItsColoursAreTold() throws {
        let well = well()
        well.title = "Paint"
        well.supportsAlpha = false
        var changes: [UIColor?] = []
        well.addAction(UIAction { [weak well] _ in changes.append(well?.selectedColor) }, for: .valueChanged)
        let screen = screen([well])
        defer { screen.close() }
        screen.tap(well)
        screen.advance(by: 1)
        let root = try #require(screen.window.rootViewController)
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Paint" && !picker.supportsAlpha)
        let grid = try #require(find(ColorGridView.self, in: picker.view).first)
        screen.tap(grid)
        let color = try #require(well.selectedColor)
        #expect(!changes.isEmpty && changes.last == color && color == picker.selectedColor)
        #expect(well.accessibilityValue == PickedColor(color).hex && well.accessibilityLabel == "Paint")
        screen.tap(try #require(find(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "Close" }))
        screen.advance(by: 1)
        #expect(root.presentedViewController == nil && well.selectedColor == color)
    }

    @Test func settingAColourTellsNobody() {
        let well = well()
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        well.selectedColor = .red
        #expect(changes == 0 && well.selectedColor == .red)
    }

    @Test func aDisabledWellOpensNothing() {
        let well = well()
        well.isEnabled = false
        let screen = screen([well])
        defer { screen.close() }
        screen.tap(well)
        screen.advance(by: 1)
        #expect(screen.window.rootViewController?.presentedViewController == nil)
        #expect(well.accessibilityTraits.contains(.notEnabled) && well.alpha < 1)
    }

    @Test func aPickerTellsOfMovementAndOfTheEnd() throws {
        let picker = UIColorPickerViewController()
        let listener = Listener()
        picker.delegate = listener
        picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let screen = screen([])
        defer { screen.close() }
        screen.window.rootViewController?.present(picker, animated: false)
        screen.advance(by: 1)
        let segments = try #require(find(UISegmentedControl.self, in: picker.view).first)
        segments.selectedSegmentIndex = 1
        segments.sendActions(for: .valueChanged)
        let spectrum = try #require(find(ColorSpectrumView.self, in: picker.view).first)
        #expect(!spectrum.isHidden)
        let rect = spectrum.convert(spectrum.bounds, to: nil)
        screen.drag(
            from: CGPoint(x: rect.minX + 40, y: rect.midY), to: CGPoint(x: rect.maxX - 40, y: rect.midY), steps: 4)
        #expect(listener.heard.filter { $0 == "moving" }.count >= 3 && listener.heard.last == "selected")
        #expect(abs(PickedColor(picker.selectedColor).alpha - 0.5) < 0.01)
        picker.dismiss(animated: false)
        screen.advance(by: 1)
        #expect(listener.heard.last == "finished")
    }

    @Test func slidersAndHexadecimalDigitsChooseColours() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = .black
        let screen = screen([])
        defer { screen.close() }
        screen.window.rootViewController?.present(picker, animated: false)
        screen.advance(by: 1)
        let sliders = try #require(find(ColorSlidersView.self, in: picker.view).first)
        let red = try #require(find(UISlider.self, in: sliders).first)
        red.value = 1
        red.sendActions(for: .valueChanged)
        #expect(PickedColor(picker.selectedColor).hex == "#FF0000")
        let field = try #require(find(UITextField.self, in: sliders).first { $0.delegate === sliders })
        #expect(field.text == "FF0000")
        field.text = "12ab9F"
        sliders.textFieldDidEndEditing(field)
        #expect(PickedColor(picker.selectedColor).hex == "#12AB9F" && field.text == "12AB9F")
        field.text = "no colour"
        sliders.textFieldDidEndEditing(field)
        #expect(PickedColor(picker.selectedColor).hex == "#12AB9F" && field.text == "12AB9F")
    }

    @Test func withoutAlphaColoursAreOpaque() throws {
        let picker = UIColorPickerViewController()
        picker.supportsAlpha = false
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
        let screen = screen([])
        defer { screen.close() }
        screen.window.rootViewController?.present(picker, animated: false)
        screen.advance(by: 1)
        screen.tap(try #require(find(ColorGridView.self, in: picker.view).first))
        #expect(PickedColor(picker.selectedColor).alpha == 1)
    }

    @Test func coloursHaveHexadecimalForms() {
        #expect(PickedColor(hex: "#1A2B3C")?.hex == "#1A2B3C" && PickedColor(hex: " 00ff00")?.green == 1)
        for text in ["", "#12345", "1234567", "12345g", "+12345"] { #expect(PickedColor(hex: text) == nil) }
    }

    @Test func storyboardsHaveColourWells() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <colorWell contentMode="scaleToFill" supportsAlpha="NO" title="Ink" enabled="NO" id="c">
            <rect key="frame" x="0" y="0" width="44" height="44"/>
            <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </colorWell></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        let loader = NibLoader(document: document, bundle: .main, storyboard: nil, owner: nil)
        let well = try #require(loader.makeTopObject(document.objects[0]) as? UIColorWell)
        #expect(!well.supportsAlpha && well.title == "Ink" && !well.isEnabled)
        #expect(well.selectedColor.map { PickedColor($0).hex } == "#FF0000")
        loader.tellUnknown(of: document.objects)
        #expect(NibKeys.set("selectedColor", of: well, to: UIColor.blue) == .done && well.selectedColor == .blue)
    }

    @Test(arguments: [Appearance.light, .dark])
    func looksLikeAWell(appearance: Appearance) throws {
        let disabled = well(250, 100, .systemPurple)
        disabled.isEnabled = false
        let wells = [
            well(50, 100), well(100, 100, .systemRed), well(150, 100, UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)),
            well(200, 100, .white), disabled,
        ]
        let screen = screen(wells, appearance: appearance)
        defer { screen.close() }
        // The ring begins with red at its right, and the disc has the colour.
        let middle = try screen.pixel(wells[1].frame.midX, wells[1].frame.midY)
        #expect(middle[0] > 200 && middle[1] < 100)
        try screen.picture("colorwell-\(appearance)")
        let picker = UIColorPickerViewController()
        picker.selectedColor = .systemBlue
        screen.window.rootViewController?.present(picker, animated: false)
        screen.advance(by: 1)
        for (index, name) in ["grid", "spectrum", "sliders"].enumerated() {
            let segments = try #require(find(UISegmentedControl.self, in: picker.view).first)
            segments.selectedSegmentIndex = index
            segments.sendActions(for: .valueChanged)
            try screen.picture("colorpicker-\(name)-\(appearance)")
        }
    }
}
