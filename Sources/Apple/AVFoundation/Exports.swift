// As modules of Apple's do, this one brings Foundation along, times, and system sounds.
@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import SeamFoundation
