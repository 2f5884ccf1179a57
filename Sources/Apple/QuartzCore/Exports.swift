// As modules of Apple's do, this one brings those that it stands on.
@_exported public import CoreGraphics
@_exported public import Foundation
