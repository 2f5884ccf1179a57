import Foundation
import ProjectDescription

/// The files of a target that a manifest describes.
struct TuistFiles {
    private(set) var sources: [URL] = []
    private(set) var resources: [URL] = []

    init(target: Target, folder: URL, root: URL) {
        func place(_ path: Path) -> URL { TuistFolder.resolve(path, in: folder, root: root) }
        func files(_ pattern: Path, without excluded: [Path]) -> [URL] {
            let excluded = Set(excluded.flatMap { TuistFolder.files(place($0)) }.map(\.path))
            return TuistFolder.files(place(pattern)).filter { !excluded.contains($0.path) }
        }
        for glob in target.sources?.globs ?? [] {
            for file in files(glob.glob, without: glob.excluding) {
                switch FileKind.of(file.lastPathComponent) {
                case .swift, .foreign, .model: addSource(file)
                case .resource, .none: break
                }
            }
        }
        for element in target.resources?.resources ?? [] {
            switch element {
            case .glob(let pattern, let excluding, _, _):
                for file in files(pattern, without: excluding) {
                    switch FileKind.of(file.lastPathComponent) {
                    case .model: addSource(file)
                    case .resource: addResource(file)
                    // A picture without an ending, such as those that tests compare with, is one all the same.
                    case .none where file.pathExtension.isEmpty: addResource(file)
                    case .swift, .foreign, .none: break
                    }
                }
            case .folderReference(let path, _, _): addResource(place(path))
            }
        }
        for buildable in target.buildableFolders {
            let place = place(buildable.path)
            let excluded = buildable.exceptions.flatMap(\.excluded).map(\.pathString)
            for path in SynchronizedFolder(url: place).all()
            where !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
                let file = place.appending(path: path)
                switch FileKind.of(file.lastPathComponent) {
                case .swift, .foreign, .model: addSource(file)
                case .resource: addResource(file)
                case .none: break
                }
            }
        }
        for model in target.coreDataModels { addSource(place(model.path)) }
    }

    private mutating func addSource(_ file: URL) { if !sources.contains(file) { sources.append(file) } }

    private mutating func addResource(_ file: URL) { if !resources.contains(file) { resources.append(file) } }
}
