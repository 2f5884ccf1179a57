internal import SeamPrimitives

/// The pictures and films of the device's library of photos, which a flow's `addMedia` fills. A desktop has none: where
/// nothing was added, pickers have the person choose files.
///
/// They are files in a folder of the app's container, beside what the app keeps, and stay until ``clear()``: the app may be
/// started anew by then. May be used on every thread.
package final class PhotoShelf: Sendable {
    /// A picture or film of the library.
    package struct Item: Sendable, Equatable {
        /// Names it in the library.
        package let identifier: String
        /// Its file.
        package let file: URL
        /// Whether it is a film.
        package let isFilm: Bool
        /// When it was added.
        package let date: Date
    }

    /// A file that is neither.
    package struct Unsuitable: Error, CustomStringConvertible {
        package let file: String
        package var description: String { "\(file) is no picture and no film" }
    }

    @TaskLocal package static var shared = PhotoShelf(
        folder: ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].flatMap {
            $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("Library/Photos")
        })

    private static let pictures: Set = ["bmp", "gif", "heic", "heif", "jpeg", "jpg", "png", "tif", "tiff", "webp"]
    private static let films: Set = ["3gp", "avi", "m4v", "mkv", "mov", "mp4", "mpg", "webm"]

    /// Where the files are.
    package let folder: URL
    private let known = Locked<[Item]?>(nil)

    /// - Parameter folder: Where the files are; nil for a folder of this process alone.
    package init(folder: URL?) {
        self.folder =
            folder
            ?? FileManager.default.temporaryDirectory.appendingPathComponent(
                "Photos-\(ProcessInfo.processInfo.processIdentifier)")
    }

    /// What is in the library, the oldest first.
    package var items: [Item] {
        known.withLock { known in
            if let known { return known }
            let items = read()
            known = items
            return items
        }
    }

    /// Puts copies of files into the library, in their order. Throws, with none added, if one is neither a picture nor a film.
    package func add(_ files: [URL]) throws {
        for file in files where Self.isFilm(file) == nil {
            throw Unsuitable(file: file.lastPathComponent)
        }
        try known.withLock { known in
            let manager = FileManager.default
            let next = (numbers().last ?? 0) + 1
            for (index, file) in files.enumerated() {
                let place = folder.appendingPathComponent(String(next + index))
                try manager.createDirectory(at: place, withIntermediateDirectories: true)
                try manager.copyItem(at: file, to: place.appendingPathComponent(file.lastPathComponent))
            }
            known = nil
        }
    }

    /// Empties the library.
    package func clear() {
        known.withLock { known in
            try? FileManager.default.removeItem(at: folder)
            known = nil
        }
    }

    /// A copy of its file in the folder for what is passing; nil if there is no room.
    package static func copy(of item: Item) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let copy = folder.appendingPathComponent(item.file.lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: item.file, to: copy)
            return copy
        } catch {
            return nil
        }
    }

    private static func isFilm(_ file: URL) -> Bool? {
        let ending = file.pathExtension.lowercased()
        return films.contains(ending) ? true : pictures.contains(ending) ? false : nil
    }

    private func numbers() -> [Int] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).compactMap { Int($0) }.sorted()
    }

    private func read() -> [Item] {
        numbers().compactMap { number in
            let place = folder.appendingPathComponent(String(number))
            guard let name = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.first else {
                return nil
            }
            let file = place.appendingPathComponent(name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
            return Item(
                identifier: "\(number)/L0/001", file: file, isFilm: Self.isFilm(file) ?? false,
                date: attributes?[.modificationDate] as? Date ?? Date())
        }
    }
}
