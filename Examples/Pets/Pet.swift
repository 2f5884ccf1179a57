/// A pet, of which each species says what is its own.
class Pet {
    let name: String

    required init(name: String) {
        self.name = name
    }

    var species: String { "Pet" }
    var food: String { "pet food" }
    var goesForWalks: Bool { false }

    final var care: String {
        "\(name) eats \(food) and \(goesForWalks ? "goes for walks" : "stays at home")."
    }

    static let allSpecies: [Pet.Type] = [
        Dog.self, Cat.self, Rabbit.self, Hamster.self, Parrot.self, Goldfish.self, Turtle.self, Pony.self,
    ]
}

final class Dog: Pet {
    override var species: String { "Dog" }
    override var food: String { "meat" }
    override var goesForWalks: Bool { true }
}

final class Cat: Pet {
    override var species: String { "Cat" }
    override var food: String { "fish" }
}

final class Rabbit: Pet {
    override var species: String { "Rabbit" }
    override var food: String { "hay" }
}

final class Hamster: Pet {
    override var species: String { "Hamster" }
    override var food: String { "seeds" }
}

final class Parrot: Pet {
    override var species: String { "Parrot" }
    override var food: String { "nuts" }
}

final class Goldfish: Pet {
    override var species: String { "Goldfish" }
    override var food: String { "flakes" }
}

final class Turtle: Pet {
    override var species: String { "Turtle" }
    override var food: String { "lettuce" }
}

final class Pony: Pet {
    override var species: String { "Pony" }
    override var food: String { "oats" }
    override var goesForWalks: Bool { true }
}
