public import Foundation

extension NSCacheDelegate {
    /// An object is about to leave a cache. Does nothing: on Apple's platforms delegates need not have the method.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
