// The part of AVFoundation that is for sound alone.
@_exported public import AVFoundation
