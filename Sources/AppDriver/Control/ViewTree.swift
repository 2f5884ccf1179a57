import Documents
import Foundation
import UIKit

/// Views as a program is told of them: each with those in it.
@MainActor
struct ViewTree {
    var includesHidden = false
    /// How many levels are listed below the first; all of them if nil.
    var depth: Int?
    let conflicts: [LayoutConflict]

    init(of screen: FlowScreen) {
        let windows = screen.windows
        conflicts = LayoutConflict.current.filter { conflict in
            conflict.views.contains { view in windows.contains { view.isDescendant(of: $0) } }
        }
    }

    func json(of view: UIView) -> JSONValue { json(of: view, level: 0) }

    /// The constraints that contradict each other, in the order of the numbers in views' `conflicts`.
    var conflictsJSON: JSONValue {
        .array(
            conflicts.map { conflict in
                ["constraints": JSONValue(conflict.constraints), "broken": .string(conflict.broken)]
            })
    }

    private func json(of view: UIView, level: Int) -> JSONValue {
        var members: [JSONValue.Member] = [.init("class", .string(String(describing: type(of: view))))]
        if let controller = view.next as? UIViewController {
            members.append(.init("controller", .string(String(describing: type(of: controller)))))
        }
        members.append(.init("frame", view.frameOnScreen.json))
        let texts = view.screenTexts
        if !texts.isEmpty { members.append(.init("texts", JSONValue(texts))) }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            members.append(.init("id", .string(identifier)))
        }
        let role = String(describing: view.accessibilityTraits.role)
        if role != "group" { members.append(.init("role", .string(role))) }
        if let scrollView = view as? UIScrollView {
            let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
            members.append(
                .init("content", CGRect(x: -offset.x, y: -offset.y, width: size.width, height: size.height).json))
        }
        if view.isHidden { members.append(.init("hidden", true)) }
        if view.alpha < 1 { members.append(.init("alpha", JSONValue((Double(view.alpha) * 100).rounded() / 100))) }
        if !view.isUserInteractionEnabled { members.append(.init("touchable", false)) }
        if view.isFirstResponder { members.append(.init("focused", true)) }
        let numbers = conflicts.indices.filter { index in conflicts[index].views.contains { $0 === view } }
        if !numbers.isEmpty { members.append(.init("conflicts", .array(numbers.map(JSONValue.integer)))) }
        let subviews = view.subviews.filter { includesHidden || (!$0.isHidden && $0.alpha > 0.01) }
        if let depth, level >= depth {
            if !subviews.isEmpty { members.append(.init("hasMore", true)) }
        } else if !subviews.isEmpty {
            members.append(.init("views", .array(subviews.map { json(of: $0, level: level + 1) })))
        }
        return .object(members)
    }
}
