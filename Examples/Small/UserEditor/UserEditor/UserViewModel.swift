import Seam

final class UserViewModel {
    @Property var user: User

    var greeting: Source<String> { $user.map { "Hello, \($0.name)! You are \($0.age) years old." } }

    init(user: User) {
        self.user = user
    }
}
