/// The names of menus that the system has. The bar of an app here has those of `UIMenu.Identifier` itself; with the others an
/// app names its own.
extension UIMenu.Identifier {
    /// The menu with the app's name, and its parts.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The name of the menu for about.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The name of the menu for preferences.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The name of the menu for services.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The name of the menu for hide.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The name of the menu for quit.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")

    /// Parts of the file menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The name of the menu for open recent.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The name of the menu for close.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The name of the menu for print.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The name of the menu for document.
    public static let document = UIMenu.Identifier("com.apple.menu.document")

    /// Parts of the edit menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The name of the menu for standard edit.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The name of the menu for find.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The name of the menu for replace.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The name of the menu for share.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The name of the menu for lookup.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The name of the menu for learn.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The name of the menu for spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The name of the menu for substitutions.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The name of the menu for transformations.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The name of the menu for speech.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The name of the menu for auto fill.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")

    /// The menu for the look of text, and its parts.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The name of the menu for font.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The name of the menu for text size.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The name of the menu for text color.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The name of the menu for text style.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The name of the menu for text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The name of the menu for alignment.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")

    /// Parts of the view menu and of the window menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The name of the menu for sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The name of the menu for fullscreen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The name of the menu for minimize and zoom.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The name of the menu for bring all to front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
