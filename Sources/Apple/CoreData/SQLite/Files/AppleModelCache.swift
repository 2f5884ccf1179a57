internal import Documents
internal import Foundation
internal import zlib

/// The model that Apple's framework keeps in a store that it makes: an archive of its `NSManagedObjectModel`, compressed.
///
/// By it the version of the store is known. It has what a store depends on; the rest is not read.
enum AppleModelCache {
    /// The model in the content of `Z_MODELCACHE`; nil for what is none.
    static func model(_ content: Data) -> DataModel? {
        guard let archive = inflated(content).flatMap({ KeyedArchive($0) }), let root = archive.value(archive.root),
            archive.className(of: root) == "NSManagedObjectModel"
        else { return nil }
        let reader = ArchivedModel(archive: archive)
        let entities = archive.value(root["NSEntities"])
        // A dictionary with keys of its own kind has its values apart from them.
        let values = archive.elements(entities?["values"]) + archive.elements(root["NSEntities"])
        var model = DataModel()
        model.entities = values.compactMap(reader.entity)
        model.entities = model.entities.map { reader.withoutInherited($0, in: model) }
        let identifiers = archive.elements(root["NSVersionIdentifiers"]).compactMap { archive.string($0) }
        model.versionIdentifier = identifiers.filter { !$0.isEmpty }.sorted().joined(separator: ",")
        return model.entities.isEmpty ? nil : model
    }

    /// Larger than the archive of any model.
    private static let limit = 64 << 20

    /// Data that was compressed without a header (RFC 1951).
    private static func inflated(_ content: Data) -> Data? {
        var stream = z_stream()
        // Negative for no header; 15 is the largest window.
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = [UInt8](content)
        var result = Data()
        var page = [UInt8](repeating: 0, count: 1 << 16)
        return input.withUnsafeMutableBufferPointer { input -> Data? in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while result.count < limit {
                let status = page.withUnsafeMutableBufferPointer { page -> Int32 in
                    stream.next_out = page.baseAddress
                    stream.avail_out = UInt32(page.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                guard status == Z_OK || status == Z_STREAM_END else { return nil }
                result.append(contentsOf: page.prefix(page.count - Int(stream.avail_out)))
                if status == Z_STREAM_END { return result }
            }
            return nil
        }
    }
}
