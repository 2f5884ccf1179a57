import SwiftUI

struct __Screen__View: View {
    @State private var viewModel = __Screen__ViewModel()

    var body: some View {
        VStack {
            HStack {
                TextField("Title", text: $viewModel.title)
                Button("Add") { viewModel.add() }
                    .disabled(viewModel.title.isEmpty)
            }
            .padding()
            List(viewModel.items) { item in
                Text(item.title)
            }
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
