import AuthenticationServices
import Testing
import UIKit

/// A device on which nobody has signed in.
@MainActor @Suite struct AppleAccountTests {
    private final class Delegate: ASAuthorizationControllerDelegate {
        var error: (any Error)?
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            self.error = error
        }
    }

    @Test func aRequestFailsWithoutAnAccount() async throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let (controller, delegate) = (ASAuthorizationController(authorizationRequests: [request]), Delegate())
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.error == nil)
        while delegate.error == nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect((delegate.error as? ASAuthorizationError)?.code == .unknown)
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
    }

    @Test func theButtonSaysWhatItDoes() {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        #expect(button.accessibilityLabel == "Continue with Apple" && button.layer.borderWidth == 1)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12 && button.intrinsicContentSize.height == 30)
    }
}
