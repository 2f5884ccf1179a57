import PhotosUI
import SwiftUI

/// The screen on which a person chooses.
struct PhotosPickerSheet: UIViewControllerRepresentable {
    let limit: Int
    let filter: PHPickerFilter?
    let isPresented: Binding<Bool>
    let chosen: ([PhotosPickerItem]) -> Void

    final class Coordinator: PHPickerViewControllerDelegate {
        var sheet: PhotosPickerSheet

        init(_ sheet: PhotosPickerSheet) { self.sheet = sheet }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            // Nothing chosen leaves what was.
            if !results.isEmpty { sheet.chosen(results.map { PhotosPickerItem($0) }) }
            sheet.isPresented.wrappedValue = false
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        configuration.filter = filter
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {
        context.coordinator.sheet = self
    }
}
