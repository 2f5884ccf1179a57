import Documents
import Foundation

/// What a survey drives an app with: a flow, and answers to its requests.
struct SurveyMaterial {
    /// Where `flow.yaml` and the folder `Stubs` are, if there are any.
    var folder: URL

    /// That in the folder of the checkout's name below `shelf` or, where there is none, in the checkout itself.
    init(for checkout: Checkout, in shelf: URL?) {
        let names = shelf.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        let found = checkout.names.lazy.compactMap { wanted in
            names.sorted().first { $0.lowercased() == wanted.lowercased() }
        }.first
        if let shelf, let found {
            folder = shelf.appending(path: found)
        } else {
            folder = checkout.folder
        }
    }

    var flow: URL? {
        let file = folder.appending(path: "flow.yaml")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    var stubs: [NetworkStub] { NetworkStub.folders(of: folder) }

    /// What results depend on.
    var identity: String {
        SourceState.text(of: [folder.appending(path: "flow.yaml"), folder.appending(path: "Stubs")])
    }
}
