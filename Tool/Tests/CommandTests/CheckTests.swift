import AppBuilder
import Foundation
import Testing

extension CommandTests {
    /// `seam check`, as scripts use it.
    @Suite struct CheckTests {
        private static let controller = """
            import UIKit

            final class ListController: UIViewController {
                let session = URLSession.shared
            }

            """
        private static let model = """
            import UIKit

            final class ListViewModel {
                var title = ""
            }

            """

        @Test func tellsByItsStatus() throws {
            let shop = try Workshop(["App/List.swift": Self.controller])
            let found = try shop.seam("check", shop.path("App"))
            #expect(found.status == 1, "\(found.text)")
            #expect(found.text.contains("List.swift:4:19: warning: "), "\(found.text)")
            #expect(found.text.contains("[view-names-service]") && found.text.contains("seam: 1 finding in 1 file"))
            let other = try shop.seam("check", shop.path("App"), "--rule", "large-view-model")
            #expect(other.status == 0, "\(other.text)")
            #expect(try shop.seam("check", shop.path("Nowhere")).status == 2)
            #expect(try shop.seam("check", shop.path("App"), "--rule", "none").status == 2)
            #expect(try shop.seam("check", shop.path("App"), "--format", "xml").status == 2)
        }

        @Test func aBaselineLetsThroughOnlyNewFindings() throws {
            let shop = try Workshop(["App/List.swift": Self.controller])
            let baseline = shop.path("baseline.json")
            #expect(try shop.seam("check", shop.path("App"), "--write-baseline", baseline).status == 0)
            #expect(try shop.seam("check", shop.path("App"), "--baseline", baseline).status == 0)
            try shop.write(Self.model, to: "App/ListViewModel.swift")
            let more = try shop.seam("check", shop.path("App"), "--baseline", baseline)
            #expect(more.status == 1 && more.text.contains("seam: 1 finding in 2 files"), "\(more.text)")
            #expect(try shop.seam("check", shop.path("App"), "--baseline", shop.path("none.json")).status == 2)
        }

        @Test func mendsAndExplains() throws {
            let shop = try Workshop(["App/ListViewModel.swift": Self.model])
            let explained = try shop.seam("check", shop.path("App"), "--explain", "ListViewModel")
            #expect(explained.status == 0 && explained.text.contains("ListViewModel is a view model"))
            let mended = try shop.seam("check", shop.path("App"), "--fix")
            #expect(mended.status == 0 && mended.text.contains("mended 1 of 1"), "\(mended.text)")
            let text = try String(contentsOfFile: shop.path("App/ListViewModel.swift"), encoding: .utf8)
            #expect(text == Self.model.replacing("UIKit", with: "Foundation"))
        }
    }
}
