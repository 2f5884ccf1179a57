import Foundation
internal import SeamPrimitives
internal import UIKit

/// An album of the person's, as it is kept.
struct PhotoAlbum: Codable, Equatable {
    let identifier: String
    var title: String
    /// The names of its assets, in order.
    var assets: [String] = []
}

/// The person's albums, which are kept in a file beside the library.
struct PhotoAlbums {
    static var shared: PhotoAlbums { PhotoAlbums(file: PhotoShelf.shared.folder.appendingPathComponent("Albums.json")) }
    private static let lock = NSRecursiveLock()

    private let file: URL

    init(file: URL) { self.file = file }

    /// The albums, the oldest first.
    var albums: [PhotoAlbum] {
        Self.lock.withLock {
            (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([PhotoAlbum].self, from: $0) } ?? []
        }
    }

    func album(_ identifier: String) -> PhotoAlbum? { albums.first { $0.identifier == identifier } }

    /// Changes the albums. Throws if they cannot be kept.
    func change(_ body: (inout [PhotoAlbum]) -> Void) throws {
        try Self.lock.withLock {
            var changed = albums
            body(&changed)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(changed).write(to: file, options: .atomic)
        }
    }
}
