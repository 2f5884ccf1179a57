@_exported public import MapKit
