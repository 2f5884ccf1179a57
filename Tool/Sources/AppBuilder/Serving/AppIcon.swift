import Foundation

/// Finds the picture of an app in its bundle.
enum AppIcon {
    /// The width that a list shows it with, in pixels of a sharp screen.
    private static let width = 120

    /// The smallest PNG of the asset catalogs' icon that is large enough, or the largest one; nil if there is none.
    static func find(in bundle: URL) -> URL? {
        let pictures = sets(in: bundle).flatMap { set in
            ((try? FileManager.default.contentsOfDirectory(atPath: set.path)) ?? []).sorted()
                .filter { $0.lowercased().hasSuffix(".png") }
                .compactMap { name -> (file: URL, width: Int)? in
                    let file = set.appending(path: name)
                    return pngWidth(file).map { (file, $0) }
                }
        }
        let large = pictures.filter { $0.width >= width }.min { $0.width < $1.width }
        return (large ?? pictures.max { $0.width < $1.width })?.file
    }

    /// The folders of icons, that of the usual name first.
    private static func sets(in bundle: URL) -> [URL] {
        let files = FileManager.default
        let catalogs = ((try? files.contentsOfDirectory(atPath: bundle.path)) ?? []).filter {
            $0.hasSuffix(".xcassets")
        }
        return catalogs.sorted().flatMap { name -> [URL] in
            // The file in the bundle is a link.
            let catalog = bundle.appending(path: name).resolvingSymlinksInPath()
            let paths = (files.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []).sorted()
            return paths.filter { $0.hasSuffix(".appiconset") }
                .sorted {
                    ($0.hasSuffix("AppIcon.appiconset") ? 0 : 1, $0) < ($1.hasSuffix("AppIcon.appiconset") ? 0 : 1, $1)
                }
                .map { catalog.appending(path: $0) }
        }
    }

    /// The width that the head of a PNG file names; nil for another file.
    private static func pngWidth(_ file: URL) -> Int? {
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 24),
            head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        return head.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
