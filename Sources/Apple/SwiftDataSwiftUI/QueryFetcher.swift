import SwiftData
import SwiftUI

/// Keeps what a view fetches in step with its context.
@MainActor
final class QueryFetcher<Element: PersistentModel>: ObservableObject {
    private(set) var results: [Element] = []
    private(set) var error: (any Error)?
    private var asked: FetchDescriptor<Element>?
    private weak var context: ModelContext?
    private var animation: Animation?
    private var observer: AnyObject?

    func update(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, animation: Animation?) {
        self.animation = animation
        asked = descriptor
        if self.context !== context {
            self.context = context
            observer = context._observeChanges { [weak self] in MainActor.assumeIsolated { self?.again() } }
        }
        fetch()
    }

    private func fetch() {
        guard let asked, let context else { return }
        do {
            results = try context.fetch(asked)
            error = nil
        } catch {
            self.error = error
            results = []
        }
    }

    private func again() {
        let before = results
        fetch()
        guard before != results else { return }
        guard let animation else { return objectWillChange.send() }
        withAnimation(animation) { objectWillChange.send() }
    }
}
