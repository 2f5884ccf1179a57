/// The elements and attributes of a document that were not understood, with their counts.
public struct InterfaceReport: Sendable {
    /// One element or attribute name, and where it came first.
    public struct Entry: Sendable {
        /// `<mapView>` or `label@shadowBlur`.
        public var name: String
        public var count: Int
        public var file: String
        public var line: Int
    }

    public private(set) var entries: [Entry] = []
    private var indices: [String: Int] = [:]

    public init() {}

    public var isEmpty: Bool { entries.isEmpty }

    /// Attributes that tell Interface Builder something and the app nothing.
    private static let design: Set<String> = [
        "id", "key", "sceneMemberID", "userLabel", "customModule", "customModuleProvider", "customClass", "misplaced",
        "ambiguous", "fixedFrame", "verifyAmbiguity", "colorLabel", "translatesAutoresizingMaskIntoConstraints",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "propertyAccessControl",
        "userComments", "designTimeImplicit", "exportedName",
    ]

    public mutating func add(_ name: String, file: String, line: Int) {
        if let index = indices[name] {
            entries[index].count += 1
        } else {
            indices[name] = entries.count
            entries.append(Entry(name: name, count: 1, file: file, line: line))
        }
    }

    /// Adds what was not asked for in `element` and below.
    public mutating func add(unknownOf element: InterfaceElement, file: String) {
        guard element.isKnown else { return add("<\(element.name)>", file: file, line: element.line) }
        for (index, attribute) in element.attributes.enumerated()
        where !element.isKnown(attribute: index) && !Self.design.contains(attribute.name) {
            add("\(element.name)@\(attribute.name)", file: file, line: element.line)
        }
        for child in element.children where !child.isDeferred { add(unknownOf: child, file: file) }
    }

    public mutating func merge(_ other: InterfaceReport) {
        for entry in other.entries {
            if let index = indices[entry.name] {
                entries[index].count += entry.count
            } else {
                indices[entry.name] = entries.count
                entries.append(entry)
            }
        }
    }

    /// One line for each name.
    public var lines: [String] {
        entries.map { entry in
            let count = entry.count > 1 ? " (\(entry.count) times, first here)" : ""
            return "\(entry.file):\(entry.line): warning: \(entry.name) is not supported\(count)"
        }
    }
}
