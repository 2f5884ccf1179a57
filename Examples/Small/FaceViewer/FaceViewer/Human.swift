/// Someone with a picture, by its name in the catalog.
struct Human: Equatable {
    let name: String
    let face: String
}
