/// The known types: a small part of those that Apple's systems declare, under Apple's identifiers.
///
/// The names are those of Apple's documentation of UTType; the kinds of content are those registered with IANA.
struct TypeTable: Sendable {
    /// One type.
    struct Row: Sendable {
        var identifier: String
        var supertypes: [String]
        /// The preferred one first.
        var extensions: [String]
        /// The preferred one first.
        var mimeTypes: [String]
    }

    static let shared = TypeTable(text)

    let rows: [String: Row]
    /// The types with a file name's ending, and with a kind of content, in the order of the table.
    let byExtension: [String: [String]]
    let byMIMEType: [String: [String]]

    private init(_ text: String) {
        var rows: [String: Row] = [:]
        var byExtension: [String: [String]] = [:]
        var byMIMEType: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
                column.split(separator: " ").map(String.init)
            }
            guard columns.count == 4, let identifier = columns[0].first else { continue }
            rows[identifier] = Row(
                identifier: identifier, supertypes: columns[1], extensions: columns[2], mimeTypes: columns[3])
            for ending in columns[2] { byExtension[ending, default: []].append(identifier) }
            for type in columns[3] { byMIMEType[type, default: []].append(identifier) }
        }
        (self.rows, self.byExtension, self.byMIMEType) = (rows, byExtension, byMIMEType)
    }

    /// Identifier, supertypes, endings of file names, kinds of content.
    private static let text = """
        public.item|||
        public.content|public.item||
        public.composite-content|public.content||
        public.data|public.item||
        public.directory|public.item||
        public.folder|public.directory||
        public.volume|public.folder||
        com.apple.package|public.directory||
        com.apple.bundle|public.directory||
        com.apple.application|public.executable||
        com.apple.application-bundle|com.apple.application com.apple.package|app|
        com.apple.framework|com.apple.bundle|framework|
        public.executable|public.data||
        public.symlink|public.item||
        com.apple.resolvable|public.item||
        public.contact|public.item||
        public.message|public.item||
        public.email-message|public.data public.message|eml|message/rfc822
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory
        public.calendar-event|public.item||
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
        public.url|public.data||
        public.file-url|public.url||
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||
        public.utf16-plain-text|public.plain-text||
        public.utf16-external-plain-text|public.plain-text||
        public.delimited-values-text|public.text||
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
        public.rtf|public.text|rtf|text/rtf application/rtf
        com.apple.rtfd|com.apple.package public.composite-content|rtfd|
        com.apple.flat-rtfd|public.data public.composite-content||
        public.html|public.text|html htm shtml|text/html
        public.xhtml|public.xml|xhtml xhtm|application/xhtml+xml
        public.xml|public.text|xml|application/xml text/xml
        public.yaml|public.text|yml yaml|application/x-yaml text/yaml
        public.json|public.text|json|application/json
        public.geojson|public.json|geojson|application/geo+json
        public.css|public.text|css|text/css
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
        com.apple.property-list|public.data|plist|
        com.apple.binary-property-list|com.apple.property-list||
        com.apple.xml-property-list|com.apple.property-list public.xml||
        public.source-code|public.plain-text||
        public.assembly-source|public.source-code|s|
        public.c-source|public.source-code|c|
        public.objective-c-source|public.source-code|m|
        public.swift-source|public.source-code|swift|
        public.c-plus-plus-source|public.source-code|cpp cp cxx cc|
        public.objective-c-plus-plus-source|public.source-code|mm|
        public.c-header|public.source-code|h|
        public.c-plus-plus-header|public.source-code|hpp hh hxx|
        public.script|public.source-code||
        public.shell-script|public.script|sh command|application/x-sh
        public.python-script|public.script|py|text/x-python-script
        public.ruby-script|public.script|rb rbw|text/x-ruby-script
        public.perl-script|public.script|pl pm|text/x-perl-script
        public.php-script|public.script|php php3 php4 phtml|text/php
        com.netscape.javascript-source|public.source-code public.executable|js|text/javascript application/javascript
        public.image|public.data public.content||
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
        public.tiff|public.image|tiff tif|image/tiff
        com.compuserve.gif|public.image|gif|image/gif
        public.png|public.image|png|image/png
        com.apple.icns|public.image|icns|
        com.microsoft.bmp|public.image|bmp dib|image/bmp
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
        public.camera-raw-image|public.image||
        public.svg-image|public.image public.xml|svg|image/svg+xml
        com.apple.live-photo|public.composite-content||
        public.heif-standard|public.image||
        public.heif|public.heif-standard|heif hif|image/heif
        public.heic|public.heif-standard|heic|image/heic
        org.webmproject.webp|public.image|webp|image/webp
        public.3d-content|public.content||
        com.pixar.universal-scene-description|public.3d-content public.data|usd|
        com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip
        public.audiovisual-content|public.data public.content||
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        public.audio|public.audiovisual-content||
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
        public.mpeg|public.movie|mpg mpeg mpe|video/mpeg
        public.mpeg-2-video|public.video|m2v|video/mpeg2
        public.mpeg-2-transport-stream|public.movie|ts|
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4
        public.mpeg-4-audio|public.audio|mp4|audio/mp4
        com.apple.m4v-video|public.movie|m4v|video/x-m4v
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
        com.apple.protected-mpeg-4-audio|public.audio|m4p|
        com.apple.protected-mpeg-4-video|com.apple.m4v-video||
        public.avi|public.movie|avi vfw|video/avi video/x-msvideo
        public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav
        public.midi-audio|public.audio|midi mid|audio/midi
        org.xiph.flac|public.audio|flac|audio/flac
        public.aac-audio|public.audio|aac adts|audio/aac
        com.apple.coreaudio-format|public.audio|caf|audio/x-caf
        org.webmproject.webm|public.movie|webm|video/webm
        public.playlist|public.item||
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
        public.archive|public.data||
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2
        public.zip-archive|com.pkware.zip-archive|zip|application/zip
        com.pkware.zip-archive|public.archive||
        public.tar-archive|public.archive|tar|application/x-tar
        com.apple.archive|public.archive|aar|
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
        public.presentation|public.composite-content||
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
        public.spreadsheet|public.content||
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
        public.font|public.data||
        public.truetype-ttf-font|public.font|ttf|font/ttf
        public.opentype-font|public.font|otf|font/otf
        public.database|public.item||
        public.bookmark|public.item||
        public.log|public.plain-text|log|
        com.apple.log|public.log||
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
        public.x509-certificate|public.data|cer der crt|application/x-x509-ca-cert
        """
}
