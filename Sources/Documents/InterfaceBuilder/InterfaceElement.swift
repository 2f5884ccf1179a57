/// An element of a storyboard or xib: an object, a property of one, or a list.
///
/// It remembers which of its parts were asked for, so that what nobody understands can be reported. Not safe to use
/// from several threads at once.
public final class InterfaceElement {
    /// An attribute of a tag.
    public struct Attribute: Sendable {
        /// The name of the attribute.
        public var name: String
        /// The value, with its entities replaced.
        public var value: String
    }

    /// The name of the tag.
    public let name: String
    /// From 1.
    public let line: Int
    /// The attributes as the file has them.
    public internal(set) var attributes: [Attribute]
    /// The elements between the tags, in order.
    public internal(set) var children: [InterfaceElement] = []
    /// The text between the tags of an element without children.
    public internal(set) var text = ""

    /// A bit for each attribute that was asked for; those beyond the 63rd count as known.
    private var known: UInt64 = 0
    private(set) var isKnown = false
    /// The element is read when it is needed, as a prototype of a cell is, and reported then.
    public var isDeferred = false

    /// Creates an element at a line of its document, counted from 1.
    public init(name: String, line: Int, attributes: [Attribute] = []) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    // MARK: Attributes

    /// The value of an attribute, which counts as understood from now on.
    public subscript(_ name: String) -> String? {
        for index in attributes.indices where attributes[index].name == name {
            known |= 1 << UInt64(min(index, 63))
            return attributes[index].value
        }
        return nil
    }

    /// The value of an attribute, or `fallback` if there is none.
    public func string(_ name: String, or fallback: String = "") -> String { self[name] ?? fallback }

    /// `YES` and `NO`; nil when it is absent or neither.
    public func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// A finite number; nil when it is absent or none.
    public func number(_ name: String) -> Double? {
        guard let text = self[name], let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// The value of an attribute as a whole number; nil if there is none or it is no number.
    public func integer(_ name: String) -> Int? {
        guard let value = number(name), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    /// The identifier that other elements refer to.
    public var id: String? { self["id"] }

    /// Puts another value in an attribute's place, as a localisation or a variation of size classes does.
    public func override(_ name: String, with value: String) {
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes[index].value = value
        } else {
            attributes.append(Attribute(name: name, value: value))
        }
    }

    // MARK: Children

    /// The child that is the value of the property `key`, which counts as understood from now on.
    public func child(key: String) -> InterfaceElement? {
        for child in children where child["key"] == key {
            child.isKnown = true
            return child
        }
        return nil
    }

    /// The children of one element name, understood from now on.
    public func children(named name: String) -> [InterfaceElement] {
        let found = children.filter { $0.name == name }
        for child in found { child.isKnown = true }
        return found
    }

    /// The first child with a tag of that name.
    public func child(named name: String) -> InterfaceElement? {
        guard let child = children.first(where: { $0.name == name }) else { return nil }
        child.isKnown = true
        return child
    }

    /// The first element that a condition holds for, among this one and all in it, in the document's order.
    public func firstElement(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.firstElement(where: isWanted) { return found }
        }
        return nil
    }

    /// The element is understood, its attributes one by one.
    public func markKnown() { isKnown = true }

    /// The element and all in it are understood: they mean something to Interface Builder alone.
    public func markAllKnown() {
        isKnown = true
        known = .max
        for child in children { child.markAllKnown() }
    }

    func isKnown(attribute index: Int) -> Bool { known & (1 << UInt64(min(index, 63))) != 0 || index > 63 }
}
