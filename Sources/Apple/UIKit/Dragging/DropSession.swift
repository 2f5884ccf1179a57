/// A drag, as the views hear of it that it may be dropped on.
@MainActor
final class DropSession: NSObject, UIDropSession {
    let items: [UIDragItem]
    let localDragSession: (any UIDragSession)?
    /// In the coordinates of the window.
    var place = CGPoint.zero

    init(_ items: [UIDragItem], local: (any UIDragSession)? = nil) {
        self.items = items
        localDragSession = local
        super.init()
    }

    var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let loaded = LoadedObjects(providers.count)
        guard !providers.isEmpty else {
            DispatchQueue.main.async { completion([]) }
            return progress
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                progress.completedUnitCount += 1
                guard loaded.set(object, at: index) else { return }
                DispatchQueue.main.async { completion(loaded.objects) }
            }
        }
        return progress
    }
}

/// Objects that come in any order and on any thread, in the order of the things that they are of.
private final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [(any NSItemProviderReading)?]
    private var missing: Int

    init(_ count: Int) {
        slots = Array(repeating: nil, count: count)
        missing = count
    }

    /// Returns whether it was the last one.
    func set(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        slots[index] = object
        missing -= 1
        return missing == 0
    }

    var objects: [any NSItemProviderReading] {
        lock.lock()
        defer { lock.unlock() }
        return slots.compactMap { $0 }
    }
}
