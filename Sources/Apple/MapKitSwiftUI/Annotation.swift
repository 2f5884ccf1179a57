public import MapKit
public import SwiftUI

/// A view at a place of a map.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let part: _MapPart
    public var _parts: [_MapPart] { [part] }

    fileprivate init(_ title: String?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content) {
        part = _MapPart(kind: .view(AnyView(content), anchor), title: title, coordinate: coordinate)
    }

    /// Creates a view at a place, with a label below; `anchor` is the point of the view that is at the place.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(_ViewWords(label()).text, coordinate, anchor, content()) }
}

extension Annotation where Label == Text {
    /// Creates a view at a place, with a title below that is translated.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(_ViewWords(Text(titleKey)).text, coordinate, anchor, content()) }

    /// Creates a view at a place, with a title below as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(String(title), coordinate, anchor, content()) }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    /// Shows where the person is, if the app may know.
    public init() {}
    public var _parts: [_MapPart] { [_MapPart(kind: .person)] }
}
