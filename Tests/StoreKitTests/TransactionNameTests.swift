import StoreKit
import Testing
import _MapKit_SwiftUI
import _SwiftData_SwiftUI

/// Files without SwiftUI in apps that have it: such libraries are imported into every file of an app.
@Suite struct TransactionNameTests {
    @Test func theLibrariesForSwiftUIDoNotBringItAlong() {
        #expect(String(reflecting: Transaction.self) == "StoreKit.Transaction")
    }
}
