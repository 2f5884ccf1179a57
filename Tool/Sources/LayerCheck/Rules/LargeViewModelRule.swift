/// A view model that does more things than nearly all others.
enum LargeViewModelRule: CheckRule {
    static let name = "large-view-model"
    static let summary = """
        A view model has at most \(Sizes.modelMethods) methods, \(Sizes.modelDependencies) services and \(Sizes.modelState)
        pieces of observable state.
        """
    static let reason = """
        View models swell: whatever is not view and not model ends up there. One that has more of these than 95 of 100 view
        models, of \(Sizes.models) in \(Sizes.apps) public MVVM apps, is several view models.
        """
    static let remedy = """
        Give each part of the screen a view model of its own, and move rules of the business to the model or to use cases.
        """
    static var findings: [String] {
        [
            "final class BigViewModel { // !\n" + (0...Sizes.modelMethods).map { "    func f\($0)() {}\n" }.joined()
                + "}",
            "import Combine\nfinal class BigViewModel: ObservableObject { // !\n"
                + (0...Sizes.modelState).map { "    @Published var v\($0) = 0\n" }.joined() + "}",
        ]
    }
    static var lookalikes: [String] {
        ["final class SmallViewModel {\n" + (0..<Sizes.modelMethods).map { "    func f\($0)() {}\n" }.joined() + "}"]
    }

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.types(in: .viewModel) where type.isReference || type.kind == .struct {
            guard let part = type.declaration, let name = type.nameToken else { continue }
            let size = Size(of: type, app)
            for (count, limit, things) in [
                (size.methods, Sizes.modelMethods, "methods"), (size.dependencies, Sizes.modelDependencies, "services"),
                (size.state, Sizes.modelState, "pieces of observable state"),
            ] where count > limit {
                report.add(
                    part.file, name, subject: "\(type.qualifiedName) \(things)",
                    "\(type.qualifiedName) has \(count) \(things); 95 of 100 view models have at most \(limit)")
            }
        }
    }

    /// How many things a view model does.
    struct Size {
        var methods: Int
        var dependencies: Int
        var state: Int

        init(of type: TypeFacts, _ app: CheckedApp) {
            methods = type.methods.count { $0.name != "init" }
            dependencies = type.storedProperties.count { property in
                app.program.types(heldBy: property).contains { app.layer(of: $0) == .service }
            }
            // Of a class with the macro, all that can change is observed.
            state = type.storedProperties.count { property in
                type.attributes.contains("Observable")
                    ? !property.isLet && !property.isPrivate && !property.attributes.contains("ObservationIgnored")
                    : ObservableState.isOne(property)
            }
        }
    }
}
