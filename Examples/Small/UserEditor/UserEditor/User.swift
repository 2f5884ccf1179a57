struct User: Equatable {
    var name: String
    var age: Int
}
