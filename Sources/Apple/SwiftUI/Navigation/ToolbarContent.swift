/// Bar buttons and where they stand.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The content that the items consist of.
    associatedtype Body: ToolbarContent
    /// The items, made of other ones.
    @ToolbarContentBuilder var body: Body { get }
    /// The items as a flat list.
    var _items: [_ToolbarPart] { get }
}

extension ToolbarContent {
    public var _items: [_ToolbarPart] { body._items }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Views in a place of a bar.
public struct _ToolbarPart {
    let placement: ToolbarItemPlacement
    let content: any View
}

/// Makes bar buttons of the statements in a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
    /// Takes an item as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Takes the only item of a closure.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// The items of a closure, in order.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarParts {
        var parts: [_ToolbarPart] = []
        repeat parts += (each content)._items
        return _ToolbarParts(parts: parts)
    }
    /// The items of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The items of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarParts {
        _ToolbarParts(parts: content._items)
    }
    /// The items of the branch that was taken.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarParts {
        _ToolbarParts(parts: first._items)
    }
    /// The items of the branch that was taken.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarParts {
        _ToolbarParts(parts: second._items)
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    public var _items: [_ToolbarPart] { self?._items ?? [] }
}

/// Several bar buttons.
public struct _ToolbarParts: ToolbarContent {
    public typealias Body = Never
    let parts: [_ToolbarPart]
    public var _items: [_ToolbarPart] { parts }
}
