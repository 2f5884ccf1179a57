@testable import SwiftUI

/// A view that is as large as it is told, for tests of layout.
struct Block: View {
    var width: CGFloat?
    var height: CGFloat?
    var name = ""

    var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// The size of a view in so much room.
@MainActor
func size<V: View>(_ view: V, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    _UIHostingView(rootView: view).contentSize(ProposedViewSize(width: width, height: height))
}

/// Where the blocks of a view are, in so much room without a safe area.
@MainActor
func frames<V: View>(_ view: V, in room: CGSize) -> [String: CGRect] {
    let host = _UIHostingView(rootView: view)
    host.frame = CGRect(origin: .zero, size: room)
    host.layoutIfNeeded()
    var found: [String: CGRect] = [:]
    func find(_ view: UIView) {
        if let name = view.accessibilityIdentifier, !name.isEmpty { found[name] = view.convert(view.bounds, to: host) }
        view.subviews.forEach(find)
    }
    find(host)
    return found
}
