/// What a person is shown of something before it is shared. Has no effect: the sheet shows the thing itself.
public struct SharePreview<Image, Icon> {
    /// The words that stand for it.
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview of words that are translated.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    /// Creates a preview of words as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview of words that are translated and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    /// Creates a preview of words as they are and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview of words that are translated and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview of words as they are and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview {
    /// Creates a preview of words that are translated and two pictures.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview of words as they are and two pictures.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}
