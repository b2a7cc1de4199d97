import { oneLine } from '../../../../kernel/in-lines.ts';

/** What a house makes, as broadly as a shop's first page tells it. */
export type Trade =
  | 'apparel'
  | 'footwear'
  | 'bags'
  | 'watches'
  | 'jewellery'
  | 'eyewear'
  | 'beauty'
  | 'furniture'
  | 'kitchenware'
  | 'homeware'
  | 'appliances'
  | 'electronics'
  | 'tools'
  | 'paints'
  | 'sports'
  | 'cycles'
  | 'motoring'
  | 'toys'
  | 'babies'
  | 'pets'
  | 'food'
  | 'drinks'
  | 'supplements'
  | 'stationery'
  | 'instruments'
  | 'industry';

/**
 * Words for goods that only one trade makes, as shops head their shelves with them and titles name them: English,
 * German, French, Spanish, Italian, Dutch, Portuguese, Polish, Swedish, some Japanese. What is said in several words stands
 * hyphened. Left out is whatever means something else on a shop's page: "watch", "bag", "table", "case", "top", "play".
 */
export const TRADE_WORDS: Record<Trade, string> = {
  apparel: oneLine`
    pulls apparel clothing clothes garment dress dresses gown skirt blouse shirt t-shirt tee polo tunic
      sweater sweatshirt hoodie cardigan pullover jumper knitwear coat jacket blazer parka vest waistcoat
      trouser pant chino jeans denim jogger legging romper jumpsuit pyjama pajama sleepwear nightgown
      underwear lingerie bra panties boxer hosiery sock tights swimwear bikini swimsuit menswear womenswear
      outerwear activewear sportswear workwear beanie glove scarf scarves necktie
    kleidung bekleidung mode kleid kleider rocke bluse blusen hemd hemden strick strickwaren strickjacke
      jacke jacken mantel hosen anzug anzuge wasche unterwasche socken strumpf strumpfe bademode damenmode
      herrenmode
    vetement robe jupe chemise chemisier chemisiers maille manteau manteaux veste blouson pantalon costume
      chaussette collant maillot pret-a-porter
    ropa vestido falda blusa camisa camiseta jersey jerseis sudadera abrigo chaqueta pantalones vaquero
      traje calcetin calcetines banador moda lenceria
    abbigliamento vestito vestiti abito abiti gonna gonne camicia camicie maglia maglie maglieria maglione
      maglioni felpa felpe cappotto cappotti giacca giacche pantaloni calze intimo costumi giubbotto
      giubbotti
    kleding jurk jurken rokken overhemd overhemden trui truien jas jassen broek broeken sokken ondergoed
      badmode
    roupa saia casaco calca camisola malha meias odziez sukienka sukienki spodnica spodnice bluzka bluzki
      koszula koszule sweter swetry kurtka kurtki plaszcz plaszcze spodnie bielizna dzianina
    klader klanning klanningar kjol kjolar troja trojor jacka jackor byxor skjorta skjortor ワンピース コート ジャケット
      ニット デニム シャツ パンツ スカート アウター ファッション
  `,
  footwear:
    'footwear shoe shoes sneaker trainers boot bootie sandal loafer slipper heels moccasin clog espadrille flip-flop insole ' +
    'schuh schuhe stiefel stiefelette stiefeletten sandale sandalen turnschuhe halbschuhe hausschuhe ' +
    'chaussure bottine botte escarpin mocassin pantoufle zapato zapatilla bota botin botines sandalia calzado ' +
    'scarpa scarpe stivale stivali stivaletto stivaletti sandali calzature mocassini schoen schoenen laarzen ' +
    'sapato sapatilha calcado tenis buty obuwie kozaki sandaly trampki skor stovlar シューズ スニーカー ブーツ 靴',
  bags: oneLine`
    handbag purse tote crossbody crossbody-bag leather-bag travel-bag gym-bag beach-bag laptop-bag weekender
      wallet backpack rucksack luggage suitcase briefcase duffel duffle satchel tote-bag messenger-bag
      shoulder-bag carry-on card-holder leather-goods
    handtasche handtaschen tasche taschen koffer reisegepack gepack geldborse geldborsen rucksacke
      lederwaren
    maroquinerie sac sacs sac-a-main bagage valise portefeuille sac-a-dos bolso maleta mochila cartera
      billetero marroquineria equipaje
    borsa borse valigia valigie valigeria zaino zaini portafoglio portafogli pelletteria tas tassen handtas
      handtassen portemonnee portemonnees rugzak rugzakken
    bolsas malas carteira torebka torebki walizka walizki plecak plecaki portfel portfele vaskor resvaskor
      planbocker バッグ 財布 リュック スーツケース
  `,
  watches:
    'watches wristwatch chronograph timepiece watchmaking watchstrap horology automatic-watch quartz-watch smartwatch ' +
    'uhr uhren armbanduhr armbanduhren chronographen uhrmacherei montre horlogerie chronographe reloj relojes relojeria cronografo orologio orologi orologeria cronografi ' +
    'horloge horloges polshorloge relogio zegarek zegarki klockor armbandsur 腕時計 ウォッチ',
  jewellery:
    'jewelry jewellery necklace bracelet earring pendant rings engagement-ring wedding-band brooch anklet bangle charm diamond gemstone ' +
    'schmuck ring ringe halskette halsketten armband armbander ohrring ohrringe anhanger bijou bijoux bijouterie joaillerie collier bague boucle boucles-d-oreilles pendentif ' +
    'joya joyeria collares anillo pulsera pendiente gioiello gioielli anello anelli collana collane bracciale bracciali orecchino orecchini ' +
    'sieraden ketting kettingen oorbellen armbanden joias colar brinco bizuteria bizuterii bizuteri pierscionek pierscionki naszyjnik naszyjniki kolczyki bransoletka bransoletki smycken halsband orhangen ジュエリー リング ネックレス ピアス ブレスレット',
  eyewear: oneLine`
    eyewear sunglass sunglasses eyeglasses spectacles reading-glasses contact-lens contact-lenses brille
    brillen sonnenbrille sonnenbrillen kontaktlinsen lunettes lunette gafas occhiali zonnebrillen zonnebril
    oculos okulary solglasogon サングラス メガネ 眼鏡
  `,
  beauty: oneLine`
    primer beauty cosmetic skincare makeup lipstick mascara eyeshadow eyeliner concealer serum moisturizer
      moisturiser cleanser sunscreen shampoo conditioner haircare bodycare fragrance perfume parfum cologne
      eau-de-parfum eau-de-toilette nail-polish hand-cream face-cream body-lotion deodorant lip-balm
      hyaluronic retinol beard-oil
    kosmetik pflege hautpflege gesichtspflege haarpflege korperpflege lippenstift lippenstifte duft dufte
      parfums cosmetique soin maquillage rouge-a-levres creme visage coiffant cosmetica cosmetico maquillaje
      perfumeria cuidado-facial pintalabios champu crema
    cosmetici trucco rossetto rossetti profumo profumi profumeria viso capelli huidverzorging verzorging
      haarverzorging cosmeticos maquilhagem perfumaria kosmetyki makijaz perfumy pielegnacja szampon hudvard
      smink スキンケア メイク コスメ 化粧品 香水
  `,
  furniture:
    'furniture sofa couch armchair recliner ottoman bookcase bookshelf wardrobe dresser nightstand sideboard dining-table coffee-table tv-stand bed-frame headboard loveseat sectional credenza mattress mattresses chair stool ' +
    'mobel polstermobel esstisch esstische couchtisch couchtische sessel schrank schranke kleiderschrank regal regale stuhl stuhle sofas betten matratze matratzen wohnzimmer schlafzimmer kuchen ' +
    'meuble canape fauteuil table-a-manger table-basse armoire chaise bibliotheque literie matelas mueble sillon sillones mesa-de-comedor armario silla estanteria colchon colchones ' +
    'mobili arredamento divano divani poltrona poltrone tavolo tavoli armadio armadi sedia sedie libreria librerie letto letti materasso materassi cucine ' +
    'meubel meubels meubelen eettafel eettafels stoel stoelen fauteuils kast kasten moveis mesas cadeiras meble kanapa kanapy sofy fotel fotele stol stoly szafa szafy krzeslo krzesla mobler soffa soffor fatolj fatoljer ソファ 家具 テーブル チェア',
  kitchenware: oneLine`
    kitchenware cookware tableware dinnerware bakeware glassware drinkware cutlery flatware crockery
      porcelain saucepan frying-pan skillet wok casserole knife knives dinner-plate plates bowls mug tumbler
      teapot cutting-board chefs-knife pans stockpot serving-tray
    geschirr kochgeschirr besteck pfanne pfannen topf topfe messer teller schussel schusseln tasse tassen
      glaser porzellan kuchenhelfer
    vaisselle couvert poele couteau couteaux assiette porcelaine verrerie menaje vajilla cuberteria sarten
      sartenes olla cuchillo plato cuenco vaso porcelana
    stoviglie pentola pentole padella padelle posate coltello coltelli piatti porcellana bicchieri ciotole
      servies bestek pannen koekenpan messen borden glazen
    loica talheres panelas frigideira facas garnki patelnia patelnie noze talerze sztucce zastawa miski
      porslin bestick stekpanna knivar tallrikar フライパン 食器 包丁 鍋
  `,
  homeware: oneLine`
    bed-sheet homeware home-decor candle scented-candle diffuser home-fragrance vase cushion blanket duvet
      quilt bedding bed-linen pillow pillowcase towel curtain rug carpet wallpaper lamp lighting chandelier
      tablecloth bath-mat
    kerze kerzen duftkerze duftkerzen bettwasche kissen decke decken handtuch handtucher teppich teppiche
      vorhang vorhange leuchte leuchten lampe lampen deko wohntextilien heimtextilien
    bougie coussin couette linge linge-de-lit linge-de-maison rideau rideaux tapis luminaire decoration vela
      cojin cojines ropa-de-cama sabana toalla cortina alfombra decoracion lampara iluminacion
    candela candele cuscino cuscini lenzuola biancheria asciugamano asciugamani tende tappeto tappeti
      illuminazione lampade kaars kaarsen beddengoed kussen kussens handdoek handdoeken gordijnen vloerkleed
      vloerkleden tapijt verlichting dekbed dekbedden
    toalhas tapetes almofadas candeeiros swieca swiece posciel poduszka poduszki koldra koldry recznik
      reczniki zaslony dywan dywany lampy oswietlenie ljus kuddar pasliner handdukar mattor キャンドル 寝具 照明
      クッション カーテン タオル
  `,
  appliances: oneLine`
    appliance vacuum vacuum-cleaner oven cooktop hob dishwasher washing-machine washer dryer fridge
      refrigerator freezer microwave coffee-machine coffee-maker espresso-machine toaster kettle blender
      mixer air-fryer humidifier dehumidifier air-purifier air-conditioner cooker range-hood juicer
    haushaltsgerate kuchengerate staubsauger backofen herde geschirrspuler spulmaschine waschmaschine
      waschmaschinen trockner kuhlschrank kuhlschranke gefrierschrank kaffeemaschine kaffeemaschinen
      kaffeevollautomat wasserkocher mikrowelle
    electromenager aspirateur fours lave-vaisselle lave-linge refrigerateur congelateur cafetiere bouilloire
      grille-pain electrodomestico aspirador aspiradora horno lavavajillas lavadora frigorifico nevera
      cafetera microondas
    elettrodomestici aspirapolvere forno forni lavastoviglie lavatrice lavatrici frigorifero frigoriferi
      congelatore macchine-da-caffe stofzuiger stofzuigers vaatwasser vaatwassers wasmachine wasmachines
      koelkast koelkasten koffiezetapparaat koffiemachine koffiemachines ovens
    eletrodomesticos aspiradores maquinas-de-lavar agd odkurzacz odkurzacze piekarnik piekarniki zmywarka
      zmywarki pralka pralki lodowka lodowki ekspresy dammsugare diskmaskin tvattmaskin kylskap ugnar 掃除機
      冷蔵庫 洗濯機 家電
  `,
  electronics: oneLine`
    headphone earbud earphone speaker soundbar charger power-bank smartphone phone-case screen-protector
      laptop notebook-computer monitor keyboard webcam router camera lens drone television amplifier
      turntable hifi microphone usb hdmi bluetooth usb-c ssd gaming
    kopfhorer lautsprecher ladegerat ladegerate displayschutz handyhulle handyhullen schutzfolie fernseher
      kamera kameras bildschirm bildschirme ecouteur casque enceinte chargeur televiseur appareil-photo
      haut-parleur ordinateur
    auricular auriculares altavoz altavoces cargador televisor camara pantalla cuffie auricolari
      altoparlante altoparlanti caricabatterie caricatore caricatori fotocamera fotocamere televisori
      koptelefoon koptelefoons oordopjes luidspreker luidsprekers opladers oplader
    auscultadores colunas carregadores sluchawki glosnik glosniki ladowarka ladowarki smartfony telewizory
      aparaty horlurar hogtalare laddare ヘッドホン イヤホン スピーカー 充電器 カメラ
  `,
  tools: oneLine`
    power-tool hand-tool drill screwdriver wrench chainsaw lawnmower lawnmowers hedge-trimmer mower plier
      hammer tool-set toolbox toolkit sander grinder leaf-blower pruner secateur wheelbarrow pressure-washer
      garden-tool socket-set
    werkzeug werkzeuge elektrowerkzeug elektrowerkzeuge handwerkzeug handwerkzeuge bohrmaschine
      bohrmaschinen akkuschrauber kettensage kettensagen motorsage motorsagen rasenmaher heckenschere
      heckenscheren schraubenschlussel gartengerate sagen
    outil outillage outils perceuse tronconneuse tondeuse taille-haie visseuse herramienta taladro
      motosierra cortacesped cortacespedes cortasetos destornillador
    utensili utensile attrezzi attrezzo trapano trapani motosega motoseghe tosaerba rasaerba tagliasiepi
      gereedschap boormachine boormachines kettingzaag kettingzagen grasmaaier grasmaaiers heggenschaar
      heggenscharen
    ferramentas berbequim motosserra narzedzia wiertarka wiertarki kosiarka kosiarki pilarka pilarki pily
      verktyg borrmaskin grasklippare motorsag 工具 チェーンソー 芝刈り機
  `,
  paints: oneLine`
    paint coating varnish lacquer primer wood-stain enamel masonry-paint farbe farben lack lacke lasur
      lasuren anstrich grundierung beschichtung beschichtungen peinture vernis lasure enduit revetement
      pintura barniz barnices esmalte revestimiento
    vernice vernici pittura pitture smalto smalti rivestimenti verf verven lak lakken beits coatings tinta
      tintas verniz farby lakiery farg farger lacker 塗料
  `,
  sports: oneLine`
    helmet sporting-goods camp-stove hiking camping tent sleeping-bag climbing skiing snowboard running yoga
      fitness dumbbell treadmill golf tennis racket racquet football basketball swimming surfboard kayak
      fishing trekking outdoor-gear yoga-mat
    wandern laufen klettern zelt zelte schlafsack schlafsacke trekkingrucksack angeln schwimmen skifahren
      wintersport randonnee tente sac-de-couchage escalade natation peche
    senderismo tienda-de-campana saco-de-dormir escalada natacion pesca esqui escursionismo tenda tende
      sacchi-a-pelo arrampicata corsa nuoto wandelen kamperen tenten slaapzak slaapzakken hardlopen klimmen
    caminhada campismo corrida turystyka namiot namioty spiwor spiwory bieganie wspinaczka narty vandring
      talt sovsack lopning 登山 キャンプ テント ランニング
  `,
  cycles:
    'helmet bicycle bike e-bike road-bike mountain-bike gravel-bike cycling saddle derailleur handlebar pedals fahrrad fahrrader rennrad rennrader laufrad laufrader e-bikes lenker sattel ' +
    'velo vtt velos selle guidon bicicleta bici sillin sillines manillar ciclismo biciclette bicicletta sella manubrio manubri fiets fietsen racefiets racefietsen zadel zadels rower rowery siodelko siodelka cykel cyklar sadel 自転車',
  motoring: oneLine`
    car-parts car-care tyre tire brake-pad wiper motor-oil dashcam floor-mat motorcycle helmet exhaust
    spark-plug autozubehor autoteile reifen felgen motorol motorrad motorrader helme pneu jante pieces-auto
    moto neumatico llantas pneumatico pneumatici cerchi autobanden velgen motorfiets opony felgi dack 車用品
    タイヤ バイク
  `,
  toys:
    'toy doll teddy-bear teddy puzzle board-game plushie building-blocks play-set action-figure model-kit jigsaw lego stuffed-animal wooden-toys educational-toys ' +
    'spielzeug spielwaren puppe puppen brettspiel brettspiele kuscheltier kuscheltiere bausteine puzzles jouet poupee jeu-de-societe peluche juguete muneca juego-de-mesa rompecabezas ' +
    'giocattolo giocattoli bambola bambole giochi-da-tavolo speelgoed poppen knuffel knuffels bordspel bordspellen puzzels brinquedos bonecas zabawka zabawki lalki lalka gry-planszowe klocki leksaker dockor おもちゃ 玩具 ぬいぐるみ',
  babies: oneLine`
    stroller pram pushchair car-seat nappy nappies diaper pacifier crib cot bassinet baby-carrier
    baby-bottle onesie highchair kinderwagen kindersitz kindersitze windeln schnuller babybett poussette
    siege-auto couche tetine cochecito panal panales chupete cuna passeggino passeggini seggiolino
    seggiolini pannolini ciuccio autostoel autostoelen luiers fopspeen wozek wozki foteliki pieluchy smoczek
    barnvagn barnvagnar blojor ベビーカー おむつ
  `,
  pets:
    'pet pets dog-food cat-food pet-food dog cat puppy kitten kibble leash litter cat-litter dog-treats aquarium birdseed pet-care dog-bed ' +
    'hund hunde katze katzen hundefutter katzenfutter tiernahrung tierbedarf heimtier haustier chien chat croquette animalerie litiere perro gato pienso mascota ' +
    'cane cani gatto gatti crocchette animali lettiera hond honden kat katten hondenvoer kattenvoer dierenvoeding huisdier ração karma psow kotow kot psy koty hundmat kattmat ドッグフード ペット',
  food: oneLine`
    food snack chocolate praline truffle cocoa almond hazelnut nougat caramel cookie biscuit cracker candy
      confectionery pasta sauce olive-oil honey jam cereal granola cheese meat sausage ham bread bakery
      noodle rice spice seasoning vinegar pickles olives chips crisps
    lebensmittel schokolade kekse geback sussigkeiten nudeln sosse sossen honig marmelade kase wurst
      schinken brot gewurz gewurze essig olivenol
    epicerie chocolat confiserie pates huile miel confiture fromage charcuterie pain epice alimentos galleta
      caramelo salsa aceite mermelada queso embutido jamon pan especia conservas
    alimentari cioccolato biscotti dolci olio miele marmellata marmellate formaggio formaggi salumi
      prosciutto pane spezie conserve levensmiddelen chocolade koekjes snoep honing kaas worst brood kruiden
      olijfolie
    azeite queijo bolachas enchidos zywnosc czekolada czekolady ciastka slodycze makaron miod sery wedliny
      choklad kakor godis チョコレート 菓子 食品
  `,
  drinks:
    'coffee tea wine beer whisky whiskey vodka gin rum liqueur spirits juice lemonade soda winery brewery distillery espresso coffee-beans kaffee tee wein weine bier biere saft safte spirituosen brauerei weingut ' +
    'vin vins jus spiritueux vignoble vino vinos cerveza zumo licores bodega caffe vini birra birre succhi liquori cantina koffie thee wijn wijnen bieren sappen kawa herbata wino wina piwo soki kaffe コーヒー 紅茶 ワイン 日本酒',
  supplements: oneLine`
    supplement vitamin protein whey-protein creatine probiotic collagen multivitamin omega-3 magnesium
    probiotics nutrition gummies herbal nahrungserganzung nahrungserganzungsmittel vitamine proteine
    complement-alimentaire complements-alimentaires proteina suplemento vitamina integratori integratore
    voedingssupplement voedingssupplementen suplementy witaminy kosttillskott サプリメント プロテイン
  `,
  stationery: oneLine`
    notebooks stationery pen pens pencil fountain-pen ballpoint notebooks planner marker highlighter crayon
      envelope sketchbook art-supplies watercolour watercolor office-supplies diaries
    schreibwaren fuller fullfederhalter kugelschreiber stift stifte bleistift bleistifte notizbuch
      notizbucher papeterie stylo carnet papeleria boligrafo pluma lapiz lapices cuaderno
    cancelleria penna penne matita matite quaderno quaderni stilografica stilografiche schrijfwaren pennen
      vulpen vulpennen potlood potloden notitieboek notitieboeken cadernos canetas papiernicze dlugopis
      dlugopisy piora pioro olowki zeszyty notesy pennor 文具 ノート 万年筆
  `,
  instruments: oneLine`
    guitar piano violin drum-kit ukulele saxophone trumpet synthesizer amps guitar-strings cymbal gitarre
    gitarren klavier klaviere geige geigen schlagzeug guitare violon guitarra violines chitarra chitarre
    pianoforte pianoforti violino violini gitaar gitaren viool gitara gitary pianina gitarrer ギター ピアノ 楽器
  `,
  industry: oneLine`
    valve hydraulic pneumatics bearing compressor actuator machining cnc conveyor semiconductor flange
      forging steelworks automation scaffolding pharma pharmaceutical clinical-trials biotech switchgear
    maschinenbau ventil ventile hydraulik walzlager antriebstechnik anlagenbau werkzeugmaschinen vanne
      hydraulique roulement usinage pompes valvula hidraulica rodamiento maquinaria mecanizado valvola
      valvole idraulica cuscinetti macchinari kleppen hydrauliek machinebouw zawory hydraulika lozyska
      ventiler
  `,
};

