/// A person and their pets: a section of the list.
struct Household {
    let person: String
    var pets: [Pet]
}
