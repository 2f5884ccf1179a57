@_exported public import MapKit
@_exported public import SwiftUI
