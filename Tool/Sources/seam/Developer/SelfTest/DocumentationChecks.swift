import AppBuilder
import Foundation

/// Checks that the documentation of every module can be made and that nothing in it is amiss: links to nowhere,
/// parameters that do not exist.
struct DocumentationChecks {
    let installation: Installation

    var checks: [Check] {
        let builder = DocumentationBuilder(installation: installation)
        return builder.modules().map { module in
            Check(name: "documentation \(module.name)") { () throws(BuildError) in
                try builder.buildModules()
                let folder = FileManager.default.temporaryDirectory.appending(path: "seam-docs-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: folder) }
                let objections = try builder.build(
                    module, archive: folder.appending(path: module.name + ".doccarchive"))
                return objections.isEmpty ? .passed : .failed(objections)
            }
        }
    }
}
