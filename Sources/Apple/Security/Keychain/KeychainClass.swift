/// A class of keychain items.
enum KeychainClass: String, Codable, CaseIterable {
    case genericPassword = "genp"
    case internetPassword = "inet"
    case certificate = "cert"
    case key = "keys"
    case identity = "idnt"

    /// The attributes that tell items of the class apart, besides the access group and whether they are synchronised.
    var primaryAttributes: [String] {
        switch self {
        case .genericPassword: ["acct", "svce"]
        case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"]
        case .certificate: ["ctyp", "issr", "slnr"]
        case .key: ["kcls", "klbl", "atag", "crtr", "type", "bsiz", "esiz"]
        case .identity: ["klbl", "issr", "slnr"]
        }
    }

    /// The kind of an attribute of any class; nil if there is no such attribute.
    static func kind(of attribute: String) -> KeychainValue.Kind? { kinds[attribute] }

    private static let kinds: [String: KeychainValue.Kind] = {
        var kinds: [String: KeychainValue.Kind] = [:]
        for name in ["agrp", "pdmn", "vwht", "tkid", "ptcl", "atyp"] { kinds[name] = .text }
        for name in [
            "acct", "svce", "sdmn", "srvr", "path", "labl", "desc", "icmt", "gena", "klbl", "atag", "prst",
        ] {
            kinds[name] = .any
        }
        for name in ["subj", "issr", "slnr", "skid", "pkhh"] { kinds[name] = .data }
        for name in [
            "crtr", "type", "invi", "nega", "port", "ctyp", "cenc", "kcls", "perm", "sens", "extr", "bsiz", "esiz",
            "encr",
            "decr", "drve", "sign", "vrfy", "wrap", "unwp",
        ] {
            kinds[name] = .number
        }
        for name in ["cdat", "mdat"] { kinds[name] = .date }
        return kinds
    }()
}
