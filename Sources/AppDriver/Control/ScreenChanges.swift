import Documents
import Foundation

/// The differences of two moments of a screen, for a program that knows the first.
///
/// Elements are told apart by what they are and say, since a table shows other rows with the same views. One whose place
/// alone has changed is the same.
@MainActor
struct ScreenChanges {
    private let before: ScreenSnapshot
    private let after: ScreenSnapshot
    private(set) var appeared: [ScreenSnapshot.Element] = []
    private(set) var disappeared: [ScreenSnapshot.Element] = []
    private(set) var changed: [(from: ScreenSnapshot.Element, to: ScreenSnapshot.Element)] = []

    init(from before: ScreenSnapshot, to after: ScreenSnapshot) {
        self.before = before
        self.after = after
        var counts: [ElementContents: Int] = [:]
        for element in before.elements { counts[element.contents, default: 0] += 1 }
        for element in after.elements {
            if let count = counts[element.contents], count > 0 {
                counts[element.contents] = count - 1
            } else {
                appeared.append(element)
            }
        }
        // Of several alike, those that are left over are the last.
        for element in before.elements.reversed() {
            guard let count = counts[element.contents], count > 0 else { continue }
            counts[element.contents] = count - 1
            disappeared.insert(element, at: 0)
        }
        pair { $0.view == $1.view && $0.contents.role == $1.contents.role }
        pair { $0.contents.identifier != nil && $0.contents.identifier == $1.contents.identifier }
    }

    /// Takes an element that went and one that came for one that changed, if `isSame` says so.
    private mutating func pair(_ isSame: (ScreenSnapshot.Element, ScreenSnapshot.Element) -> Bool) {
        for old in disappeared {
            guard let index = appeared.firstIndex(where: { isSame(old, $0) }) else { continue }
            changed.append((old, appeared.remove(at: index)))
            disappeared.removeAll { $0 == old }
        }
    }

    var isEmpty: Bool { json == [:] }

    /// The differences, each kind only if there is one.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        func list(_ name: String, _ elements: [ScreenSnapshot.Element]) {
            guard !elements.isEmpty else { return }
            members.append(.init(name, .array(elements.map { $0.contents.json(frame: $0.frame) })))
        }
        if before.controller != after.controller || before.title != after.title {
            members.append(.init("screen", after.frontJSON))
        }
        list("appeared", appeared)
        list("disappeared", disappeared)
        if !changed.isEmpty {
            members.append(
                .init(
                    "changed",
                    .array(
                        changed.map { from, to in
                            [
                                "from": from.contents.json(frame: from.frame), "to": to.contents.json(frame: to.frame),
                            ]
                        })))
        }
        if before.focus != after.focus { members.append(.init("focus", after.focusJSON)) }
        return .object(members)
    }
}
