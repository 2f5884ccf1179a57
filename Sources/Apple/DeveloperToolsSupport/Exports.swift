// The names of pictures and colours, which Xcode declares for catalogs, are UIKit's here.
@_exported public import struct UIKit.ColorResource
@_exported public import struct UIKit.ImageResource
