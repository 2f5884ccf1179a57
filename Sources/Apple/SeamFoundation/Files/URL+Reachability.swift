import Foundation

extension URL {
    /// Whether the file is there. No file on Linux is a promise whose contents another program still has to provide.
    public func checkPromisedItemIsReachable() throws -> Bool {
        try checkResourceIsReachable()
    }
}
