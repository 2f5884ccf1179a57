@_exported import Foundation
@_exported import URLLoading
@_exported import ObjectiveC
