public import MapKit
public import SwiftUI

/// What is shown on a ``Map``.
@MainActor @preconcurrency
public protocol MapContent {
    /// The content that this one is made of.
    associatedtype Body: MapContent
    /// The content that this one is made of.
    @MapContentBuilder var body: Body { get }
    /// The parts, from below to above.
    var _parts: [_MapPart] { get }
}

extension MapContent {
    public var _parts: [_MapPart] { body._parts }
}

extension Never: MapContent {}

extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other content") }
}

/// One thing on a map.
public struct _MapPart {
    enum Kind {
        case marker(MarkerLook)
        case view(AnyView, UnitPoint)
        case person
        case overlay(any MKOverlay, OverlayLook)
    }

    var kind: Kind
    var title: String?
    var coordinate = kCLLocationCoordinate2DInvalid
    var tag: AnyHashable?
    var tint: Color?
    var showsTitle = true
    /// Tells parts of one loop apart.
    var identity: [AnyHashable] = []
}

/// A pin's look.
struct MarkerLook: Equatable {
    var symbol: String?
    var image: String?
    var monogram: String?
}

/// The look of a line or an area.
struct OverlayLook {
    var fill: Color?
    var stroke: Color?
    var width: CGFloat = 1
    /// The ends, corners and dashes of lines; nil for plain ones.
    var line: StrokeStyle?
    var level = MKOverlayLevel.aboveLabels
}

/// Makes content of the statements in a closure.
@resultBuilder @MainActor
public enum MapContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// No content.
    public static func buildBlock() -> _MapParts { _MapParts(parts: []) }
    /// Takes the only content of a closure.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// The content of a closure, in order.
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapParts {
        var parts: [_MapPart] = []
        repeat parts += (each content)._parts
        return _MapParts(parts: parts)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// The content of the branch that was taken.
    public static func buildEither<Content: MapContent>(first: Content) -> _MapParts { _MapParts(parts: first._parts) }
    /// The content of the branch that was taken.
    public static func buildEither<Content: MapContent>(second: Content) -> _MapParts {
        _MapParts(parts: second._parts)
    }
    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapParts {
        _MapParts(parts: content._parts)
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public var _parts: [_MapPart] { self?._parts ?? [] }
}

/// Content whose type is not told.
public struct _MapParts: MapContent {
    public typealias Body = Never
    let parts: [_MapPart]
    public var _parts: [_MapPart] { parts }
}

extension MapContent {
    private func changed(_ change: (inout _MapPart) -> Void) -> _MapParts {
        _MapParts(
            parts: _parts.map { part in
                var part = part
                change(&part)
                return part
            })
    }

    /// Sets the value by which the content is chosen.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

    /// Sets the colour of markers.
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
        let color = Color(style._paint(in: EnvironmentValues()).color)
        return changed { $0.tint = color }
    }

    /// Whether the titles of markers and annotations are shown.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.showsTitle = visibility != .hidden }
    }

    /// Fills areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        let color = Color(style._paint(in: EnvironmentValues()).color)
        return changed { part in
            if case .overlay(let overlay, var look) = part.kind {
                look.fill = color
                part.kind = .overlay(overlay, look)
            }
        }
    }

    /// Puts lines and areas below or above the names on the map. ``MKOverlayLevel/aboveLabels`` without it.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        changed { part in
            if case .overlay(let overlay, var look) = part.kind {
                look.level = level
                part.kind = .overlay(overlay, look)
            }
        }
    }

    /// Draws lines, and the edges of areas, as a style of lines says: its width, ends, corners and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        let color = Color(content._paint(in: EnvironmentValues()).color)
        return changed { part in
            if case .overlay(let overlay, var look) = part.kind {
                (look.stroke, look.width, look.line) = (color, style.lineWidth, style)
                part.kind = .overlay(overlay, look)
            }
        }
    }

    /// Draws lines, and the edges of areas, in a width in points.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
        let color = Color(style._paint(in: EnvironmentValues()).color)
        return changed { part in
            if case .overlay(let overlay, var look) = part.kind {
                (look.stroke, look.width) = (color, lineWidth)
                part.kind = .overlay(overlay, look)
            }
        }
    }
}

extension ForEach: MapContent where Content: MapContent {
    /// Creates content for each element, told apart by its `id`.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates content for each element, told apart by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_elements: data, identify: { $0[keyPath: id] }, content: content) }

    public var _parts: [_MapPart] {
        _identified.flatMap { id, content in
            content._parts.map { part in
                var part = part
                part.identity.append(AnyHashable(id))
                return part
            }
        }
    }
}
