import Combine

/// A function from what the user does to what the screen shows, with Combine.
enum CombineInputOutput: OneWayDialect {
    final class Model {
        struct Input {
            let text: AnyPublisher<String, Never>
        }

        struct Output {
            let text: AnyPublisher<String, Never>
        }

        /// What a control of the screen sends.
        let typed = PassthroughSubject<String, Never>()

        func transform(_ input: Input) -> Output {
            Output(text: input.text.map { $0 + "" }.eraseToAnyPublisher())
        }
    }

    static let title = "Input/Output, Combine"

    static func makeModel() -> Model { Model() }

    static func bind(_ models: [Model], to screen: Screen) -> Set<AnyCancellable> {
        var cancellables: Set<AnyCancellable> = []
        for model in models {
            let output = model.transform(.init(text: model.typed.eraseToAnyPublisher()))
            output.text.sink { [weak screen] in screen?.text = $0 }.store(in: &cancellables)
        }
        return cancellables
    }

    static func set(_ value: String, in model: Model) { model.typed.send(value) }
}
