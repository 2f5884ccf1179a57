/// A view that names a repository, a service, the network or a store.
enum ViewNamesServiceRule: CheckRule {
    static let name = "view-names-service"
    static let summary = "A view names no repository, service, URL session or store."
    static let reason = """
        What a view loads itself, its view model does not know and no test of the view model sees. The view is also the
        part that is hardest to test, so that what is in it mostly is not.
        """
    static let remedy = """
        Let the view model load it, by a service that it is given when it is made, and the view show the result. Make the
        service where the screens are put together: in the scene's delegate, or in a coordinator.
        """
    static let findings = [
        "import UIKit\nfinal class ListController: UIViewController {\n    func load() { _ = URLSession.shared } // !\n}",
        "import UIKit\nfinal class UserService { func load() {} }\nfinal class ListController: UIViewController { let service = UserService() } // !",
    ]
    static let lookalikes = [
        "import SwiftUI\nfinal class UserService { func load() {} }\nstruct List_Previews: PreviewProvider { static var previews: some View { ListView(service: UserService()) } }",
        "import UIKit\nfinal class ListViewModel { let session = URLSession.shared }\nfinal class ListController: UIViewController { let viewModel = ListViewModel() }",
        "import UIKit\nfinal class UserService { func load() {} }\nfinal class SceneDelegate: UIResponder, UIWindowSceneDelegate { let service = UserService() }",
        "import UIKit\nfinal class WebController: UIViewController { func answer(_ done: (URLSession.AuthChallengeDisposition) -> Void) {} }",
        "import SwiftUI\nprotocol UserService { func load() }\nstruct Services: EnvironmentKey { static let defaultValue = Services(); var users: UserService? }",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.types(in: .view) {
            var seen: Set<String> = []
            for reference in type.references {
                guard let phrase = service(reference, app), seen.insert(reference.name).inserted else { continue }
                report.add(
                    reference.file, reference.node, subject: "\(type.qualifiedName) \(reference.name)",
                    "the view \(type.qualifiedName) names \(reference.name), \(phrase)")
            }
        }
    }

    private static func service(_ reference: TypeFacts.Reference, _ app: CheckedApp) -> String? {
        let own = app.program.types(named: reference.name)
        if own.isEmpty {
            // `URLSession.AuthChallengeDisposition` is what a delegate's method is given.
            let isNameSpace = reference.inner.map(TypeNames.isCapital) ?? false
            return Storage.certain.contains(reference.name) && !isNameSpace ? "which stores or loads" : nil
        }
        guard own.count == 1, let type = own.first, app.layer(of: type) == .service, type.kind != .enum else {
            return nil
        }
        return Layer.service.phrase
    }
}
