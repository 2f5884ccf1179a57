/// A view model as a function: what the screen tells it goes in, what the screen shows comes out.
protocol ViewModelType {
    associatedtype Input
    associatedtype Output

    func transform(_ input: Input) -> Output
}