/** Ends of long words in the languages that write them as one: "Damenschuhe", "kleiderschränke", "wandelschoenen". */
export const TRADE_ENDS: Partial<Record<Trade, string>> = {
  apparel:
    'kleider jacken hosen hemden blusen mantel pullover bekleidung kleding jassen broeken jurken truien wasche unterwasche socken sokken klader',
  footwear: 'schuhe stiefel sandalen schoenen laarzen',
  bags: 'taschen koffer rucksacke handtassen koffers',
  watches: 'uhren horloges',
  jewellery: 'schmuck ringe ketten ohrringe sieraden',
  eyewear: 'brillen',
  beauty: 'kosmetik hautpflege gesichtspflege haarpflege verzorging',
  furniture:
    'mobel schranke stuhle sessel regale matratzen betten meubelen meubels stoelen banken kasten tafels',
  kitchenware: 'geschirr besteck pfannen topfe messer teller glaser pannen messen servies borden',
  homeware: 'kerzen leuchten lampen teppiche kissen decken bettwasche kaarsen kussens gordijnen',
  appliances: 'maschinen sauger spuler trockner machines zuigers',
  electronics: 'kopfhorer lautsprecher ladegerate luidsprekers',
  tools: 'werkzeuge werkzeug sagen maher scheren gereedschap maaiers zagen',
  paints: 'farben lacke lasuren verven',
  sports: 'schlafsacke zelte slaapzakken tenten',
  cycles: 'fahrrader rader fietsen',
  motoring: 'reifen felgen motorrader',
  toys: 'spielzeug spielwaren puppen spiele speelgoed poppen',
  pets: 'hundefutter katzenfutter futter tiernahrung hondenvoer kattenvoer',
  food: 'schokolade kekse nudeln wurst chocolade koekjes',
  stationery: 'stifte bleistifte bucher potloden pennen',
};

