import Foundation
import XcodeProject

/// Finds the tests of a project.
public enum TestTargets {
    /// The project at `path`, or in the folder there.
    public static func project(at path: String) throws(BuildError) -> XcodeProject {
        switch try ProjectLocation.find(path) {
        case .project(let url): return try AppSources.read(url)
        case .folder(let url):
            throw BuildError(
                .usage, "seam: there is no Xcode project in \(url.path); tests are taken from a project's targets")
        }
    }

    /// Its targets that have tests, or the one of that name: those in the app first, then those that drive it.
    ///
    /// Those made for other systems alone are left out, unless there are no others or one is named.
    public static func targets(of project: XcodeProject, named name: String?) throws(BuildError) -> [XcodeTarget] {
        let all = [.unitTests, .interfaceTests].flatMap { kind in project.targets.filter { $0.kind == kind } }
        let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
        if let name {
            guard let target = all.first(where: { $0.name == name }) else {
                throw BuildError(
                    .usage,
                    "seam: \(project.url.path) has no tests called \"\(name)\""
                        + (names.isEmpty ? "" : "; it has \(names)"))
            }
            if let error = target.missingSource { throw BuildError(.build, error.description) }
            return [target]
        }
        guard !all.isEmpty else {
            throw BuildError(.usage, "seam: \(project.url.path) has no target of tests")
        }
        // A library has the same tests once more for a Mac, a television and a watch.
        let phones = all.filter(\.isForPhone)
        let chosen = phones.isEmpty ? all : phones
        if let error = chosen.lazy.compactMap(\.missingSource).first { throw BuildError(.build, error.description) }
        return chosen.filter { !$0.sources.isEmpty }
    }
}
