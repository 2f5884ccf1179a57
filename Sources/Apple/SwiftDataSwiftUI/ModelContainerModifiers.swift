@_exported import SwiftData
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    /// A context of no models, as where an app gives none.
    @MainActor static let none: ModelContext = {
        // A store in memory without models cannot fail to open.
        try! ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
            .mainContext
    }()

    static var defaultValue: ModelContext { MainActor.assumeIsolated { none } }
}

extension EnvironmentValues {
    /// The context that queries in views use.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// The containers that views have asked for, by what they keep.
@MainActor
private enum ViewContainers {
    private static var all: [String: ModelContainer] = [:]

    static func container(
        _ types: [any PersistentModel.Type], inMemory: Bool, autosaves: Bool,
        _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContainer? {
        let key = "\(inMemory) " + types.map { String(reflecting: $0) }.sorted().joined(separator: " ")
        if let known = all[key] { return known }
        let result = Result {
            let schema = Schema(types)
            return try ModelContainer(
                for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)])
        }
        onSetup(result)
        guard let made = try? result.get() else { return nil }
        made.mainContext.autosaveEnabled = autosaves
        all[key] = made
        return made
    }
}

extension View {
    /// Gives the views in this one a context of their own.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Gives the views in this one the main context of a container.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Gives the views in this one the main context of a container for a model.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the views in this one the main context of a container for models.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let container = ViewContainers.container(
            modelTypes, inMemory: inMemory, autosaves: isAutosaveEnabled, onSetup)
        if isUndoEnabled, let context = container?.mainContext, context.undoManager == nil {
            context.undoManager = UndoManager()
        }
        return transformEnvironment(\.modelContext) { if let container { $0 = container.mainContext } }
    }
}

extension Scene {
    /// Gives the views of the scene a context.
    @preconcurrency @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene {
        _windowView { AnyView($0.modelContext(modelContext)) }
    }

    /// Gives the views of the scene the main context of a container.
    @preconcurrency @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
        _windowView { AnyView($0.modelContainer(container)) }
    }

    /// Gives the views of the scene the main context of a container for a model.
    @preconcurrency @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the views of the scene the main context of a container for models.
    @preconcurrency @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _windowView {
            AnyView(
                $0.modelContainer(
                    for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                    isUndoEnabled: isUndoEnabled, onSetup: onSetup))
        }
    }
}
