public import PhotosUI
public import SwiftUI

/// A picture or film that a person has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The form in which a picture is given.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// The best one. Has no effect, as the others: files are given as they are.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The one that there is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// One that many can read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    private let result: PHPickerResult?
    private let identifier: String?

    init(_ result: PHPickerResult) {
        self.result = result
        identifier = result.assetIdentifier
    }

    /// Creates the item of an identifier. Files have none, so that nothing can be loaded of it.
    public init(itemIdentifier: String) {
        result = nil
        identifier = itemIdentifier
    }

    /// The picture's identifier in the library of photos; nil for files.
    public var itemIdentifier: String? { identifier }

    /// The types of data that it can be loaded as.
    public var supportedContentTypes: [UTType] { result?.itemProvider.registeredContentTypes ?? [] }

    /// Loads it as a value, in the first of the value's forms that it has; nil if it has none of them.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await result?.itemProvider._transfer(type)
    }

    /// Loads it as a value, and tells of it on a thread of its own.
    @discardableResult
    public func loadTransferable<T: Transferable & Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        nonisolated(unsafe) let provider = result?.itemProvider
        nonisolated(unsafe) let done = progress
        Task.detached {
            do {
                let value = try await provider?._transfer(type)
                done.completedUnitCount = 1
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }
}
