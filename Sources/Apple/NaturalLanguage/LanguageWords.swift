/// What tells languages of one script apart: words that are frequent in texts of any kind, and letters that few have.
enum LanguageWords {
    static let frequent: [Script: [NLLanguage: Set<String>]] = [
        .latin: [
            .english: words(
                "the of and to in is you that it he was for on are with as his they at be this have from or had by but not what all were we when your can there an which their if will"
            ),
            .german: words(
                "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei ich wir aber noch wie einem über"
            ),
            .french: words(
                "le la les de et à des un une en est que pour qui dans ce il ne pas au du sur plus par je avec tout mais nous vous être cette sont ont c'est leur"
            ),
            .spanish: words(
                "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ya este sí porque esta cuando muy sin sobre también me hasta hay"
            ),
            .italian: words(
                "di e il che la in un a per è una sono non con si da come le dei nel alla più anche ma del della questo ha io lo gli mi ti suo perché quando"
            ),
            .portuguese: words(
                "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também"
            ),
            .dutch: words(
                "de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij uit nog wel door naar hij zij wij ik heeft deze geen worden"
            ),
            .swedish: words(
                "och i att det som en på är av för med den till inte har de ett om var jag men från vi så kan när nu eller hade ska vid"
            ),
            .danish: words(
                "og i at det som en på er af for med den til ikke har de et om var jeg men fra vi så kan når nu eller havde skal ved blev hvad"
            ),
            .norwegian: words(
                "og i at det som en på er av for med den til ikke har de et om var jeg men fra vi så kan når nå eller hadde skal ved ble hva"
            ),
            .finnish: words(
                "ja on ei se että oli hän mutta ovat kun niin tai joka myös kuin minä sinä he me tämä mitä vain jos ole olla"
            ),
            .polish: words(
                "i w na nie się z do to że jest o jak ale po co tak za od już jego jej są przez tylko może być był była dla czy"
            ),
            .czech: words(
                "a se v na je že s z do i o k to ve pro za by ale si po jako jsem jsou které který byl tak jeho už jen nebo"
            ),
            .hungarian: words(
                "a az és hogy nem is egy ez volt meg de csak már mint ha vagy el mert még van azt ezt ki nagyon amely"),
            .romanian: words(
                "și de la în a cu pe un o nu este care din că mai să pentru sunt ce au fost dar sau după prin"),
            .turkish: words(
                "ve bir bu da de için ile çok ne gibi daha ama o ben sen biz var yok olarak kadar sonra mi değil olan"),
            .vietnamese: words(
                "và của là có không một người được cho trong đã với các những này để khi từ tôi anh cũng như về"),
            .indonesian: words(
                "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka"
            ),
        ],
        .cyrillic: [
            .russian: words("и в не на я что он с как это по но она к у из за от так же для бы мы вы его было только"),
            .ukrainian: words("і в не на що з як це та до але він вона від за про у ми ви його було тільки є й"),
            .bulgarian: words("и на да не се е за от в с че като по са но това той тя са ще беше"),
        ],
        .arabic: [
            .arabic: words("في من على إلى أن هذا هذه التي الذي لا ما كان عن مع هو هي"),
            .persian: words("و در به از که این را با است برای آن یک می خود تا"),
            .urdu: words("کے کی میں ہے اور سے کا کو اس نے پر ہیں یہ"),
        ],
        .devanagari: [
            .hindi: words("के में है की और से का को एक पर यह ने नहीं हैं था"),
            .marathi: words("आणि आहे या ते हे मध्ये एक नाही तो ती होते"),
        ],
    ]

    static let letters: [Script: [NLLanguage: Set<Character>]] = [
        .latin: [
            .german: ["ß"], .spanish: ["ñ", "¿", "¡"], .portuguese: ["ã", "õ"], .french: ["œ", "ù"],
            .polish: ["ł", "ą", "ę", "ż", "ś", "ź"], .czech: ["ř", "ě", "ů"], .hungarian: ["ő", "ű"],
            .romanian: ["ș", "ț", "ă"], .turkish: ["ğ", "ı", "ş"], .icelandic: ["þ", "ð"],
            .vietnamese: ["đ", "ơ", "ư", "ạ", "ả", "ấ", "ầ", "ế", "ề", "ệ", "ị", "ọ", "ộ", "ợ", "ụ", "ữ"],
        ],
        .cyrillic: [
            .russian: ["ы", "э", "ё"], .ukrainian: ["і", "ї", "є", "ґ"], .kazakh: ["қ", "ғ", "ң", "ұ", "ә"],
            .mongolian: ["ө", "ү"],
        ],
        .arabic: [.persian: ["پ", "چ", "ژ", "گ"], .urdu: ["ٹ", "ڈ", "ے", "ں"], .arabic: ["ة", "ى"]],
        .devanagari: [.marathi: ["ळ"]],
    ]

    static let simplified: Set<Character> = Set("这们来时说国为学会对过还没样点经动问车长门见书东马鱼鸟风电话语读写买卖头")
    static let traditional: Set<Character> = Set("這們來時說國為學會對過還沒樣點經動問車長門見書東馬魚鳥風電話語讀寫買賣頭")

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
