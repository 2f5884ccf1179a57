import SwiftUI

struct __Screen__View: View {
    @State private var viewModel = __Screen__ViewModel()

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $viewModel.entry.name)
            TextField("Age", text: $viewModel.entry.age)
            Text(viewModel.message)
            Button("Save") { viewModel.save() }
                .disabled(viewModel.entry.mistake != nil)
        }
        .padding()
        .navigationTitle("__Title__")
    }
}

extension __Screen__View {
    /// The screen for UIKit.
    static func screen() -> UIViewController {
        UIHostingController(rootView: __Screen__View())
    }
}
