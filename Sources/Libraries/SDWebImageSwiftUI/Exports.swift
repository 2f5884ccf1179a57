@_exported public import SDWebImage
@_exported public import SwiftUI

/// The image of the platform.
public typealias PlatformImage = UIImage
/// The view of the platform.
public typealias PlatformView = UIView
