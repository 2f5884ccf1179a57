import SwiftSyntax

/// A SwiftUI view that reaches for a view model that all share.
enum SingletonInViewRule: CheckRule {
    static let name = "singleton-in-view"
    static let summary = "A SwiftUI view is given its view model; it does not reach for a singleton."
    static let reason = """
        A view model that everybody can reach is a global variable that tells of its changes: any screen can change what any
        other shows, and neither a preview nor a test can show the view with another. `@StateObject` of one even claims to
        own what never goes.
        """
    static let remedy = """
        Make it where the app starts and hand it down, by an argument or by `environmentObject(_:)`.
        """
    static let findings = [
        "import SwiftUI\nfinal class SessionViewModel: ObservableObject { static let shared = SessionViewModel(); @Published var user = \"\" }\nstruct ProfileView: View {\n    @ObservedObject var session = SessionViewModel.shared // !\n    var body: some View { Text(session.user) }\n}\nstruct MenuView: View {\n    @StateObject private var session: SessionViewModel = .shared // !\n    var body: some View { Text(session.user) }\n}"
    ]
    static let lookalikes = [
        "import SwiftUI\nfinal class SessionViewModel: ObservableObject { static let shared = SessionViewModel(); @Published var user = \"\" }\n@main struct ProfileApp: App {\n    @StateObject var session = SessionViewModel.shared\n    var body: some Scene { WindowGroup { ProfileView().environmentObject(session) } }\n}\nstruct ProfileView: View {\n    @EnvironmentObject var session: SessionViewModel\n    var body: some View { Text(session.user) }\n}",
        // A default that whoever makes the view can replace.
        "import SwiftUI\nfinal class SessionViewModel: ObservableObject { static let shared = SessionViewModel(); @Published var user = \"\" }\nstruct ProfileView: View {\n    @ObservedObject var session: SessionViewModel\n    init(session: SessionViewModel = .shared) { self.session = session }\n    var body: some View { Text(session.user) }\n}",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        let singletons = Singletons.own(of: app.program)
        for view in app.interfaces {
            for property in view.storedProperties {
                guard let member = property.initializer?.as(MemberAccessExprSyntax.self),
                    let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
                        ?? (member.base == nil ? property.wholeTypeName : nil),
                    case let name = "\(owner).\(member.declName.baseName.text)", singletons.contains(name),
                    let type = app.program.type(named: owner),
                    // A service that a view names is another rule's.
                    app.layer(of: type) != .service, app.isObserved(type)
                else { continue }
                report.add(
                    property.file, property.node, subject: "\(view.qualifiedName) \(name)",
                    "the view \(view.qualifiedName) reaches for \(name); nobody can give it another")
            }
        }
    }
}
