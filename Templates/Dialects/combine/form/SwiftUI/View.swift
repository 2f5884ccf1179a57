import SwiftUI

struct __Screen__View: View {
    @StateObject private var viewModel = __Screen__ViewModel()

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $viewModel.entry.name)
            TextField("Age", text: $viewModel.entry.age)
            Text(message)
            Button("Save") { viewModel.save() }
                .disabled(viewModel.entry.mistake != nil)
        }
        .padding()
        .navigationTitle("__Title__")
    }

    private var message: String {
        let entry = viewModel.entry
        return entry.mistake ?? (entry == viewModel.saved ? entry.greeting : "")
    }
}

extension __Screen__View {
    /// The screen for UIKit.
    static func screen() -> UIViewController {
        UIHostingController(rootView: __Screen__View())
    }
}
