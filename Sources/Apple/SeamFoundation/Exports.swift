@_exported import Foundation
@_exported import ObjectiveC
// As Apple's Foundation does.
@_exported import Observation
