import SwiftUI

struct __Screen__View: View {
    @StateObject private var viewModel = __Screen__ViewModel()

    var body: some View {
        VStack(spacing: 16) {
            Text(viewModel.count.text)
            Button("Add one") { viewModel.add() }
        }
        .navigationTitle("__Title__")
    }
}

extension __Screen__View {
    /// The screen for UIKit.
    static func screen() -> UIViewController {
        UIHostingController(rootView: __Screen__View())
    }
}
