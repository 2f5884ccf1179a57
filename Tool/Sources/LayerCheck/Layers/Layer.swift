/// The part that a type plays in an app.
public enum Layer: String, CaseIterable, Sendable {
    /// Views, view controllers, and what serves them alone.
    case view
    case viewModel = "view-model"
    case model
    /// Repositories, clients of networks and stores, use cases.
    case service
    /// Leads from screen to screen.
    case coordinator
    /// Delegates of the application and its scenes, where the parts are put together.
    case app
    /// Of no layer, or of an unknown one.
    case other

    /// In a sentence: "a view model".
    var phrase: String {
        switch self {
        case .view: "a view"
        case .viewModel: "a view model"
        case .model: "a model"
        case .service: "a service"
        case .coordinator: "a coordinator"
        case .app: "a part of the app's start"
        case .other: "of no layer"
        }
    }
}
