/// What was paid, and how many people share it.
struct Bill: Equatable {
    var total = 0
    var people = 2

    var share: String {
        total == 0 ? "How much was it?" : "\((total + people - 1) / people) each"
    }
}
