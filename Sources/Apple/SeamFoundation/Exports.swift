@_exported import Foundation
@_exported import URLLoading
@_exported import ObjectiveC
// As Apple's Foundation does.
@_exported import Observation
