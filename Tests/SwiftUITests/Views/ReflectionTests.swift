import Foundation
import Testing

@testable import SwiftUI

/// Views that tests look into by the names that their fields have on iOS.
@Suite @MainActor struct ReflectionTests {
    private func find(_ path: String, in value: Any) -> Any? {
        path.split(separator: "|").reduce(value as Any?) { value, name in
            value.flatMap { Mirror(reflecting: $0).descendant(String(name)) }
        }
    }

    @Test func stacksHaveTrees() {
        let column = VStack(alignment: .leading, spacing: 7) { Text(verbatim: "가") }
        #expect(find("_tree|root|spacing", in: column) as? CGFloat == 7)
        #expect(find("_tree|root|alignment", in: column) as? HorizontalAlignment == .leading)
        #expect(find("_tree|content|storage|verbatim", in: column) as? String == "가")
        #expect(find("_tree|content", in: HStack { EmptyView() }) is EmptyView)
        #expect(find("_tree|root|alignment", in: ZStack(alignment: .top) { EmptyView() }) as? Alignment == .top)
        #expect(find("tree|content", in: LazyVStack { EmptyView() }) is EmptyView)
        #expect(find("tree|root|base|spacing", in: LazyHStack(spacing: 3) { EmptyView() }) as? CGFloat == 3)
        #expect(find("storage|view", in: AnyView(EmptyView())) is EmptyView)
    }

    @Test func textsTellTheirKeys() {
        let plain = Text("hello")
        #expect(find("storage|anyTextStorage|key|key", in: plain) as? String == "hello")
        #expect(find("storage|anyTextStorage|key|hasFormatting", in: plain) as? Bool == false)
        let counted = Text("\(3) items")
        #expect(find("storage|anyTextStorage|key|key", in: counted) as? String == "%lld items")
        let arguments = find("storage|anyTextStorage|key|arguments", in: counted) as? [Any]
        #expect(arguments.flatMap { find("storage|value|.0", in: $0[0]) } as? Int64 == 3)
        let joined = find("storage|anyTextStorage", in: Text(verbatim: "a") + Text(verbatim: "b"))
        #expect(joined.map { String(describing: type(of: $0)) } == "ConcatenatedTextStorage")
        #expect(find("provider|base|name", in: Image("pet")) as? String == "pet")
    }
}
