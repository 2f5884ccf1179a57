import Documents

/// `<searchBar>`.
enum SearchBarElement: ViewElement {
    static let names = ["searchBar"]

    static func decode(_ element: InterfaceElement, _ bar: UISearchBar, _ loader: NibLoader) {
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let text = loader.text(element, "text") { bar.text = text }
        if let placeholder = loader.text(element, "placeholder") { bar.placeholder = placeholder }
        if let prompt = loader.text(element, "prompt") { bar.prompt = prompt }
        if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
        if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
        if element["barStyle"] == "black" { bar.barStyle = .black }
        if let color = loader.color(element, "barTintColor") { bar.barTintColor = color }
        if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
        if let titles = element.child(named: "scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children(named: "string").map(loader.string)
        }
        let traits = InputTraits(element.child(key: "textInputTraits"))
        bar.autocapitalizationType = traits.capitalization
        bar.autocorrectionType = traits.correction
        bar.keyboardType = traits.keyboard
        if element.child(key: "textInputTraits")?["returnKeyType"] != nil { bar.returnKeyType = traits.returnKey }
    }
}
