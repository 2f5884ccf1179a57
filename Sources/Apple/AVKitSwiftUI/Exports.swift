@_exported public import AVKit
