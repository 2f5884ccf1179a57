public import Foundation

extension NSData {
    /// The ways in which data is compressed.
    ///
    /// There is no `lzma`.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's LZFSE. What is written is as large as it was, in blocks that are not compressed, which every reader of
        /// LZFSE knows; compressed blocks are not read.
        case lzfse
        /// LZ4 in Apple's frames. What is written is as large as it was; compressed blocks are read.
        case lz4
        /// Deflate without a header, as in RFC 1951.
        case zlib = 3
    }

    /// Returns the data compressed.
    ///
    /// - Throws: `NSCompressionFailedError` of Cocoa's domain.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        switch algorithm {
        case .lzfse: return BlockFrames.lzfse.write(data) as NSData
        case .lz4: return BlockFrames.lz4.write(data) as NSData
        case .zlib:
            guard let result = Deflate.compress(data) else { throw Self.failure(5376) }
            return result as NSData
        }
    }

    /// Returns the data as it was before it was compressed.
    ///
    /// - Throws: `NSDecompressionFailedError` of Cocoa's domain.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = self as Data
        let result =
            switch algorithm {
            case .lzfse: BlockFrames.lzfse.read(data)
            case .lz4: BlockFrames.lz4.read(data)
            case .zlib: Deflate.decompress(data)
            }
        guard let result else { throw Self.failure(5377) }
        return result as NSData
    }

    private static func failure(_ code: Int) -> NSError { NSError(domain: NSCocoaErrorDomain, code: code) }
}

extension NSMutableData {
    /// Compresses the data in its place.
    ///
    /// - Throws: `NSCompressionFailedError` of Cocoa's domain.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }

    /// Makes the data what it was before it was compressed.
    ///
    /// - Throws: `NSDecompressionFailedError` of Cocoa's domain.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}
