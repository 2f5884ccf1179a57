/// How often something happened.
struct __Screen__Count: Equatable {
    var value = 0

    var text: String { "\(value) so far" }
}
