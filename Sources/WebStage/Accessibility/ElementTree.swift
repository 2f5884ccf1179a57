internal import CoreGraphics
internal import Stage

/// The accessible elements as pages know them: numbered, and compared with what was told before.
@MainActor
struct ElementTree {
    private struct Known {
        var number: Int
        var label: String
        var role: AccessibilityElement.Role
        var position: Int?
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var objects: [Int: ObjectIdentifier] = [:]
    private var records: [Int: ElementRecord] = [:]
    /// In reading order, by parent.
    private var children: [Int: [Int]] = [:]
    private var numbers: [Int] = []
    private var lastNumber = 0
    /// The elements to which a page has given a value: it shows that, whatever the app makes of it.
    private var entered: Set<Int> = []

    /// The object behind an element that pages know.
    func object(of number: Int) -> ObjectIdentifier? { objects[number] }

    /// The number of an object that is an element.
    func number(of object: ObjectIdentifier) -> Int? { known[object]?.number }

    /// A page has given an element a value. It is told of the element with the next update, as that may be as before.
    mutating func valueWasEntered(_ number: Int) { entered.insert(number) }

    /// Takes the elements as they are now. Returns what a page that knew the ones before has to be told.
    mutating func update(_ elements: [AccessibilityElement]) -> ElementsMessage {
        let (oldKnown, oldRecords, oldChildren) = (known, records, children)
        known = [:]
        objects = [:]
        records = [:]
        children = [:]
        numbers = []
        var message = ElementsMessage()
        var origins: [Int: CGPoint] = [:]
        let passed = Self.passed(elements)
        for element in elements where known[element.id] == nil {
            let number = number(for: element, oldKnown[element.id])
            known[element.id] = Known(
                number: number, label: element.label, role: element.role, position: element.position?.index)
            objects[number] = element.id
            let parent = element.parent.flatMap { known[$0]?.number } ?? 0
            var record = ElementRecord(element, id: number, parent: parent, origin: origins[parent] ?? .zero)
            if passed.contains(element.id) { record.isPassed = true }
            origins[number] = CGPoint(
                x: element.frame.minX - (element.scroll?.offset.x ?? 0),
                y: element.frame.minY - (element.scroll?.offset.y ?? 0))
            records[number] = record
            numbers.append(number)
            children[parent, default: []].append(number)
            if oldRecords[number] != record || entered.contains(number) { message.put.append(record) }
        }
        entered = []
        message.gone = oldRecords.keys.filter { records[$0] == nil }.sorted()
        message.order = order { oldChildren[$0] != $1 }
        return message
    }

    /// All that a new page has to be told.
    var whole: ElementsMessage {
        ElementsMessage(isWhole: true, put: numbers.compactMap { records[$0] }, order: order { _, _ in true })
    }

    private func order(where isMeant: (Int, [Int]) -> Bool) -> [[Int]] {
        ([0] + numbers).compactMap { parent in
            guard let own = children[parent], isMeant(parent, own) else { return nil }
            return [parent] + own
        }
    }

    /// The texts and pictures that lie over the middle of a button or the like, which a click is meant for.
    private static func passed(_ elements: [AccessibilityElement]) -> Set<ObjectIdentifier> {
        var targets: [CGPoint] = []
        var passed: Set<ObjectIdentifier> = []
        for element in elements {
            switch element.role {
            case .button, .link, .toggle, .textField, .searchField, .secureTextField, .slider, .stepper, .tab:
                targets.append(CGPoint(x: element.frame.midX, y: element.frame.midY))
            case .staticText, .image, .header:
                if !element.isInteractive, targets.contains(where: element.frame.contains) { passed.insert(element.id) }
            default: break
            }
        }
        return passed
    }

    /// An object keeps its number, unless it was reused: a cell that shows another row is another element.
    private mutating func number(for element: AccessibilityElement, _ old: Known?) -> Int {
        if let old, old.role == element.role, old.label == element.label || old.position == element.position?.index {
            return old.number
        }
        lastNumber += 1
        return lastNumber
    }
}
