extension LayerClassifier {
    /// The layer that the author's name for a type tells.
    func name(of type: TypeFacts) -> [Evidence] {
        var name = type.name
        if type.kind == .protocol, let ending = ["Protocol", "Type", "Interface"].first(where: name.hasSuffix) {
            name.removeLast(ending.count)
        }
        if let ending = ["Impl", "Implementation"].first(where: name.hasSuffix), type.kind != .protocol {
            name.removeLast(ending.count)
        }
        for (layer, weight, endings) in Self.endings {
            // The longest first: a view model is no model.
            if let ending = endings.first(where: { Self.word($0, ends: name) }) {
                // Managers and stores that tell of their changes are shared by screens; none is a screen's view model.
                if layer == .service, weight <= 20, isObservable(type) {
                    return [Evidence(.other, 60, "its name ends with \(ending), and it is observed")]
                }
                // A repository may be GitHub's: the bare word can be a thing of the app's own.
                return [
                    Evidence(
                        layer, name == ending && ![.other, .viewModel].contains(layer) ? min(weight, 20) : weight,
                        "its name ends with \(ending)")
                ]
            }
        }
        if name.contains("ViewModel") { return [Evidence(.viewModel, 50, "its name has ViewModel")] }
        return []
    }

    /// Endings, with their weights. A name that can be anything's, such as a manager, has to be borne out by more.
    private static let endings: [(Layer, Int, [String])] = [
        (.viewModel, 95, ["ViewModel", "VM", "ViewModeling", "ViewModelable"]),
        (.coordinator, 60, ["Coordinator", "Router", "Navigator", "Wireframe", "Coordinating"]),
        (
            .service, 40,
            [
                "Service", "Services", "Repository", "Client", "API", "Storage", "Fetcher", "Gateway", "UseCase",
                "Interactor", "Database", "Keychain", "Downloader", "Uploader", "Webservice", "WebService",
                "NetworkManager", "Networking", "DataManager", "APIManager",
                "DAO", "CoreDataManager", "Persistence", "PersistenceController",
            ]
        ),
        (
            .service, 20,
            [
                "Store", "Loader", "Cache", "Network", "Endpoint", "Request", "Manager", "Worker", "DataSource",
                "Helper",
            ]
        ),
        // Of data for a list too.
        (.service, 15, ["Provider"]),
        (.app, 60, ["Container", "Assembly", "Assembler", "Injector"]),
        (.other, 40, ["Util", "Utils", "Utility", "Utilities", "Constants", "Extensions"]),
        (.model, 30, ["Model", "Entity", "DTO", "Response", "Dto", "Item", "Data", "Info"]),
        (.view, 25, ["ViewController", "View", "Cell", "Button", "Label", "Screen", "Animator", "Theme", "Layout"]),
    ]

    private func isObservable(_ type: TypeFacts) -> Bool {
        type.inherited.contains("ObservableObject") || type.attributes.contains("Observable")
    }

    /// Whether `name` ends with a word: `WeatherAPI` ends with `API`, `Okapi` does not.
    private static func word(_ ending: String, ends name: String) -> Bool {
        guard name.hasSuffix(ending) else { return false }
        guard ending.count < 3, let before = name.dropLast(ending.count).last else { return true }
        return before.isLowercase || before == "_"
    }

    /// The layer that the folders tell, the innermost first.
    func folder(of type: TypeFacts) -> [Evidence] {
        guard let path = type.declaration?.file.path, type.kind != .foreign else { return [] }
        for folder in path.split(separator: "/").dropLast().reversed() {
            let plain = folder.lowercased().filter { $0.isLetter }
            for (layer, weight, names) in Self.folders where names.contains(plain) {
                // An enumeration beside view models is a value that they use.
                if layer == .viewModel, type.kind == .enum { return [] }
                return [Evidence(layer, weight, "is in the folder \(folder)")]
            }
        }
        return []
    }

    private static let folders: [(Layer, Int, Set<String>)] = [
        (.viewModel, 30, ["viewmodel", "viewmodels", "vm", "vms"]),
        (
            .view, 20,
            ["view", "views", "cell", "cells", "viewcontroller", "viewcontrollers", "controllers", "controller", "ui"]
        ),
        (.model, 30, ["model", "models", "entity", "entities", "dto", "dtos"]),
        (
            // What is in such a folder may be no more than a helper: it takes a name or a use besides.
            .service, 20,
            [
                "service", "services", "network", "networking", "repository", "repositories", "api", "apis", "storage",
                "persistence", "webservice", "webservices", "usecase", "usecases", "networklayer",
            ]
        ),
        // Lists have data sources too.
        (.service, 5, ["datasource", "datasources"]),
        (.coordinator, 25, ["coordinator", "coordinators", "router", "routers", "navigation"]),
    ]
}
