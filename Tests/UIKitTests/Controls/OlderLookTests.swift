import Foundation
import Testing

@testable import UIKit

/// Looks of bars and controls as they were set before there were appearances and configurations.
@MainActor @Suite struct OlderLookTests {
    private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// A screen with one view on white.
    private func screen(_ view: UIView) -> TestScreen {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        let screen = TestScreen(controller)
        screen.settle()
        return screen
    }

    @Test func stepsHavePictures() throws {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        stepper.setIncrementImage(image(.red, 10, 10), for: .normal)
        stepper.setDecrementImage(image(.green, 10, 10), for: .normal)
        stepper.setDecrementImage(image(.blue, 10, 10), for: .disabled)
        stepper.setBackgroundImage(image(.black, 4, 4), for: .normal)
        let screen = screen(stepper)
        let middle = stepper.frame.midY
        let (left, right) = (stepper.frame.minX + 23.5, stepper.frame.maxX - 23.5)
        #expect(try screen.pixel(right, middle) == [255, 0, 0])
        // At the least value the button cannot be used.
        #expect(try screen.pixel(left, middle) == [0, 0, 255])
        #expect(try screen.pixel(left - 15, middle) == [0, 0, 0])
        // In place of the plus is nothing else, and no line is between the buttons.
        #expect(try screen.pixel(stepper.frame.midX, middle) == [0, 0, 0])
        stepper.value = 5
        stepper.setDividerImage(
            image(.yellow, 4, 4), forLeftSegmentState: .normal, rightSegmentState: .normal)
        screen.settle()
        #expect(try screen.pixel(left, middle) == [0, 255, 0])
        #expect(try screen.pixel(stepper.frame.midX, middle) == [255, 255, 0])
        #expect(stepper.incrementImage(for: .highlighted) == nil && stepper.decrementImage(for: .disabled) != nil)
    }

    @Test func tabsHavePicturesAndBadgesOfTheirOwn() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
        bar.items = (0..<3).map { UITabBarItem(title: nil, image: nil, tag: $0) }
        bar.selectionIndicatorImage = image(.red, 20, 10)
        bar.selectedItem = bar.items?[1]
        let screen = screen(bar)
        #expect(try screen.pixel(150, 124) == [255, 0, 0])
        #expect(try screen.pixel(135, 124) != [255, 0, 0])
        #expect(try screen.pixel(50, 124) != [255, 0, 0])
        let item = try #require(bar.items?[2])
        item.badgeValue = "7"
        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
        #expect(item.badgeTextAttributes(for: .selected) == nil)
        #expect(item.shownBadgeAttributes(for: .selected)[.foregroundColor] as? UIColor == .black)
    }

    @Test func titlesOfButtonsAreMoved() {
        let item = UIBarButtonItem(title: "끝", style: .plain, target: nil, action: nil)
        #expect(item.titlePositionAdjustment(for: .default) == .zero)
        let button = BarButtonView(item: item, appearance: nil)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        button.layoutIfNeeded()
        let before = button.subviews.first?.frame ?? .zero
        item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -5), for: .default)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.subviews.first?.frame == before.offsetBy(dx: 3, dy: -5))
    }

    @Test func scopesTakeTheLooksOfSegments() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        bar.scopeButtonTitles = ["All", "전부"]
        bar.showsScopeBar = true
        let ground = image(.red, 4, 4)
        bar.scopeBarBackgroundImage = ground
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        bar.setScopeBarButtonBackgroundImage(image(.blue, 4, 4), for: .normal)
        bar.layoutIfNeeded()
        #expect(bar.scopeBarBackgroundImage === ground && !bar.scopeBackground.isHidden)
        #expect(bar.scopeBackground.frame.width == 320 && bar.scopeBackground.frame.contains(bar.scopes.frame))
        #expect(bar.scopes.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
        #expect(
            bar.scopeBarButtonBackgroundImage(for: .normal)
                === bar.scopes.backgroundImage(for: .normal, barMetrics: .default))
    }

    private final class OwnField: UITextField {
        var rects: [CGRect] = []

        override func drawPlaceholder(in rect: CGRect) {
            rects.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test func fieldsDrawTheirPlaceholders() throws {
        let field = OwnField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.placeholder = "이름"
        let screen = screen(field)
        #expect(try screen.pixel(25, 120) == [255, 0, 0])
        #expect(field.rects.last?.origin == .zero && field.rects.last?.width == 200)
        field.text = "a"
        screen.settle()
        #expect(try screen.pixel(150, 120) == [255, 255, 255])
    }

    @Test func thereIsNoCamera() {
        let picker = UIImagePickerController()
        #expect(picker.cameraDevice == .rear && picker.showsCameraControls && picker.videoMaximumDuration == 600)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front) && !picker.startVideoCapture())
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    }
}

/// Paths from their end to their beginning.
@Suite struct ReversedPathTests {
    private func text(_ path: UIBezierPath) -> String {
        var words: [String] = []
        path.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            func show(_ count: Int) -> String {
                (0..<count).map { "\(Int(points[$0].x)),\(Int(points[$0].y))" }.joined(separator: " ")
            }
            switch element.pointee.type {
            case .moveToPoint: words.append("M" + show(1))
            case .addLineToPoint: words.append("L" + show(1))
            case .addQuadCurveToPoint: words.append("Q" + show(2))
            case .addCurveToPoint: words.append("C" + show(3))
            case .closeSubpath: words.append("Z")
            }
        }
        return words.joined(separator: " ")
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func openPartsAreTurnedAround() {
        let path = UIBezierPath()
        path.lineWidth = 3
        path.move(to: point(0, 0))
        path.addLine(to: point(1, 0))
        path.addCurve(to: point(4, 4), controlPoint1: point(2, 0), controlPoint2: point(3, 1))
        path.addQuadCurve(to: point(6, 6), controlPoint: point(5, 4))
        path.move(to: point(9, 9))
        path.addLine(to: point(8, 8))
        let reversed = path.reversing()
        #expect(text(reversed) == "M8,8 L9,9 M6,6 Q5,4 4,4 C3,1 2,0 1,0 L0,0")
        #expect(reversed.lineWidth == 3 && text(reversed.reversing()) == text(path))
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func closedPartsStayClosed() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        let reversed = path.reversing()
        #expect(text(path) == "M0,0 L4,0 L4,2 L0,2 Z" && text(reversed) == "M0,0 L0,2 L4,2 L4,0 Z")
        // A hole is what is turned the other way.
        let ring = UIBezierPath(rect: CGRect(x: -2, y: -2, width: 10, height: 10))
        ring.append(reversed)
        #expect(!ring.contains(point(1, 1)) && ring.contains(point(-1, 5)))
    }
}
