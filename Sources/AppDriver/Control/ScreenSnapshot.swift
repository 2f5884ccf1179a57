import Documents
import Foundation
import UIKit

/// A screen at one moment: its elements, the focus and the controller in front.
@MainActor
struct ScreenSnapshot: Equatable {
    struct Element: Equatable {
        var view: ObjectIdentifier
        var contents: ElementContents
        var frame: CGRect
    }

    /// In reading order.
    var elements: [Element]
    /// The element that has the focus, or else the view, if it shows nothing of itself.
    var focus: ObjectIdentifier?
    /// The class of the controller in front.
    var controller: String?
    /// The title of that controller.
    var title: String?

    init(_ screen: FlowScreen) {
        elements = screen.elements().map {
            Element(view: ObjectIdentifier($0.view), contents: $0.contents, frame: $0.frame)
        }
        focus = screen.windows.lazy.compactMap { $0.firstResponder as? UIView }.first.map { ObjectIdentifier($0) }
        let front = screen.frontController
        controller = front.map { String(describing: type(of: $0)) }
        title = front.flatMap { $0.navigationItem.title ?? $0.title }
    }

    /// The focused element as a program is told of it; null if nothing has the focus.
    var focusJSON: JSONValue {
        guard let focus else { return .null }
        guard let element = elements.first(where: { $0.view == focus }) else { return [:] }
        return element.contents.json(frame: element.frame)
    }

    /// The controller in front and its title.
    var frontJSON: JSONValue {
        [
            "controller": controller.map(JSONValue.string) ?? .null, "title": title.map(JSONValue.string) ?? .null,
        ]
    }
}

extension FlowScreen {
    /// The controller that a person would say is on the screen: what containers show and what is presented, followed to
    /// the end.
    var frontController: UIViewController? {
        guard let root = windows.last(where: { $0.rootViewController != nil })?.rootViewController else { return nil }
        var front = root
        while true {
            var next = front.presentedViewController
            if next == nil {
                switch front {
                case let navigation as UINavigationController: next = navigation.topViewController
                case let tabs as UITabBarController: next = tabs.selectedViewController
                default: break
                }
            }
            guard let next, next !== front else { return front }
            front = next
        }
    }
}
