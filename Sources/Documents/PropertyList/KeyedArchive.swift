import Foundation

/// An archive of Objective-C's objects (`NSKeyedArchiver`), read without making them.
///
/// Any bytes are taken without harm: what is damaged has no objects, and references that lead nowhere no value. They may
/// lead in circles, so whoever follows them has to count.
public struct KeyedArchive {
    private let objects: [PropertyList]
    /// The object that was archived.
    public let root: PropertyList

    /// Nil for data that is no archive.
    public init?(_ data: Data) {
        // The references of an archive are opaque in a binary list, and numbers in one of XML.
        guard let archive = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let xml = try? PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0),
            let list = try? PropertyListReader.read(xml), let objects = list["$objects"]?.array,
            let top = list["$top"]?.dictionary, let root = top["root"] ?? top.values.first
        else { return nil }
        self.objects = objects
        self.root = root
    }

    /// What a reference leads to; a value that is none itself. Nil for a reference to nothing.
    public func value(_ reference: PropertyList?) -> PropertyList? {
        guard case .integer(let number)? = reference?["CF$UID"] else { return reference }
        guard number > 0, objects.indices.contains(number) else { return nil }
        return objects[number]
    }

    /// The name of an object's class.
    public func className(of object: PropertyList?) -> String? { value(object?["$class"])?["$classname"]?.string }

    /// A string, also one that can be changed.
    public func string(_ reference: PropertyList?) -> String? {
        let value = value(reference)
        return value?.string ?? self.value(value?["NS.string"])?.string
    }

    /// A whole number.
    public func integer(_ reference: PropertyList?) -> Int? {
        guard case .integer(let number)? = value(reference) else { return nil }
        return number
    }

    /// Whether a value is there and true.
    public func isTrue(_ reference: PropertyList?) -> Bool {
        switch value(reference) {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        default: false
        }
    }

    /// The elements of an array or a set, or the values of a dictionary.
    public func elements(_ reference: PropertyList?) -> [PropertyList] {
        (value(reference)?["NS.objects"]?.array ?? []).compactMap(value)
    }
}
