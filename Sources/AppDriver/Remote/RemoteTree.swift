import Documents
import Foundation
import Stage
import UIKit

typealias ElementRole = AccessibilityElement.Role

/// The elements of a screen, one inside of another, as tests outside of the app see them.
@MainActor
struct RemoteTree {
    private let screen: FlowScreen
    private let reader: ScreenReader
    /// The name that a modifier of SwiftUI's gives to the elements inside of a view.
    private var inherited: String?
    /// The views of elements, by where these stand in the tree.
    private(set) var views: [[Int]: UIView] = [:]

    init(screen: FlowScreen) {
        self.screen = screen
        reader = ScreenReader(screen: screen)
    }

    mutating func read() -> RemoteElement {
        var app = RemoteElement(kind: RemoteKind.application.rawValue, frame: .init(screen.bounds))
        app.label = Self.appName
        app.point = .init(CGPoint(x: screen.bounds.midX, y: screen.bounds.midY))
        for window in screen.windows { visit(window, clip: screen.bounds, in: &app, at: []) }
        if let keyboard = RemoteKeyboard(screen)?.element { app.children.append(keyboard) }
        return app
    }

    static var appName: String {
        let info = Bundle.main.infoDictionary ?? [:]
        return info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }

    // MARK: Views

    /// Adds a view to the element around it.
    private mutating func visit(_ view: UIView, clip: CGRect, in parent: inout RemoteElement, at path: [Int]) {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
        let frame = view.frameOnScreen
        let inner = view.clipsToBounds ? clip.intersection(frame) : clip
        guard let kind = kind(of: view) else {
            let outer = inherited
            if let name = view.accessibilityIdentifier, !name.isEmpty { inherited = name }
            visitChildren(of: view, clip: inner, in: &parent, at: path)
            inherited = outer
            return
        }
        var element = RemoteElement(kind: kind.rawValue, frame: .init(frame))
        describe(view, kind, &element)
        if element.identifier.isEmpty, kind != .other { element.identifier = inherited ?? "" }
        let own = path + [parent.children.count]
        views[own] = view
        let isNamed = kind != .other || !element.label.isEmpty || !element.identifier.isEmpty
        let visible = frame.intersection(clip)
        if isNamed, !visible.isNull, visible.width >= 1, visible.height >= 1 {
            element.point = reader.uncoveredPoint(of: view, in: visible, isTouched: true).map { .init($0) }
        }
        addParts(of: view, kind, to: &element)
        if !isLeaf(view, kind) { visitChildren(of: view, clip: inner, in: &element, at: own) }
        parent.children.append(element)
    }

    private mutating func visitChildren(
        of view: UIView, clip: CGRect, in parent: inout RemoteElement, at path: [Int]
    ) {
        guard let elements = view.elementsOfContainer else {
            for subview in view.subviews { visit(subview, clip: clip, in: &parent, at: path) }
            return
        }
        for element in elements {
            switch element {
            case let view as UIView: visit(view, clip: clip, in: &parent, at: path)
            case let other as UIAccessibilityElement where other.isAccessibilityElement:
                parent.children.append(self.element(other, clip: clip))
            default: break
            }
        }
    }

    /// An element that an app has made for a part of a view.
    private func element(_ object: UIAccessibilityElement, clip: CGRect) -> RemoteElement {
        let described = object.describedElement
        var element = RemoteElement(
            kind: (RemoteKind(described.role) ?? .other).rawValue, frame: .init(described.frame))
        element.identifier = described.identifier
        element.label = described.label
        element.value = described.value.isEmpty ? nil : described.value
        element.isEnabled = described.isEnabled
        element.isSelected = described.isSelected
        let visible = described.frame.intersection(clip)
        if !visible.isNull, visible.width >= 1 { element.point = .init(CGPoint(x: visible.midX, y: visible.midY)) }
        return element
    }

    // MARK: Kinds

    /// Nil for views of the toolkit's own that nobody is told of.
    private func kind(of view: UIView) -> RemoteKind? {
        if let controller = view.owner as? UIAlertController {
            return controller.preferredStyle == .alert ? .alert : .sheet
        }
        // Of pictures, those that say something.
        if let kind = RemoteKind(view) { return kind }
        if view.isAccessibilityElement || view is UIControl, let kind = RemoteKind(view.describedElement.role) {
            return kind
        }
        if let role = view.accessibilityGrouping?.role, role == .picker { return .pickerWheel }
        if view is UIScrollView { return .scrollView }
        let module = String(reflecting: type(of: view)).prefix { $0 != "." }
        if module != "SwiftUI", view.accessibilityIdentifier?.isEmpty == false { return .other }
        if view.isAccessibilityElement { return .other }
        // The view of a screen of SwiftUI's, as that of a controller in UIKit.
        if module == "SwiftUI", view.owner != nil { return .other }
        // What the toolkit is made of is not what an app is made of.
        let isOwn = type(of: view) != UIView.self && ["UIKit", "SwiftUI"].contains(module)
        return isOwn || view.superview is UITableViewCell || view.superview is UICollectionViewCell ? nil : .other
    }

