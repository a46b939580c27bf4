/// The symbols people use most: the glyph, its ASCII stand-in, and the names it serves.
///
/// Chosen by hand for shape: one column, no emoji, in DejaVu Sans Mono (and so in most terminal fonts). Names refined by a suffix
/// (`.fill`, `.circle`, `.slash`, `.badge.plus`) need no entry of their own unless they look different.
enum SymbolNames {
    static let lines = """
        ⌕ / magnifyingglass plus.magnifyingglass minus.magnifyingglass text.magnifyingglass doc.text.magnifyingglass
        ✓ v checkmark checklist checkmark.circle checkmark.seal checkmark.square checkmark.rectangle
        ✕ x xmark xmark.circle multiply clear delete.backward
        + + plus plus.circle plus.square plus.app plus.rectangle plus.forwardslash.minus
        - - minus minus.circle minus.square
        ÷ / divide
        = = equal equal.circle
        ± ~ plusminus
        ! ! exclamationmark exclamationmark.circle exclamationmark.octagon
        △ ! exclamationmark.triangle exclamationmark.shield
        ? ? questionmark questionmark.circle questionmark.app questionmark.bubble
        i i info info.circle info.square
        … . ellipsis ellipsis.circle ellipsis.rectangle
        ‹ < chevron.left chevron.backward chevron.compact.left
        › > chevron.right chevron.forward chevron.compact.right
        ⌃ ^ chevron.up chevron.compact.up control
        ⌄ v chevron.down chevron.compact.down
        ⇕ : chevron.up.chevron.down arrow.up.and.down chevron.up.down
        « < chevron.left.2 chevron.backward.2 backward backward.end gobackward
        » > chevron.right.2 chevron.forward.2 forward forward.end forward.frame goforward
        ← < arrow.left arrow.backward arrowshape.left arrow.left.circle arrowshape.backward
        → > arrow.right arrow.forward arrowshape.right arrow.right.circle arrowshape.forward
        ↑ ^ arrow.up arrowshape.up arrow.up.circle
        ↓ v arrow.down arrowshape.down arrow.down.circle
        ⇔ = arrow.left.and.right arrow.left.and.right.circle arrow.left.and.right.square
        ⇖ ^ arrow.up.left
        ⇗ ^ arrow.up.right arrow.up.forward arrow.up.right.square arrow.up.forward.app arrow.up.forward.square
        ⇘ v arrow.down.right arrow.down.forward
        ⇙ v arrow.down.left arrow.down.backward
        ⇅ : arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.square
        ⇄ = arrow.left.arrow.right arrow.left.arrow.right.circle shuffle arrow.swap rectangle.2.swap translate
        ↻ r arrow.clockwise arrow.clockwise.circle repeat repeat.circle rotate.right arrow.trianglehead.clockwise
        ↺ u arrow.counterclockwise arrow.counterclockwise.circle rotate.left arrow.trianglehead.counterclockwise
        ♺ r arrow.2.squarepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise repeat.1 arrow.2.circlepath
        ♺ r arrow.3.trianglepath
        ↶ u arrow.uturn.backward arrow.uturn.left arrow.turn.up.left arrowshape.turn.up.left
        ↷ r arrow.uturn.forward arrow.uturn.right arrow.turn.up.right arrowshape.turn.up.right
        ↳ L arrow.turn.down.right arrow.turn.down.left
        ⇲ % arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
        ⇱ % arrow.down.right.and.arrow.up.left arrow.down.left.and.arrow.up.right
        ↧ v arrow.down.to.line arrow.down.doc arrow.down.document square.and.arrow.down
        ↧ v square.and.arrow.down.on.square tray.and.arrow.down
        ↥ ^ arrow.up.to.line arrow.up.doc arrow.up.document arrow.up.bin square.and.arrow.up
        ↥ ^ square.and.arrow.up.on.square
        ⇤ < arrow.left.to.line
        ⇥ > arrow.right.to.line
        ⋎ Y arrow.triangle.branch arrow.triangle.merge arrow.triangle.pull
        ✎ e pencil square.and.pencil pencil.circle pencil.line highlighter pencil.and.outline applepencil
        ✎ e rectangle.and.pencil.and.ellipsis
        ✐ b paintbrush paintbrush.pointed pencil.tip lasso scribble signature
        ◍ c paintpalette eyedropper swatchpalette circle.lefthalf.filled circle.righthalf.filled
        ⊔ D trash trash.circle xmark.bin
        ⌫ < delete.left eraser
        ⌦ > delete.right
        ▱ F folder folder.circle folder.badge.plus folder.badge.gearshape
        ⍽ T tray tray.full tray.2 tray.circle inset.filled.tray
        ⊟ A archivebox archivebox.circle shippingbox externaldrive internaldrive opticaldiscdrive cabinet box.truck
        ⊟ A truck.box
        ▯ d doc document doc.badge.plus note note.text.badge.plus iphone apps.iphone candybarphone
        ≣ = doc.text document.text doc.plaintext doc.richtext text.page text.document list.clipboard clipboard
        ❐ 2 doc.on.doc document.on.document square.on.square plus.square.on.square rectangle.on.rectangle
        ❐ 2 doc.on.clipboard square.stack square.2.layers.3d
        ▤ = note.text newspaper text.rectangle menucard rectangle.grid.1x2 doc.append scroll list.bullet.rectangle
        ▤ = tablecells.badge.ellipsis
        ◫ B book book.closed book.pages character.book.closed text.book.closed magazine rectangle.split.2x1
        ◫ B window.vertical.open window.vertical.closed window.casement square.split.2x1
        ≡ = line.3.horizontal line.horizontal.3 text.justify text.alignleft text.aligncenter text.alignright
        ≡ = equal.square line.3.horizontal.circle
        ▽ Y line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3.decrease arrowtriangle.down
        ≔ = list.bullet list.dash list.star list.triangle list.bullet.circle list.bullet.indent text.append
        ≔ = list.and.film text.line.first.and.arrowtriangle.forward increase.indent decrease.indent
        ≔ = increase.quotelevel
        № # list.number
        ∺ = slider.horizontal.3 slider.vertical.3 slider.horizontal.2 switch.2 slider.horizontal.below.rectangle
        ∺ = tuningfork
        ▦ # square.grid.3x3 square.grid.3x2 square.grid.4x3.fill rectangle.grid.3x2 square.grid.3x1.folder tablecells
        ▦ # table rectangle.grid.3x3 rectangle.3.group
        ⊞ # square.grid.2x2 rectangle.grid.2x2 uiwindow.split.2x1 square.grid.2x2.fill apps.ipad circle.grid.2x2
        ∷ : circle.grid.3x3 circle.grid.2x1 circle.grid.cross
        ◧ [ sidebar.left sidebar.leading rectangle.leftthird.inset.filled rectangle.lefthalf.filled
        ◧ [ rectangle.leadinghalf.filled
        ◨ ] sidebar.right sidebar.trailing rectangle.rightthird.inset.filled rectangle.righthalf.filled
        ◨ ] rectangle.trailinghalf.filled
        ⬓ _ rectangle.bottomhalf.filled rectangle.bottomthird.inset.filled dock.rectangle
        ⬓ _ rectangle.bottomhalf.inset.filled
        ▭ [ rectangle macwindow display desktopcomputer tv rectangle.portrait.and.arrow.right creditcard wallet.pass
        ▭ [ ticket menubar.rectangle inset.filled.rectangle rectangle.dashed wallet.bifold giftcard
        ⌂ h house house.circle music.note.house homekit
        ▥ H building building.2 building.columns barcode film film.stack building.2.crop.circle
        ♙ p person person.circle person.crop.circle person.crop.square person.text.rectangle figure.stand figure
        ♙ p person.badge.plus
        ⚇ P person.2 person.3 person.2.circle person.3.sequence person.2.crop.square.stack rectangle.stack.person.crop
        ⚇ P shareplay
        ♘ w figure.walk figure.run figure.hiking figure.dance figure.outdoor.cycle figure.strengthtraining.traditional
        ♘ w dumbbell skateboard snowboard surfboard figure.yoga
        ☻ : face.smiling face.dashed faceid smiley
        ☞ > hand.point.right hand.point.up hand.point.up.left hand.tap cursorarrow cursorarrow.rays hand.draw
        ☞ > signpost.right signpost.left
        ☟ v hand.point.down hand.thumbsdown
        ♡ h heart heart.circle heart.text.square suit.heart bolt.heart arrow.up.heart heart.square
        ★ * star.fill star.circle.fill star.square.fill
        ☆ * star star.circle star.leadinghalf.filled star.square star.slash
        ⚐ f flag flag.circle flag.2.crossed
        ⚑ f flag.fill flag.checkered
        ✧ * sparkles sparkle wand.and.stars wand.and.rays wand.and.sparkles apple.intelligence apple.image.playground
        ✺ o seal rosette medal burst
        # # number grid grid.circle number.circle number.square
        @ @ envelope at at.circle envelope.circle envelope.open mail mail.stack envelope.badge
        ➤ > paperplane paperplane.circle location.north location.north.line
        ❍ o bubble bubble.left bubble.right message bubble.left.and.bubble.right text.bubble ellipsis.bubble
        ❍ o ellipsis.message captions.bubble plus.bubble plus.message bubble.middle.bottom
        ❝ " quote.bubble quote.opening text.quote
        ❞ " quote.closing
        ☏ t phone phone.circle phone.down phone.arrow.up.right phone.bubble teletype
        Ω b bell bell.badge bell.circle bell.slash alarm alarm.waves.left.and.right
        ◷ c clock clock.circle clock.arrow.circlepath clock.badge.checkmark stopwatch timer clock.arrow.2.circlepath
        ◷ c hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled deskclock timer.circle
        ▣ C calendar calendar.badge.plus calendar.circle cpu memorychip calendar.day.timeline.left simcard
        ▣ C calendar.badge.clock square.inset.filled
        ◉ o eye eye.circle camera camera.circle record.circle circle.inset.filled largecircle.fill.circle
        ◉ o smallcircle.filled.circle web.camera camera.aperture button.programmable
        ⌀ o eye.slash nosign circle.slash slash.circle
        ▨ i photo photo.circle photo.on.rectangle photo.stack photo.artframe rectangle.stack
        ▨ i rectangle.on.rectangle.angled square.stack.3d.up sparkles.rectangle.stack photo.tv
        ▨ i person.and.background.dotted
        ▷ > video video.circle play.tv airplayvideo video.badge.plus play.rectangle.on.rectangle livephoto.play
        ► > play play.circle play.rectangle play.square play.fill memories.play
        ‖ = pause pause.circle pause.rectangle pause.fill playpause square.split.1x2.vertical rectangle.split.3x1
        ■ # stop stop.circle stop.fill square.fill
        ● o circle.fill record smallcircle.fill
        ♪ m music.note music.mic music.quarternote.3 music.note.list guitars pianokeys music.pages
        ♫ m music.note.tv hifispeaker radio opticaldisc.fill
        ◁ s speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.slash megaphone speaker.circle
        ◁ s arrowtriangle.left
        ∩ h headphones earbuds airpods airpodspro airpodsmax beats.headphones
        ∽ ~ waveform waveform.path waveform.path.ecg waveform.circle water.waves wind wave.3.right
        ∽ ~ dot.radiowaves.left.and.right
        M M mic mic.circle microphone mic.slash
        ▧ m map map.circle square.dashed.inset.filled
        ▾ p mappin mappin.circle mappin.and.ellipse pin.circle
        ⊥ p pin pin.slash pin.square
        ➚ + location location.circle scope dot.scope location.viewfinder dot.viewfinder dot.circle.viewfinder
        ➚ + plus.viewfinder
        ⊕ o globe globe.europe.africa globe.americas globe.asia.australia network globe.badge.chevron.backward
        ⊕ o globe.desk plus.circle.fill
        ⊛ o safari location.slash compass.drawing aqi.medium
        ◎ o target dot.circle circle.circle circle.dashed.inset.filled livephoto
        ◎ o dot.circle.and.hand.point.up.left.fill smallcircle.circle opticaldisc
        ◘ L lock lock.circle lock.shield lock.open lock.rotation lock.iphone lock.rectangle lock.square
        ⊸ k key key.horizontal key.radiowaves.forward person.badge.key
        ◊ s shield checkmark.shield shield.lefthalf.filled diamond suit.diamond
        ⎈ * gear gearshape gearshape.2 gear.badge gear.circle gearshape.circle
        ⊤ T hammer wrench wrench.and.screwdriver wrench.adjustable screwdriver hammer.circle tshirt
        ✄ X scissors scissors.circle crop.rotate
        ⬚ [ viewfinder viewfinder.circle barcode.viewfinder qrcode.viewfinder doc.viewfinder document.viewfinder
        ⬚ [ text.viewfinder camera.viewfinder crop arrow.up.left.and.down.right.magnifyingglass
        ⬚ [ rectangle.expand.vertical faceid.viewfinder
        ▩ # qrcode rectangle.checkered checkerboard.rectangle
        ∞ & link link.circle link.badge.plus personalhotspot point.topleft.down.curvedto.point.bottomright.up
        T T textformat.size
        K K keyboard keyboard.chevron.compact.down keyboard.badge.ellipsis
        B B bold
        ⊍ b bag bag.circle handbag backpack suitcase suitcase.rolling case briefcase bag.badge.plus
        ⊠ g gift
        ⊎ c cart cart.circle cart.badge.plus
        ⊎ b basket cup.and.saucer cup.and.heat.waves mug wineglass takeoutbag.and.cup.and.straw popcorn
        $ $ dollarsign dollarsign.circle banknote dollarsign.square dollarsign.arrow.circlepath
        € E eurosign eurosign.circle
        £ P sterlingsign sterlingsign.circle
        ¥ Y yensign yensign.circle
        % % percent percent.ar
        ƒ f function fx
        ∑ S sum
        x x x.squareroot
        ∞ 8 infinity infinity.circle visionpro bicycle bicycle.circle scooter eyeglasses sunglasses binoculars
        A A textformat textformat.alt character textformat.abc character.textbox characters.uppercase a.magnify
        A A character.cursor.ibeam testtube.2 flask
        I I italic bold.italic.underline cursor.ibeam
        U U underline
        S S strikethrough
        ¶ P paragraphsign text.insert paragraph
        { { curlybraces ellipsis.curlybraces
        < < chevron.left.forwardslash.chevron.right left.angle.bracket
        > > apple.terminal terminal right.angle.bracket greaterthan
        ⌘ # command command.circle command.square
        ⌥ ~ option option.rectangle alternatingcurrent
        ⇧ ^ shift capslock arrow.up.square arrow.up.app hand.thumbsup
        ↵ < return return.left return.right arrow.turn.down.left.circle
        ⎋ e escape
        Φ O power power.circle power.dotted togglepower
        ↯ z bolt bolt.circle bolt.square bolt.horizontal bolt.car bolt.badge.automatic powerplug poweroutlet.type.b
        ↯ z ev.charger
        ◦ o drop drop.circle drop.triangle humidity circlebadge smallcircle
        ❧ l leaf leaf.circle leaf.arrow.circlepath camera.macro laurel.leading laurel.trailing carrot
        ♧ t tree tree.circle suit.club
        ♤ s suit.spade suit.spade.fill
        ☼ * sun.max sun.min sunrise sunset sun.dust sun.horizon lightbulb.max light.max brightness
        ☼ * light.beacon.max light.beacon.min
        ☾ ( moon moon.circle moon.stars moon.zzz powersleep
        ⌒ n cloud cloud.circle cloud.rain cloud.sun cloud.fog smoke icloud icloud.and.arrow.up icloud.and.arrow.down
        ⌒ n arrow.down.circle.dotted cloud.moon
        ❅ * snowflake snowflake.circle snow cloud.snow
        ☊ u umbrella umbrella.percent
        ◔ o chart.pie gauge.with.needle gauge timelapse percent.circle circle.bottomhalf.filled barometer dial.low
        ◔ o dial.medium dial.high
        ◠ n speedometer wifi wifi.circle gauge.with.dots.needle.bottom.50percent gauge.medium rainbow wifi.router
        ◠ n wifi.exclamationmark
        ▟ # chart.bar chart.bar.xaxis cellularbars chart.bar.horizontal.page trophy.circle chart.xyaxis.line stairs
        ▟ # chart.bar.doc.horizontal
        ⌁ ^ chart.line.uptrend.xyaxis chart.line.flattrend.xyaxis chart.line.downtrend.xyaxis chart.dots.scatter
        ⌁ ^ point.3.connected.trianglepath.dotted
        Ψ Y antenna.radiowaves.left.and.right trophy antenna.radiowaves.left.and.right.circle cactus
        ▰ = battery.100 battery.100percent battery.75 battery.50 battery.25 battery.0 minus.plus.batteryblock
        ▰ = battery.100.bolt
        ▢ [ app square ipad square.dashed app.badge ipad.landscape app.dashed square.circle rectangle.roundedtop
        ▢ [ app.gift laptopcomputer
        ▤ # server.rack xserve cylinder.split.1x2 tablecells.fill cylinder printer scanner faxmachine
        ▤ # printer.dotmatrix printer.filled.and.paper
        ⊡ . dot.square dpad die.face.1 die.face.5 dice rectangle.inset.filled gamecontroller arcade.stick
        W W applewatch watchface.applewatch.case applewatch.watchface
        ♆ Y fork.knife fork.knife.circle tuningfork.fill
        ⊢ h bed.double bed.double.circle chair chair.lounge sofa table.furniture
        C C car car.circle car.side steeringwheel fuelpump
        b b bus bus.fill bus.doubledecker
        t t tram tram.fill lightrail train.side.front.car
        ➢ > airplane airplane.circle airplane.departure airplane.arrival rocket
        ✚ + cross cross.circle cross.case pills stethoscope syringe medical.thermometer staroflife bandage
        ∴ : pawprint pawprint.circle ant ladybug hare tortoise cat dog bird lizard teddybear microbe allergens
        ◬ ^ mountain.2 tent tent.2 triangle.inset.filled
        Δ ^ triangle triangle.circle graduationcap triangleshape arrowtriangle.up play.triangle
        ○ o circle circle.dashed circle.dotted oval circle.square ring circle.hexagongrid moonphase.full.moon
        □ [ rectangle.portrait square.slash rectangle.stack.badge.plus
        ◇ < rhombus diamond.circle diamond.inset.filled
        ❑ h hexagon hexagon.fill cube cube.transparent cube.box octagon pentagon hexagongrid
        ▬ = capsule capsule.portrait minus.rectangle pills.circle rectangle.compress.vertical
        ⊖ - minus.circle.fill arrow.down.and.line.horizontal.and.arrow.up
        ⊗ x xmark.circle.fill xmark.octagon xmark.square xmark.seal xmark.app xmark.shield
        ☐ [ checkmark.square.dashed checkbox
        ❐ C square.fill.on.square square.filled.on.square rectangle.fill.on.rectangle.fill
        ❐ C arrow.right.doc.on.clipboard
        ◐ o circle.lefthalf.striped.horizontal moonphase.first.quarter
        ◑ o moonphase.last.quarter moonphase.waxing.crescent
        ❖ * lightbulb lightbulb.circle lamp.desk lamp.floor balloon party.popper fireworks lamp.table lightswitch.on
        ⊙ o puzzlepiece puzzlepiece.extension soccerball basketball football tennisball baseball sportscourt bowl
        ⊙ o volleyball hockey.puck lifepreserver circle.dotted.circle
        ◌ o theatermasks aqi.low rays slowmo progress.indicator circle.dotted.and.circle
        ⟂ + ruler level pencil.and.ruler square.and.line.vertical.and.square
        ≈ ~ drop.degreesign thermometer thermometer.medium thermometer.sun thermometer.snowflake figure.pool.swim
        ◰ w widget.small widget.medium widget.large square.text.square rectangle.inset.topleft.filled pip pip.enter
        ◰ w pip.exit
        ▵ o airplayaudio airplay.video airplay.audio homepod homepodmini appletv shared.with.you
        ¤ $ bitcoinsign bitcoinsign.circle indianrupeesign centsign
        Ш B books.vertical
        ▲ F flame flame.circle
        ✣ f fanblades fan fan.desk fan.floor fan.ceiling
        Ψ H hand.raised hand.wave hand.raised.slash hands.clap hands.sparkles
        ⊓ B bookmark bookmark.circle bookmark.square
        ▻ T tag tag.circle tag.square
        ⋐ P paperclip paperclip.circle paperclip.badge.ellipsis
        ⊛ A atom
        ∝ o fish
        ❃ b brain
        ♛ W crown
        ∂ e ear hearingdevice.ear
        ◭ b sailboat ferry
        ≋ ~ shower sink spigot bathtub heater.vertical sprinkler
        ◙ # washer dryer dishwasher oven microwave stove cooktop refrigerator
        ⊚ o touchid
        ⌂ H storefront
        ∏ n door.left.hand.open door.left.hand.closed door.right.hand.open door.right.hand.closed
        ∇ v tornado
        ❂ @ hurricane tropicalstorm
        ▵ ^ eject
        """
}
