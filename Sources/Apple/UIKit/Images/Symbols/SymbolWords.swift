/// The words that names of SF Symbols are made of.
///
/// Names are too many to list, and new ones come with every system; their words are few.
enum SymbolWords {
    static func contains(_ word: String) -> Bool {
        if all.contains(word) { return true }
        guard !word.isEmpty, word.utf8.count <= 7 else { return false }
        // A letter, a number, or a measure such as `3x3` and `10ft`.
        if word.utf8.count == 1, word.allSatisfy(\.isLowercase) { return true }
        let ending = word.drop { $0.isNumber || $0 == "x" }
        return ending.utf8.count < word.utf8.count
            && ["", "ft", "k", "d", "h", "st", "nd", "rd", "th"].contains(ending)
    }

    /// Whether words of names are a name as they stand. A single word is one only if it is listed: pictures of apps'
    /// own are called by plain words too.
    static func areName(_ words: [String]) -> Bool {
        words.count == 1 ? alone.contains(words[0]) : words.allSatisfy(contains)
    }

    private static func list(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    private static let alone = list(names)

    private static let all: Set<String> = {
        var words = list(more)
        for (name, _) in SymbolNames.all { words.formUnion(name.split(separator: ".").map(String.init)) }
        for name in SymbolCatalog.glyphs.keys { words.formUnion(name.split(separator: ".").map(String.init)) }
        return words
    }()

    /// Beside those of the names that have an icon.
    private static let more = """
        abc accessibility activity adaptive add aed ai air airbag airplane airpod airpodpro airpods airpodsmax
        airport airtag airtray alarm align allergens alpha alt alternatingcurrent ampersand amplifier and angle ant
        antenna aperture app apple applelogo applepencil applescript applewatch apps aqi aqua arc arcade archivebox
        arkit arrow arrowkeys arrows arrowshape arrowtriangle art ascending aspectratio assist asterisk at atom
        australian auto automatic automatically autostartstop avoidance axe axel axis axle back backpack backward
        bad bag bahtsign balloon balloons banknote barbell barcode barometer baseball basket basketball bathtub
        battery battery0 battery100 batteryblock beach beaker beam bear beats bed bell below bicycle binding
        binoculars bird birthday bitcoinsign blank blinds block board bold bolt boltring bonjour book bookmark books
        bookshelf boots bottom bottomhalf bottomthird bottomtrail box boxing braces bracket brackets brain brake
        brakesignal branch breakfast briefcase brightness broadcast browser bubble bubbles building bulb burn burst
        bus button buttons cabinet cable cablecar cake calendar camera candybarphone capslock capsule car card
        cardio carrot carseat cart case castle cat cedisign cell cellularbars center centsign chair chandelier
        character characters charging chart checkerboard checklist checkmark chevron child chineseyuanrenminbisign
        cigarette circle circlebadge circlepath circles clear click clipboard clock close closed cloud clover coarse
        coat code coffee coin collapse collision coloncurrencysign color colorgrid columns comb comet command
        commentary commonly compass complete compress computermouse concierge cone connected contextualmenu contrast
        control convertible cooktop cool core country cpu creditcard cricket crop cross crossed crown cruise
        cruzeirosign cube cup curlybraces curlyhair cursor cursorarrow curtains curved cutlery cylinder dance
        danishkronesign dash dashed data daytime deadline decrease deepthings defrost degreesign delete descending
        descent desk deskclock desktopcomputer dial diamond die digital digitalcrown directcurrent direction
        disabled discipline dishwasher display displays distribute divide dna doc dock document dog dollarsign
        dongsign door dot dots dotted double down downgrade download drag drone drop dryer duffle dumbbell dynamic
        ear earbuds earpods eject electric elevated ellipsis elliptical empty enclosed end engine entry environments
        equal eraser escape esim eurosign eurozonesign ev event exclamationmark exit expand explicit exposure
        external externaldrive extra eye eyebrow eyedropper eyeglasses eyes face facemask falling fan fast
        faxmachine fencing ferry fibrechannel field figure figures file filemenu fill filled film filter final
        finder fine fire fireplace fireworks first fish fishing fitness flag flame flashlight fleuron flexibility
        flipphone floor florinsign flow flows fluid fn fog folder foot football fork forward fossil frame franc
        francsign freezing front frostedglass fryingpan fuel fuelpump full function fx game gamecontroller gauge
        gear gearshape gift giftcard globe glove glow go goal golf good graduationcap graph grid group guaranisign
        guidepoint guitars gym gymbag gyroscope h hail half hammer hand handbag handball hands hanger hanging hare
        hat hazardsign head headlight headphones headset hearing heart heat heater heavy helm hexagon hexagongrid
        hexagonpath hidden high highlighter hiking hill hockey hold holding home homekit homepod homepodmini
        horizontal horn hot hourglass house household hryvniasign human humidifier humidity hurdle hurricane ice
        iceskate icloud image impaired import in increase indent independent indianrupeesign infinity info inner
        input insert inset intelligent internal internaldrive inverse inward ipad iphone ipod italic ivfluid jacket
        joystick jumprope k kashidaarabic key keyboard keyhole kickboxing kipsign knife knob ladybug lamp landscape
        lane lanyardcard laptopcomputer larisign laser lasso last latch latch2 launch lay leading leadinghalf
        leadingthird leaf left left2 lefthalf leftphone leftthird less lessthan letters level lifepreserver light
        lightbulb lightrail lightspectrum line linear lines link lirasign list livephoto lizard local location lock
        locket long loop low lower lowercase lowest lumber lungs macbook macmini macpro macstudio macwindow magazine
        magicmouse magnifyingglass magsafe mail mailbox mailclose mailstack main major malaysianringgitsign man
        manatsign map mappin marker martial math max maximum medal medical medicine meditation megaphone mellow
        membranous memories memorychip menubar menucard message metronome mic microbe microphone microscope
        microwave mid middle milestone milkteasign millsign min mind mini minimum minus mirror mixed mobility moon
        moonphase moonrise moonset mortarboard mosaic motion motor motorcycle mount mountain mountains mouse mouth
        move movieclapper mug multiply music mustache nairasign narrow network neurology newspaper night nighttime
        noise non north northern norwegiankronesign nose nosign note notequal number numbers numbersign of off oil
        oilcan omega on open opticaldisc opticaldiscdrive option or oral outdent outer outlet outline output outward
        oval oven p package padel padheader paintbrush paintpalette paperclip paperplane parachute paragraph
        paragraphsign parenthesis parking parkingsign partially party passkey path pause pawprint peacesign pedal
        pedestrian pelvic pencil pencilline penguin people percent perimeter period person personalhotspot
        perspective pesetasign pesosign phone photo photos piano pianokeys pickleball pill pills pin pinch pip pipe
        pizza placeholdertext play playback playpause plus plusminus podcast point pointer polishzlotysign popcorn
        popup portrait power powercord poweroff poweroutlet powerplug powersleep pressure preview printer prohibit
        projective proportions pulse pump puzzle puzzlepiece pyramid qrcode quarter quarternote questionmark quiver
        quote quotelevel race radio radiowaves rain rainbow ratio ray rays rear receiver record recordingtape
        rectangle rectangles recycle reflect refresh refrigerator regular remove repeat reply resize restart
        retarder return rhombus ribbon right righthalf rightthird road robotic rocket rolling roman rosette rotate
        rotation round roundtable router rower rows rpm ruble rublesign rugby ruler run running rupeesign safari
        safe sailboat sandals satellite save saxophone scale scalemass scanner scissors scope screwdriver scribble
        scroll sd sdcard seal search seat seatbelt section selected selection sensor server settings sharedwithyou
        shareplay shazam shekelsign shield shift ship shippingbox shirt shoe shoeprints short shower shuffle side
        sidebar sidebarleft sideways sign signature signpost simcard singaporedollarsign single sink skateboard skew
        skier skis skull slash slashed sleep sleet slider slot slow2 slowmo small smallcircle smartphone smoke
        smoking snow snowboard snowflake soccer soccerball social socket soda sofa solid sonos sort sos south
        southern space spacer spaceship sparkle sparkler sparkles spatial spatula speaker speakerphone spectacles
        speedometer spigot split spoke spoon sports sportscourt spring square squarebadge squareroot squares
        squareshape stack stairs star staroflife stars steering steeringwheel stereo sterlingsign stethoscope stick
        stop stopwatch storefront storm stove strikethrough stroke stroller studentdesk submarine submenu subtract
        suit suitcase sum sun sunglasses sunrise sunset sunshine surfboard surfing suspension suv suvside swap
        swatchpalette swedishkronasign sweep swift swiftdata swirl switch switches sync syringe table tablecells
        tablefurniture tag tail tall target tassel taxi teddybear telephone teletype temperature tengesign tennis
        tennisball tent terminal testtube text textbox textfield textformat theatermask theatermasks thermometer
        thermosensor thermostat thick thin third thumbsdown thumbsup ticket timelapse timeline timer tire
        tirepressure to toggle togglepower toilet tophalf topthird torch tornado tortoise touchid tower toy track
        trackpad traction trail trailing trailinghalf trailingthird train tram transmission trapezoid trash tray
        treadmill tree triangle trianglebadge triangles trophy tropicalstorm truck tshirt tugriksign tuningfork
        turkishlirasign tv twist twotone type u ultrawide umbrella under underline unknown up upload upper uppercase
        upward user utensils utilities v vault ventilation vertical vial vials video view viewfinder viola virus
        visible visionpro visor voiceover volleyball wake walk wallet wand wandcrop warning warninglight washer
        watch watchface watchfaceapplewatchcase water waterbottle wave waveform waves webcam weight wheel wheelchair
        whistle wide wifi wind window windshield wine wineglass wipe wireless with women wonsign work wrench wrist
        writing wrongwaysign xaxis xbox xmark xserve yaxis yensign yogamat zipper zone zoom zzz
        """

    /// Names of one word.
    private static let names = """
        abc accessibility airplane airpodpro airpods airpodsmax airpodspro airtag alarm allergens alt ant antenna
        app apple applelogo applepencil applescript applewatch aqi archivebox arkit asterisk at atom australsign
        backpack bag bahtsign balloon banknote barcode barometer baseball basket basketball bathtub battery beach
        beats bed bell bicycle binoculars bird bitcoinsign bold bolt book bookmark brain briefcase bubble building
        bus cablecar calendar camera candybarphone capslock capsule car carrot cart case cat cedisign cellularbars
        centsign chair chandelier character checkerboard checklist checkmark chevron circle circlebadge clear
        clipboard clock cloud clover coat coloncurrencysign colorsquare comb command compass computermouse cone
        contextualmenu control cooktop cpu creditcard crop cross crown cruzeirosign cube cup curlybraces curtains
        cylinder danishkronesign dehumidifier deskclock desktopcomputer diamond digitalcrown directcurrent
        dishwasher display divide doc dock document dog dollarsign dongsign drop dryer dumbbell ear earbuds earpods
        eject ellipsis envelope equal eraser escape esim ethernet eurosign eurozonesign evplug exclamationmark
        externaldrive eye eyebrow eyedropper eyeglasses eyes f faceid facemask faxmachine ferry fibrechannel figure
        filemenu film fireplace fireworks fish flag flame fleuron flipphone florinsign flowchart folder football
        forward fossil francsign frying fryingpan fuelpump function fx gamecontroller gauge gear gearshape gift
        giftcard globe glowplug gobackward goforward graduationcap greaterthan greetingcard grid guaranisign guitars
        gyroscope hammer handbag hare headlight headphones headset hearingdevice heart heater helm hexagon
        highlighter hockey homekit homepod homepodmini hourglass house hryvniasign humidifier hurricane icloud
        indianrupeesign infinity info internaldrive ipad iphone ipod italic ivfluid j k kashidaarabic key keyboard
        kipsign ladybug lamp laptopcomputer larisign lasso latch leaf lessthan level lifepreserver light lightbulb
        lightrail lightspectrum link lirasign list livephoto lizard location lock lungs macbook macmini macpro
        macstudio macwindow magazine magicmouse magnifyingglass magsafe mail mailbox malaysianringgitsign manatsign
        map mappin medal megaphone memories memorychip menubar menucard message metronome mic microbe microphone
        microwave millsign minus mirror moon moonphase moonrise moonset mosaic motorcycle mountain mouth
        movieclapper mug multiply music mustache nairasign network newspaper norwegiankronesign nose nosign notequal
        number numbersign oar octagon oilcan opticaldisc opticaldiscdrive option oval oven p paintbrush paintpalette
        paperclip paperplane paragraphsign parkingsign party pause pawprint peacesign pencil pentagon percent person
        perspective peruviansolessign pesetasign pesosign phone photo photos pianokeys pill pills pin pip pipe play
        playstation plus plusminus podium point polishzlotysign popcorn poweroff poweron poweroutlet powerplug
        powersleep printer projective purchased puzzlepiece pyramid qrcode questionmark quotelevel radio rainbow
        rays receiver recordingtape rectangle refrigerator remote repeat restart retarder return rhombus ribbon road
        romanianleusign rosette rotate rublesign ruler rupeesign safari sailboat scale scalemass scanner scissors
        scooter scope screwdriver scribble scroll sdcard seal selection sensor server shareplay shazam shekelsign
        shield shift shippingbox shoe shower shuffle sidebar signature signpost simcard singaporedollarsign sink
        skateboard skew skis slash sleep slowmo smallcircle smoke snowboard snowflake soccerball sofa sos space
        sparkle sparkles speaker speedometer sportscourt square squareroot squareshape star staroflife steeringwheel
        sterlingsign stethoscope stop stopwatch storefront stove strikethrough stroller studentdesk suitcase sum sun
        sunglasses sunrise sunset surfboard swatchpalette swedishkronasign swift swiftdata swirl switch syringe
        table tablecells tachometer tag target taxi teddybear telephone teletype tengesign tennisball tent terminal
        testtube textbox textformat theatermask theatermasks thermometer thermosensor thermostat ticket timelapse
        timer togglepower toilet tornado tortoise torus touchid toy train tram transmission trapezoid trash tray
        tree triangle trophy tropicalstorm truck tshirt tugriksign tuningfork turkishlirasign tv umbrella underline
        utensils v vial view viewfinder visionpro visor voiceover volleyball wake wallet washer watchface
        waterbottle wave waveform webcam wheelchair wifi wind window wineglass wonsign wrench x xbox xmark xserve
        yensign zl zzz
        """
}
