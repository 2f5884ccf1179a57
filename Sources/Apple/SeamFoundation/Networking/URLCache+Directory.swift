import Foundation
import URLLoading

extension URLCache {
    /// Creates a cache of answers of the given sizes in bytes, in a directory, or in one of its own without one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
