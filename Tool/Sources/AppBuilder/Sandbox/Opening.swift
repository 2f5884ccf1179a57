/// A part of the machine that is open to programs in the box, with the places where it is.
///
/// The table in Documentation/Sandbox.md is made from these.
struct Opening {
    /// Its description in the table.
    var subject: String
    var places: [String]

    /// Open to every program in a box, to be read.
    static let system = [
        Opening(
            subject: "the system's programs, libraries, fonts, icons, locales and time zones",
            places: ["/usr", "/etc/localtime", "/etc/locale.alias", "/etc/ld.so.cache", "/etc/alternatives"]),
        Opening(
            subject: "how fonts, icons and graphics are set up",
            places: [
                "/etc/fonts", "/var/cache/fontconfig", "/etc/gtk-4.0", "/etc/glvnd", "/etc/vulkan", "/etc/mime.types",
            ]),
        Opening(
            subject: "certificates", places: ["/etc/ssl", "/etc/ca-certificates", "/etc/pki/tls", "/etc/pki/ca-trust"]),
    ]

    /// Open where there is a network, to be read.
    static let network = [
        Opening(
            subject: "names of hosts and services",
            places: ["/etc/resolv.conf", "/etc/host.conf", "/etc/gai.conf", "/etc/services", "/etc/protocols"])
    ]

    /// Open to apps, to be read: in the person's folders for configuration, data and caches, as
    /// `XDG_CONFIG_HOME` and its like have them.
    static let appearance = [
        Opening(subject: "the person's theme", places: ["CONFIG/gtk-4.0", "DATA/themes", "~/.themes"]),
        Opening(
            subject: "the person's fonts",
            places: ["CONFIG/fontconfig", "CACHE/fontconfig", "DATA/fonts", "~/.fonts"]),
        Opening(subject: "the person's icons and pointers", places: ["DATA/icons", "~/.icons"]),
        Opening(subject: "the person's compose sequences", places: ["~/.XCompose"]),
    ]

    /// Devices and what tells of them, open to apps with a window.
    static let graphics = Opening(
        subject: "the graphics card",
        places: ["/dev/dri", "/dev/nvidia0", "/dev/nvidiactl", "/dev/nvidia-modeset", "/dev/nvidia-uvm"])

    /// Descriptions of the devices, readable by apps with a window.
    static let devices = Opening(subject: "what the kernel says about devices", places: ["/sys/dev", "/sys/devices"])

    /// The variables of the environment that go into the box as they are, if they are set. A name that ends with `*` is
    /// the beginning of names.
    static let variables = [
        "LANG", "LANGUAGE", "LC_*", "TZ", "TERM", "COLORTERM", "NO_COLOR", "LD_LIBRARY_PATH",
        "GTK_*", "GDK_*", "GSK_*", "PANGO_*", "FONTCONFIG_*", "G_MESSAGES_DEBUG", "G_DEBUG", "LIBGL_*", "MESA_*",
        "XMODIFIERS", "XKB_*", "XCURSOR_*", "XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "XDG_SESSION_DESKTOP",
        "NO_AT_BRIDGE", "SWIFT_BACKTRACE",
    ]

    static func isOpen(_ variable: String) -> Bool {
        variables.contains { $0.hasSuffix("*") ? variable.hasPrefix($0.dropLast()) : variable == $0 }
    }
}
