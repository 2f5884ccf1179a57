import Documents
import Foundation

/// The flow that a survey plays in an app, and the answers to the app's requests.
struct SurveyMaterial {
    /// Where `flow.yaml` and the folder `Stubs` are, if there are any.
    var folder: URL

    /// Looks for a folder with one of the checkout's names in `shelf`; without one, the checkout's own flow is taken.
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

    /// A hash of the flow and the answers.
    var identity: String {
        SourceState.text(of: [folder.appending(path: "flow.yaml"), folder.appending(path: "Stubs")])
    }
}
