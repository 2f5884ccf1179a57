import Foundation
public import UIKit

/// Called when an image is there, or cannot be had: with the image, the error, where it was found, and its address.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
/// The same with the image's data, and whether it is whole.
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
/// Called once when all data has come, with its bytes twice, and the address.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

/// A name of something said of one loading.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
