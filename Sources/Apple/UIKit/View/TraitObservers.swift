/// Who is told of the changes of one object's traits.
@MainActor
final class TraitObservers {
    typealias Handler = @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: Handler
        var isOver = false

        init(traits: [UITrait], handler: @escaping Handler) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []
    private static let key = ObjectIdentifier(TraitObservers.self)

    static func of(_ environment: any UITraitEnvironment) -> TraitObservers {
        if let known = existing(environment) { return known }
        let made = TraitObservers()
        guard let keeper = environment as? any AttachmentKeeper else {
            preconditionFailure("only views and controllers tell of their traits")
        }
        keeper.attachments[key] = made
        return made
    }

    private static func existing(_ environment: any UITraitEnvironment) -> TraitObservers? {
        (environment as? any AttachmentKeeper)?.attachments[key] as? TraitObservers
    }

    func add(_ traits: [UITrait], _ handler: @escaping Handler) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        (registration as? Registration)?.isOver = true
        registrations.removeAll { $0 === registration }
    }

    /// The traits of `environment` are no longer `previous`.
    static func tell(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
        guard let observers = existing(environment), !observers.registrations.isEmpty else { return }
        let traits = environment.traitCollection
        for registration in observers.registrations
        where !registration.isOver && registration.traits.contains(where: { differs($0, traits, previous) }) {
            registration.handler(environment, previous)
        }
    }

    private static func differs(_ trait: UITrait, _ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        (trait as? any SystemTrait.Type)?.differs(one, other) ?? one.own.differs(trait, from: other.own)
    }
}
