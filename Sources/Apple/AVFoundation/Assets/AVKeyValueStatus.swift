public import Foundation

/// Whether a value of an asset is known.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nobody has asked for it.
    case unknown = 0
    /// It is being found out.
    case loading = 1
    /// It is known.
    case loaded = 2
    /// It cannot be known.
    case failed = 3
    /// Whoever asked wants it no more.
    case cancelled = 4
}

extension AVAsset {
    /// Returns whether the value of a key is known. All values are known when the asset has been opened.
    ///
    /// - Parameter outError: Set to the reason why the value cannot be known.
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        let (status, reason): (AVKeyValueStatus, String?) = Self.onMain {
            if let failure = self.isAsked ? self.stream.failure : nil { return (.failed, failure) }
            return (!self.isAsked ? .unknown : self.stream.isPrepared ? .loaded : .loading, nil)
        }
        if let reason { outError?.pointee = AVError(.fileFormatNotRecognized, reason: reason) as NSError }
        return status
    }

    /// Takes back what ``loadValuesAsynchronously(forKeys:completionHandler:)`` has asked for. An asset that is being opened
    /// goes on to be.
    public func cancelLoading() {}
}
