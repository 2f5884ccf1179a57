@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import SeamFoundation
