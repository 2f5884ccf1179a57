import Testing

@testable import AppBuilder

/// Which apps show views of SwiftUI's.
@Suite struct SwiftUIUseTests {
    @Test func importsCount() {
        #expect(SwiftUIUse.isFound(in: "import Foundation\nimport SwiftUI\n"))
        #expect(SwiftUIUse.isFound(in: "@testable import SwiftUI"))
        #expect(SwiftUIUse.isFound(in: "#if DEBUG\nlet x = 1\n#endif\nimport SwiftUI"))
    }

    @Test func previewsAndOtherModulesDoNot() {
        #expect(!SwiftUIUse.isFound(in: "import UIKit\n#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\n#endif"))
        #expect(!SwiftUIUse.isFound(in: "import SwiftUIKit\n// import SwiftUI is not here"))
    }
}
