import Documents

/// `<rect>`, `<size>`, `<point>`, `<inset>` and `<edgeInsets>`.
extension NibLoader {
    func rect(_ element: InterfaceElement?) -> CGRect? {
        guard let element, element.name == "rect" else { return nil }
        func value(_ name: String) -> CGFloat { Self.bounded(element.number(name) ?? 0) }
        return CGRect(
            x: value("x"), y: value("y"), width: max(0, value("width")), height: max(0, value("height")))
    }

    /// `<frame key="frameInset" minX minY width height>`, as Xcode 8 wrote frames that the left and top edges hold.
    func insetFrame(in element: InterfaceElement) -> CGRect? {
        let frame = element.children.first { $0.name == "frame" && $0["key"] == "frameInset" }
        guard let frame, let width = frame.number("width"), let height = frame.number("height"),
            frame["maxX"] == nil, frame["maxY"] == nil
        else { return nil }
        frame.markKnown()
        return CGRect(
            x: Self.bounded(frame.number("minX") ?? 0), y: Self.bounded(frame.number("minY") ?? 0),
            width: max(0, Self.bounded(width)), height: max(0, Self.bounded(height)))
    }

    func size(_ element: InterfaceElement?) -> CGSize? {
        guard let element, element.name == "size" else { return nil }
        return CGSize(
            width: Self.bounded(element.number("width") ?? 0), height: Self.bounded(element.number("height") ?? 0))
    }

    func point(_ element: InterfaceElement?) -> CGPoint? {
        guard let element, element.name == "point" else { return nil }
        return CGPoint(x: Self.bounded(element.number("x") ?? 0), y: Self.bounded(element.number("y") ?? 0))
    }

    /// `<inset minX minY maxX maxY>` and `<edgeInsets top left bottom right>`.
    func insets(_ element: InterfaceElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        element.markKnown()
        func value(_ names: String...) -> CGFloat {
            for name in names { if let number = element.number(name) { return Self.bounded(number) } }
            return 0
        }
        let insets = UIEdgeInsets(
            top: value("minY", "top"), left: value("minX", "left", "leading"), bottom: value("maxY", "bottom"),
            right: value("maxX", "right", "trailing"))
        return insets
    }

    /// Coordinates beyond what a screen can show are mistakes.
    static func bounded(_ value: Double) -> CGFloat { CGFloat(min(max(value, -1e6), 1e6)) }
}
