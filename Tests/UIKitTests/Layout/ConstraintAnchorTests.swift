import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintAnchorTests {
    @Test func constraintsTellTheirAnchors() {
        let (view, other) = (UIView(), UIView())
        view.addSubview(other)
        let constraint = other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        #expect(constraint.firstAnchor == other.leadingAnchor)
        #expect(constraint.secondAnchor == view.leadingAnchor)
        #expect(constraint.firstAnchor != other.trailingAnchor)
        #expect(constraint.firstAnchor != view.leadingAnchor)
        #expect(constraint.firstAnchor.item === other)
        #expect(other.widthAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
        #expect(Set<NSObject>([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
    }
}
