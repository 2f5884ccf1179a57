/// The `<resources>` of a document: what Xcode knew of pictures and colours that are kept elsewhere.
public struct InterfaceResources {
    /// In points, by name.
    public private(set) var imageSizes: [String: (width: Double, height: Double)] = [:]
    /// The `<color>` elements of named colours, by name.
    public private(set) var namedColors: [String: InterfaceElement] = [:]
    /// The definitions of system colours, by name.
    public private(set) var systemColors: [String: InterfaceElement] = [:]

    init(_ element: InterfaceElement?) {
        for child in element?.children ?? [] {
            child.markAllKnown()
            guard let name = child["name"] else { continue }
            switch child.name {
            case "image": imageSizes[name] = (child.number("width") ?? 0, child.number("height") ?? 0)
            case "namedColor": namedColors[name] = child.child(named: "color")
            case "systemColor": systemColors[name] = child.child(named: "color")
            default: break
            }
        }
    }
}