    /// Whether what is inside of a view is a part of it.
    private func isLeaf(_ view: UIView, _ kind: RemoteKind) -> Bool {
        switch kind {
        case .button, .textField, .secureTextField, .searchField, .switch, .slider, .staticText, .link,
            .activityIndicator, .progressIndicator, .pageIndicator, .pickerWheel:
            true
        case .image: view.subviews.isEmpty
        case .cell, .other: view.isAccessibilityElement && view.elementsOfContainer == nil
        default: false
        }
    }

    private func describe(_ view: UIView, _ kind: RemoteKind, _ element: inout RemoteElement) {
        let described = view.describedElement
        element.identifier = view.accessibilityIdentifier ?? ""
        element.label = described.label
        element.value = described.value.isEmpty ? nil : described.value
        element.isEnabled = described.isEnabled && !view.isInDisabledControl
        element.isSelected = described.isSelected || (view as? UIControl)?.isSelected ?? false
        element.hasFocus = view.isFirstResponder
        element.scrolls = view is UIScrollView && kind != .textView
        if let range = described.range, range.maximum > range.minimum {
            element.share = (range.value - range.minimum) / (range.maximum - range.minimum)
        }
        switch view {
        case let field as UITextField:
            let placeholder = field.placeholder ?? field.attributedPlaceholder?.string
            element.placeholder = placeholder
            let text = field.text ?? ""
            element.value =
                text.isEmpty
                ? placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
            if view.accessibilityLabel == placeholder { element.label = "" }
        case let text as UITextView: element.value = text.text ?? ""
        case let bar as UINavigationBar:
            if element.identifier.isEmpty { element.identifier = bar.topItem?.title ?? "" }
        case is UITabBar: if element.label.isEmpty { element.label = "Tab Bar" }
        case let button as UIButton: element.title = button.currentTitle ?? ""
        case let image as UIImageView where element.label.isEmpty && element.identifier.isEmpty:
            // As assets are called.
            element.identifier = image.image?.accessibilityName ?? ""
        default: break
        }
        if kind == .pickerWheel { element.value = view.shownRow ?? element.value }
        if let controller = view.owner as? UIAlertController {
            element.label = controller.title ?? controller.message ?? ""
        }
    }

    /// What an element shows that is no view.
    private func addParts(of view: UIView, _ kind: RemoteKind, to element: inout RemoteElement) {
        switch view {
        case let button as UIButton:
            guard let title = button.currentTitle, !title.isEmpty, let label = button.titleLabel else { return }
            var text = RemoteElement(kind: RemoteKind.staticText.rawValue, frame: .init(label.frameOnScreen))
            text.label = title
            text.point = element.point
            text.isEnabled = element.isEnabled
            element.children.append(text)
        case is UIStepper: addButtons(["Decrement", "Increment"], to: &element)
        case let control as UISegmentedControl:
            // Segments are equally wide unless their content says otherwise.
            addSegments(of: control, to: &element)
        default: break
        }
    }

    /// Buttons side by side, each as wide as the others.
    private func addButtons(_ labels: [String], to element: inout RemoteElement) {
        let frame = element.frame
        let width = frame.width / Double(labels.count)
        for (index, label) in labels.enumerated() {
            let place = RemoteElement.Frame(
                x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
            var button = RemoteElement(kind: RemoteKind.button.rawValue, frame: place)
            button.label = label
            button.identifier = label
            button.isEnabled = element.isEnabled
            if element.point != nil { button.point = .init(x: place.x + width / 2, y: place.y + frame.height / 2) }
            element.children.append(button)
        }
    }

    private func addSegments(of control: UISegmentedControl, to element: inout RemoteElement) {
        let frame = control.frameOnScreen
        let count = control.numberOfSegments
        guard count > 0 else { return }
        for index in 0..<count {
            let own = CGRect(
                x: frame.minX + frame.width * CGFloat(index) / CGFloat(count), y: frame.minY,
                width: frame.width / CGFloat(count), height: frame.height)
            var button = RemoteElement(kind: RemoteKind.button.rawValue, frame: .init(own))
            button.label =
                control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.accessibilityName ?? ""
            button.isSelected = index == control.selectedSegmentIndex
            button.isEnabled = element.isEnabled && control.isEnabledForSegment(at: index)
            if element.point != nil { button.point = .init(CGPoint(x: own.midX, y: own.midY)) }
            element.children.append(button)
        }
    }
}

extension UIView {
    /// The controller whose view this is.
    fileprivate var owner: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }

    fileprivate var isInDisabledControl: Bool {
        var next: UIView? = self
        while let view = next {
            if let control = view as? UIControl, !control.isEnabled { return true }
            next = view.superview
        }
        return false
    }
}

extension RemoteElement.Frame {
    init(_ rectangle: CGRect) {
        self.init(
            x: rectangle.minX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }

    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }

    var point: CGPoint { CGPoint(x: x, y: y) }
}
