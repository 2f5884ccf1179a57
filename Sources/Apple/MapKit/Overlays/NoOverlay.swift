import CoreLocation
import Foundation

/// What a renderer draws that was made without an overlay: nothing, nowhere.
final class NoOverlay: NSObject, MKOverlay {
    let coordinate = kCLLocationCoordinate2DInvalid
    let boundingMapRect = MKMapRect.null
}
