public import Foundation

extension URL {
    /// Writes an address, with the parts that it is to have.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            /// A part, from the first to the last.
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            enum Rule: Codable, Hashable, Sendable {
                case always, never
                case when(Component, Set<String>, isShown: Bool)
            }
            let rule: Rule

            /// Whenever the address has it.
            public static let always = ComponentDisplayOption(rule: .always)
            /// Never.
            public static let never = ComponentDisplayOption(rule: .never)
            /// Not in addresses of the schemes `http` and `https`.
            public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])
            /// Where another part is one of some words.
            public static func displayWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> ComponentDisplayOption { .init(rule: .when(component, requirements, isShown: true)) }
            /// Where another part is none of some words.
            public static func omitWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> ComponentDisplayOption { .init(rule: .when(component, requirements, isShown: false)) }

            public var description: String {
                switch rule {
                case .always: "always"
                case .never: "never"
                case .when(let component, let words, let isShown):
                    "\(isShown ? "display" : "omit") when \(component) matches \(words.sorted())"
                }
            }

            func shows(_ text: (Component) -> String?) -> Bool {
                switch rule {
                case .always: true
                case .never: false
                case .when(let component, let words, let isShown):
                    text(component).map(words.contains) ?? false == isShown
                }
            }
        }

        /// When the host is written, and how much of it.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            let option: ComponentDisplayOption
            var subdomains: Set<String> = []
            var omitsSeveral = false

            /// Whenever the address has it.
            public static let always = HostDisplayOption(option: .always)
            /// Never.
            public static let never = HostDisplayOption(option: .never)
            /// Not in addresses of the schemes `http` and `https`.
            public static let omitIfHTTPFamily = HostDisplayOption(option: .omitIfHTTPFamily)
            /// Without some names in front.
            ///
            /// - Parameter omitMultiLevelSubdomains: Whether all but the last two names of a longer host are left out.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> HostDisplayOption {
                .init(option: .always, subdomains: subdomainsToOmit, omitsSeveral: omitMultiLevelSubdomains)
            }
            /// Without some names in front, where another part is one of some words.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
                when component: Component, matches requirements: Set<String>
            ) -> HostDisplayOption {
                .init(
                    option: .displayWhen(component, matches: requirements), subdomains: subdomainsToOmit,
                    omitsSeveral: omitMultiLevelSubdomains)
            }
            /// Where another part is one of some words.
            public static func displayWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> HostDisplayOption { .init(option: .displayWhen(component, matches: requirements)) }
            /// Where another part is none of some words.
            public static func omitWhen(
                _ component: Component, matches requirements: Set<String>
            ) -> HostDisplayOption { .init(option: .omitWhen(component, matches: requirements)) }

            public var description: String { option.description }

            private var isPartial: Bool { !subdomains.isEmpty || omitsSeveral }

            func text(_ host: String, _ other: (Component) -> String?) -> String? {
                let isMet = option.shows(other)
                // What is said of names in front leaves the host whole where it does not hold.
                guard isMet else { return isPartial ? host : nil }
                guard isPartial else { return host }
                var names = host.split(separator: ".", omittingEmptySubsequences: false)
                if names.count > 2, let first = names.first, subdomains.contains(String(first)) { names.removeFirst() }
                if omitsSeveral, names.count > 3 { names = names.suffix(2) }
                return names.joined(separator: ".")
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var host: HostDisplayOption

        /// Creates a style of addresses.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
            self.host = host
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> FormatStyle {
            var copy = self
            copy.options[component] = option
            return copy
        }

        /// The same, with the scheme or without.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.scheme, strategy) }
        /// The same, with the user's name or without.
        public func user(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.user, strategy) }
        /// The same, with the password or without.
        public func password(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.password, strategy) }
        /// The same, with the port or without.
        public func port(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.port, strategy) }
        /// The same, with the path or without.
        public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.path, strategy) }
        /// The same, with the query or without.
        public func query(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.query, strategy) }
        /// The same, with the fragment or without.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.fragment, strategy) }
        /// The same, with the host, a part of it or without.
        public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
            var copy = self
            copy.host = strategy
            return copy
        }

        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func text(_ component: Component) -> String? {
                switch component {
                case .scheme: parts.scheme
                case .user: parts.user
                case .password: parts.password
                case .host: parts.host
                case .port: parts.port.map(String.init)
                case .path: parts.path.isEmpty ? nil : parts.path
                case .query: parts.query
                case .fragment: parts.fragment
                }
            }
            func shown(_ component: Component) -> String? {
                options[component]?.shows(text) == true ? text(component) : nil
            }
            var result = shown(.scheme).map { $0 + (parts.host == nil ? ":" : "://") } ?? ""
            let host = parts.host.flatMap { self.host.text($0, text) }
            if let host {
                if let user = shown(.user) { result += user + (shown(.password).map { ":" + $0 } ?? "") + "@" }
                result += host + (shown(.port).map { ":" + $0 } ?? "")
            }
            result += shown(.path) ?? ""
            result += shown(.query).map { "?" + $0 } ?? ""
            result += shown(.fragment).map { "#" + $0 } ?? ""
            return result
        }
    }

    /// The address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }

    /// The address with its scheme, host and path.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The scheme, the host and the path of an address.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}
