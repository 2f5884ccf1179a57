public import Foundation

/// Pictures of a place as somebody sees who stands there. No place has any here, so that there is no such object.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
