@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import SeamFoundation
@_exported public import URLLoading
@_exported public import ObjectiveC
@_exported public import QuartzCore
