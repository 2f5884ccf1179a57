import CoreImage
import QuartzCore
import Testing
import UIKit

/// The names that things had before Swift 4.2: this module is compiled as a project is whose SWIFT_VERSION is 4.
@MainActor @Suite struct RenamedNamesTests {
    @Test func traitsOfAccessibilityAreNumbers() {
        let view = UIView()
        view.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitHeader
        #expect(view.accessibilityTraits == [.button, .header])
        view.accessibilityTraits |= UIAccessibilityTraitSelected
        view.accessibilityTraits &= ~UIAccessibilityTraitHeader
        #expect(view.accessibilityTraits == [.button, .selected])
        view.accessibilityTraits = UIAccessibilityTraitNone
        #expect(view.accessibilityTraits == .none)
        #expect((UIAccessibilityTraitLink & UIAccessibilityTraitImage).isEmpty)
    }

    @Test func accessibilityIsAskedByFunctions() {
        #expect(!UIAccessibilityIsVoiceOverRunning() && UIAccessibilityIsShakeToUndoEnabled())
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIAccessibilityConvertFrameToScreenCoordinates(rect, UIView()) == rect)
        let name = NSNotification.Name.UIAccessibilityReduceMotionStatusDidChange
        #expect(name == UIAccessibility.reduceMotionStatusDidChangeNotification)
    }

    @Test func constantsHaveNamesOfTheirOwn() {
        #expect(RunLoopMode.UITrackingRunLoopMode == .tracking)
        #expect(UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsetsMake(1, 2, 3, 4)))
        #expect(UIApplicationStatusBarFrameUserInfoKey == "UIApplicationStatusBarFrameUserInfoKey")
        #expect(UITableViewIndexSearch == UITableView.indexSearch)
        #expect(UIFontWeightBold == .bold && UIFontWeightTrait == .weight)
        #expect(NSDocumentTypeDocumentAttribute == .documentType && NSHTMLTextDocumentType == .html)
        #expect(kCAEmitterLayerOutline == .outline && kCAEmitterLayerAdditive == .additive)
        #expect(kCATransitionFade == .fade && kCALineCapSquare == .square && kCAAlignmentCenter == .center)
        #expect(UIPushBehaviorMode.instantaneous == UIPushBehavior.Mode.instantaneous)
    }

    @Test func picturesAreFilteredByTheirOlderMethods() {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropping(
            to: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(image.extent.width == 4)
        #expect(image.applying(CGAffineTransform(scaleX: 2, y: 2)).extent.width == 8)
        #expect(CIFilter(name: "CIGaussianBlur", withInputParameters: [kCIInputRadiusKey: 2]) != nil)
    }
}
