import Allocations
import Foundation
import Measure
import UIKit

/// Makes screens with bindings, and tells what each binding takes of the heap.
@MainActor struct Measurement {
    /// A view model whose value nothing can be bound to: what others have is counted beside it.
    private final class StoredProperty {
        var value = ""
    }

    private static let screens = 1_000
    private static let fieldScreens = 100

    /// What one view model with a stored property takes.
    private let plain: HeapUse

    init() {
        plain = Self.makeModels(Self.screens) { StoredProperty() }.each
    }

    // MARK: One way

    func measure<Dialect: OneWayDialect>(_ dialect: Dialect.Type) {
        // What is made once in a process is there before it is counted.
        let warm = (Dialect.makeModel(), Screen())
        let kept = Dialect.bind([warm.0], to: warm.1)
        Dialect.set("warm", in: warm.0)
        settle()
        precondition(warm.1.text == "warm", "\(Dialect.title) delivers nothing")

        let (models, value) = Self.makeModels(Self.screens, Dialect.makeModel)
        let screens = (0..<Self.screens).map { _ in Screen() }
        var bound: [Dialect.Kept] = []
        bound.reserveCapacity(screens.count)
        let before = HeapUse.now
        for (screen, models) in zip(screens, models) { bound.append(Dialect.bind(models, to: screen)) }
        settle()
        let binding = HeapUse.now.since(before, each: screens.count * Screen.bindings)
        report("one way: " + Dialect.title, value, binding)

        // Twice, as the first values may make room for those that follow.
        send("first", to: models, Dialect.self)
        let allocations = seam_allocations()
        send("second", to: models, Dialect.self)
        let count = Double(seam_allocations() - allocations) / Double(screens.count * Screen.bindings)
        report("one way: \(Dialect.title): allocations of a delivery", count, "allocations")
        precondition(screens.allSatisfy { $0.text == "second" }, "\(Dialect.title) does not deliver")
        withExtendedLifetime((models, screens, bound, warm, kept)) {}
    }

    private func send<Dialect: OneWayDialect>(_ value: String, to models: [[Dialect.Model]], _: Dialect.Type) {
        for models in models { for model in models { Dialect.set(value, in: model) } }
        settle()
    }

    // MARK: Two ways

    func measure<Dialect: TwoWayDialect>(_ dialect: Dialect.Type) {
        let warm = (Dialect.makeModel(), UITextField())
        let kept = Dialect.bind([warm.0], to: [warm.1])
        check(Dialect.self, warm.0, warm.1)

        let (models, value) = Self.makeModels(Self.fieldScreens, Dialect.makeModel)
        let screens = models.map { $0.map { _ in UITextField() } }
        var bound: [Dialect.Kept] = []
        bound.reserveCapacity(screens.count)
        // A field that has been told a text keeps what it needs to show one.
        for field in screens.joined() { field.text = "" }
        settle()
        let before = HeapUse.now
        for (fields, models) in zip(screens, models) { bound.append(Dialect.bind(models, to: fields)) }
        settle()
        let binding = HeapUse.now.since(before, each: screens.count * Screen.bindings)
        report("two ways: " + Dialect.title, value, binding)
        check(Dialect.self, models[0][0], screens[0][0])
        withExtendedLifetime((models, screens, bound, warm, kept)) {}
    }

    private func check<Dialect: TwoWayDialect>(_: Dialect.Type, _ model: Dialect.Model, _ field: UITextField) {
        Dialect.set("shown", in: model)
        settle()
        precondition(field.text == "shown", "\(Dialect.title) does not show")
        field.text = "typed"
        field.sendActions(for: .editingChanged)
        settle()
        precondition(Dialect.value(of: model) == "typed", "\(Dialect.title) does not read")
    }

    // MARK: Parts

    /// Eight view models for each screen, and what one of them takes.
    private static func makeModels<Model>(_ screens: Int, _ make: () -> Model) -> (all: [[Model]], each: HeapUse) {
        var all = (0..<screens).map { _ in
            var models: [Model] = []
            models.reserveCapacity(Screen.bindings)
            return models
        }
        let before = HeapUse.now
        for index in all.indices { for _ in 0..<Screen.bindings { all[index].append(make()) } }
        return (all, HeapUse.now.since(before, each: screens * Screen.bindings))
    }

    /// Lets the main queue do what waits in it.
    private func settle() {
        nonisolated(unsafe) var isOver = false
        DispatchQueue.main.async { DispatchQueue.main.async { isOver = true } }
        while !isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    }

    private func report(_ name: String, _ value: HeapUse, _ binding: HeapUse) {
        report(name + ": bytes of a value", value.bytes - plain.bytes, "bytes")
        report(name + ": allocations of a value", value.blocks - plain.blocks, "allocations")
        report(name + ": bytes of a binding", binding.bytes, "bytes")
        report(name + ": allocations of a binding", binding.blocks, "allocations")
    }

    private func report(_ name: String, _ value: Double, _ unit: String) {
        Counting.report(name, value, unit: unit)
    }
}
