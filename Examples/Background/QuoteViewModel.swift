import RxCocoa
import RxSwift

final class QuoteViewModel {
    /// The screen asks by it.
    let load = PublishRelay<Void>()

    private let state = BehaviorRelay(value: State.empty)
    private let bag = DisposeBag()

    private enum State {
        case empty
        case loading
        case loaded(String)
    }

    /// On the main thread, whatever the work is done on.
    var text: Driver<String> {
        state.asDriver().map { state in
            switch state {
            case .empty: "Nothing loaded"
            case .loading: "Loading…"
            case .loaded(let text): text
            }
        }
    }

    var isLoading: Driver<Bool> {
        state.asDriver().map { if case .loading = $0 { true } else { false } }
    }

    init(library: QuoteLibrary) {
        load.enumerated()
            .do(onNext: { [state] _ in state.accept(.loading) })
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .flatMapLatest { library.quote($0.index) }
            .map { State.loaded($0) }
            .bind(to: state)
            .disposed(by: bag)
    }
}
