// As modules of Apple's do, this one brings Foundation along.
@_exported public import CoreVideo
@_exported public import Foundation
@_exported public import SeamFoundation
