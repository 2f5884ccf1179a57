public import MapKit
public import SwiftUI

/// A pin with a title.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let part: _MapPart
    public var _parts: [_MapPart] { [part] }

    fileprivate init(_ title: String?, _ coordinate: CLLocationCoordinate2D, _ look: MarkerLook = MarkerLook()) {
        part = _MapPart(kind: .marker(look), title: title, coordinate: coordinate)
    }

    /// Creates a pin with a label, whose text is the title and whose symbol is shown in the pin.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let words = _ViewWords(label())
        self.init(words.text, coordinate, MarkerLook(symbol: words.symbolName))
    }
}

extension Marker where Label == Text {
    /// Creates a pin with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(_ViewWords(Text(titleKey)).text, coordinate)
    }
    /// Creates a pin with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate)
    }
    /// Creates a pin with up to three letters in it.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(_ViewWords(Text(titleKey)).text, coordinate, MarkerLook(monogram: _ViewWords(monogram).text))
    }
    /// Creates a pin with up to three letters in it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, MarkerLook(monogram: _ViewWords(monogram).text))
    }
    /// Creates a pin at a place that was found.
    public init(item: MKMapItem) { self.init(item.name, item.placemark.coordinate) }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a pin with a symbol in it.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(_ViewWords(Text(titleKey)).text, coordinate, MarkerLook(symbol: systemImage))
    }
    /// Creates a pin with a symbol in it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, MarkerLook(symbol: systemImage))
    }
    /// Creates a pin with a picture of an asset catalog in it.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(_ViewWords(Text(titleKey)).text, coordinate, MarkerLook(image: image))
    }
    /// Creates a pin with a picture of an asset catalog in it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(String(title), coordinate, MarkerLook(image: image))
    }
}