/** Words that tell a trade in a product's title, but on a shop's page mean something else: "Watch the film", "bed and breakfast". */
export const TITLE_WORDS: Partial<Record<Trade, string>> = {
  watches: 'watch',
  furniture: 'table desk bed shelf',
  electronics: 'cable adapter',
  beauty: 'lotion soap cream',
  toys: 'game plush train-set',
  food: 'nuts',
};

/** Trades that one house often has side by side: a page of the one says nothing against the other. */
export const KIN: readonly (readonly Trade[])[] = [
  ['apparel', 'footwear', 'bags', 'watches', 'jewellery', 'eyewear', 'beauty'],
  ['apparel', 'footwear', 'bags', 'eyewear', 'sports'],
  ['sports', 'cycles'],
  ['apparel', 'babies'],
  ['babies', 'toys'],
  ['apparel', 'homeware'],
  ['furniture', 'homeware', 'kitchenware', 'babies'],
  ['homeware', 'beauty'],
  ['kitchenware', 'appliances', 'food'],
  ['kitchenware', 'drinks'],
  ['appliances', 'electronics', 'tools'],
  ['appliances', 'beauty'],
  ['furniture', 'appliances'],
  ['watches', 'electronics'],
  ['electronics', 'instruments'],
  ['electronics', 'toys'],
  ['tools', 'motoring', 'paints', 'cycles', 'industry'],
  ['stationery', 'toys'],
  ['stationery', 'bags'],
  ['stationery', 'paints'],
  ['food', 'drinks', 'supplements', 'pets'],
  ['supplements', 'beauty', 'sports'],
  ['pets', 'toys'],
  ['industry', 'appliances', 'electronics'],
];
