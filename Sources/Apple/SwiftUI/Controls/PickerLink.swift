/// A picker that leads to a screen of its options.
struct PickerLink: View {
    let label: AnyView
    let options: [PickerOption]
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void

    var body: some View {
        NavigationLink {
            PickerScreen(
                title: _ViewWords(label).text ?? "", options: options, chosen: chosen, choose: choose)
        } label: {
            HStack {
                label
                Spacer()
                Text(verbatim: options.first { $0.tag == chosen }?.title ?? (chosen == nil ? "Mixed" : ""))
                    .foregroundColor(.secondary)
            }
        }
    }
}

/// The options, one below the other, with a tick at the chosen one. A choice leads back.
private struct PickerScreen: View {
    let title: String
    let options: [PickerOption]
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.tint) private var tint

    var body: some View {
        List(options.indices, id: \.self) { index in
            Button {
                choose(options[index].tag)
                dismiss()
            } label: {
                HStack {
                    if let image = options[index].image { Image(uiImage: image) }
                    Text(verbatim: options[index].title)
                    Spacer()
                    if options[index].tag == chosen {
                        Image(systemName: "checkmark").fontWeight(.semibold).foregroundColor(tint ?? .accentColor)
                    }
                }
                .foregroundColor(.primary)
            }
            .accessibilityAddTraits(options[index].tag == chosen ? [.isSelected] : [])
        }
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
    }
}
