import RxSwift
import Seam
import XCTest

@testable import SignUp

@MainActor
final class SignUpTests: XCTestCase {
    func testIsValidWithANameAndALongPassword() {
        let (name, password) = (PublishSubject<String>(), PublishSubject<String>())
        let output = SignUpViewModel().transform(.init(name: name, password: password))
        var answers: [Bool] = []
        let subscription = output.isValid.drive(onNext: { answers.append($0) })
        for (nextName, nextPassword) in [("", ""), ("minji", ""), ("minji", "1234567"), ("minji", "12345678")] {
            name.onNext(nextName)
            password.onNext(nextPassword)
        }
        name.onNext("")
        XCTAssertEqual(answers, [false, true, false])
        subscription.dispose()
    }

    func testScreenIsReleased() throws {
        try expectReleased {
            let screen = SignUpViewController()
            screen.loadViewIfNeeded()
            XCTAssertFalse(screen.signUpButton.isEnabled)
            return screen
        }
    }
}
