import { inLines } from '../../../../kernel/in-lines.ts';
import { remembered } from '../../../../kernel/remembered.ts';

/**
 * Words in which a shop can say, in its own language, that it saw a brand's products and would like to stock them. None
 * of them tells anything of the brand, of what was agreed or of what will be bought: whatever does has to stand in the
 * facts. No number is among them.
 */
export interface Vocabulary {
  plain: ReadonlySet<string>;
  /** Words of what stands on our shelves, and those that make a wish of it. */
  ofOurShop: RegExp;
  wish: RegExp;
  /** Whether nouns begin with a capital letter, as names do. */
  hasCapitalNouns: boolean;
}

const vocabulary = (plain: string, ofOurShop: RegExp, wish: RegExp, hasCapitalNouns = false): Vocabulary => ({
  plain: new Set(plain.trim().split(/\s+/)),
  ofOurShop,
  wish,
  hasCapitalNouns,
});

const ENGLISH = vocabulary(
  `a an the and or but as at by for from in into of off on onto over to up with within among amongst between beside
  alongside along near next after before while when where which who that this these those there here it its they them
  their one ones both each either another other others some any all much many more most so too also just very quite
  really rather only even still though although because if then than such like what how whether together
  i we you me us my our ours your yours myself ourselves m s d re ve
  am is are be been being was were do does did have has had having can could would should may might
  want wanted wish hope hoping
  look looks looked looking see saw seen seeing notice noticed noticing note noted spot spotted find found finding
  come came coming across browse browsed browsing go goes went going through explore explored exploring search searched
  searching research researching researched catch caught catching eye eyes attention draw drew drawn stand stands stood
  standing out stay stayed keep kept back return returned returning pick picked choose chose list listed listing
  listings shortlist name think thought thinking imagine picture feel feels felt seem seems seemed appear appears make
  makes made write writing wrote reach reached reaching get touch know knowing let begin beginning start starting add
  adding bring brings bringing brought carry carrying stock stocking offer offering show showing fit fits fitting suit
  suits match matches sit sits complement complements round rounds belong belongs appeal appeals appealed interest
  interests interested like liked welcome consider considering learn introduce introducing talk lead led
  product products item items piece pieces line lines range ranges lineup collection selection assortment catalog
  catalogue brand brands category categories shelf shelves shop store team way thing things part kind sort type addition
  additions home choice choices idea mix variety sense reason
  good great nice lovely natural right well better fine close closely careful carefully interesting attractive appealing
  suitable new similar different various whole particular particularly especially exactly perfect perfectly ideal ideally
  glad happy pleased delighted keen eager excited curious drawn sure recently lately currently today now`,
  new RegExp(
    inLines`
      \b(?:our|my) (?:own )?(?:
        shop|store|shel(?:f|ves)|range|lineup|collection|selection|assortment|catalog(?:ue)?|listings?|home|
        brands?
      )\b|
      \b(?:we|i) (?:also |still |now |currently )?(?:stock|carry|list|offer|show|bring|add)\b
    `,
    'i',
  ),
  /\b(?:would|could|can|may|might|should|hop(?:e|ing)|want|wish|like to|look(?:ing)? for)\b|['’]d\b/i,
);

const GERMAN = vocabulary(
  `der die das den dem des ein eine einen einem einer eines und oder aber auch als wie an am auf aus bei beim bis für im
   in ins mit nach neben über um unter von vom vor zu zum zur zwischen wenn während weil da dass damit ob so sehr schon
   noch nur doch dabei dazu daher dort hier gerade besonders gut gute guten gutes schön schöne schönen schönes passend
   passende passenden passt passen passten ich wir uns unser unsere unseren unserem unserer mein meine meinen sie ihr
   ihre ihren ihrem ihrer ihres es dies diese diesen dieser dieses sich ist sind war waren wäre wären sein haben hat
   hatten werden würde würden könnte könnten kann können möchte möchten wollen gern gerne wünschen freuen freut freue
   sehen gesehen sahen gefunden finden entdeckt entdecken aufgefallen fiel fielen angesehen angeschaut ansehen schauen
   gefällt gefallen haften geblieben interessiert interessieren interesse kennenlernen vorstellen führen aufnehmen
   anbieten zeigen ergänzen bringen stehen stöbern beim blick augen auge marke marken produkt produkte produkten artikel
   sortiment sortiments angebot laden geschäft shop regal regale auswahl kollektion kategorie team kunden ware waren
   idee sorte art reihe`,
  /\b(?:wir|ich) (?:\p{L}+ )?(?:führen?|biete[nt]?|zeigen?|verkaufen?)\b|\bunser\p{L}* (?:sortiment|laden|geschäft|shop|regale?|auswahl|angebot|kollektion)\b/iu,
  /(?<!\p{L})(?:möchte|würde|könnte|wäre|woll|wünsch|gerne?(?!\p{L}))/iu,
  true,
);

const FRENCH = vocabulary(
  `le la les l un une des du de d au aux et ou mais donc car à dans en sur sous par pour avec sans chez vers entre parmi
   lors pendant après avant que qu qui quoi dont où si comme ce cet cette ces ceci cela c ça il elle ils elles on nous
   vous je j me m te se s lui leur leurs son sa ses notre nos votre vos mon ma mes y ne n pas plus très bien aussi tout
   toute tous toutes même encore déjà ici là particulièrement est sont était étaient être serait seraient soit avons
   avez ai a ont avoir été aimerions aimerais voudrions voudrais souhaitons souhaite souhaiterions souhaiterais pourrions
   pourrait pourraient pouvons vu vus vue vues voir découvert découverts découvrir découvrant parcouru parcourant
   parcourir regardé regardant remarqué attiré attirés attention œil yeux retenu plaît plaisent plaît intéresse
   intéressent intéressés intéressé intérêt connaître présenter proposer ajouter accueillir trouver trouvé trouverait
   trouveraient place convenir conviendrait conviendraient correspondre correspond correspondent accord irait iraient
   beau belle beaux belles joli jolie jolis jolies bon bonne bons bonnes ravis ravi heureux heureuse produit produits
   article articles gamme gammes collection sélection assortiment catalogue marque marques boutique magasin rayon rayons
   équipe clients catégorie choix idée sorte genre`,
  /\b(?:nous|je) (?:\p{L}+ )?(?:propos\p{L}+|vend\p{L}+|présent\p{L}+)|\bnotre (?:gamme|collection|sélection|assortiment|catalogue|boutique|magasin|rayon)|\bnos (?:rayons|gammes|boutiques)/iu,
  /(?<!\p{L})(?:aimeri|voudri|souhait|pourr|serai|irai|trouverai|conviendrai|heureu|ravi)/iu,
);

const SPANISH = vocabulary(
  `el la los las lo un una unos unas de del al a en con por para sin sobre entre desde hasta hacia tras y e o u pero
   aunque porque que quien cual donde cuando si como este esta estos estas ese esa esos esas eso esto aquí allí muy más
   también tan tanto todo toda todos todas mismo misma ya aún además especialmente nos me le les se su sus nuestro nuestra
   nuestros nuestras mi mis vuestro vuestra vuestros vuestras yo nosotros ustedes usted es son era eran ser sería serían
   está están estar he hemos ha han haber gustaría gustan gusta gustaron gustó querríamos quisiéramos queremos quiero
   quisiera deseamos deseo podríamos podría podrían podemos visto vimos ver viendo mirando mirado encontrado encontramos
   descubierto descubrimos conocer conocido llamado llamó llamaron atención interesa interesan interesado interesados
   interés ojos ojo encajar encajaría encajarían encajan encaja quedar quedaría quedarían bien buen buena buenos buenas
   bonito bonita bonitos bonitas añadir incorporar ofrecer presentar llevar mostrar tener tienda tiendas estante estantes
   surtido selección colección catálogo gama marca marcas producto productos artículo artículos línea líneas categoría
   equipo clientes idea tipo lugar encantaría encantado encantados`,
  /(?<!\p{L})(?:ofrecemos|vendemos|llevamos|tenemos|mostramos)|\bnuestr[oa]s? (?:tiendas?|surtido|selección|colección|catálogo|gama|estantes?)/iu,
  /(?<!\p{L})(?:gustar[íi]a|querr[íi]a|quisi[ée]r|quer|dese|podr|encajar[íi]a|quedar[íi]a|ser[íi]a|encantar[íi]a)/iu,
);

const ITALIAN = vocabulary(
  `il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla in nel
   nella nei nelle su sul sulla sui sulle con per tra fra senza e ed o ma anche perché che chi cui dove quando se come
   questo questa questi queste quello quella quelli quelle qui lì molto più così tutto tutta tutti tutte stesso già ancora
   particolarmente noi io ci mi vi si loro suo sua suoi sue nostro nostra nostri nostre mio mia vostro vostra vostri
   vostre è sono era erano essere sarebbe sarebbero abbiamo ho ha hanno avere vorremmo vorrei desideriamo desidero
   desidereremmo piacerebbe piace piacciono piaciuto piaciuti potremmo potrebbe potrebbero possiamo visto visti vista
   viste vedere guardato guardando trovato trovati scoperto scoprire conoscere notato colpito colpiti attirato
   attenzione interessa interessano interessati interessato interesse occhio occhi starebbe starebbero bene adatto adatta
   adatti adatte bello bella belli belle buono buona aggiungere inserire proporre offrire presentare portare mostrare
   negozio negozi scaffale scaffali assortimento selezione collezione catalogo gamma marchio marchi prodotto prodotti
   articolo articoli linea linee categoria squadra clienti idea tipo posto lieti felici`,
  /(?<!\p{L})(?:offriamo|vendiamo|proponiamo|abbiamo in|mostriamo)|\bnostr[oaie] (?:negozi\p{L}*|assortimento|selezione|collezione|catalogo|gamma|scaffal\p{L}*)/iu,
  /(?<!\p{L})(?:vorre|desider|piacerebb|potre|starebb|sarebb|possiamo)/iu,
);

const DUTCH = vocabulary(
  `de het een en of maar ook als aan op in uit bij met voor van naar om door over tussen tijdens na naast terwijl omdat
   dat die dit deze wie wat waar wanneer zo zeer heel goed goede mooi mooie nog al alleen vooral graag er hier daar we wij
   ons onze ik mijn u uw jullie jouw je ze zij zich hun het is zijn was waren zou zouden hebben heeft hadden kunnen kan
   konden mogen willen wil wensen hopen gezien zagen zien gevonden vinden ontdekt ontdekken bekeken bekijken opgevallen
   viel vielen oog ogen aandacht bevalt bevallen interesse geïnteresseerd leren kennen voorstellen opnemen aanbieden
   tonen voeren passen past passend passende aanvullen aanvulling staan merk merken product producten artikel artikelen
   assortiment aanbod winkel schap schappen keuze collectie selectie categorie team klanten idee soort lijn blij`,
  /\b(?:wij|we|ik) (?:\p{L}+ )?(?:voeren?|bieden?|tonen?|verkopen?)\b|\bonze? (?:assortiment|winkel|schappen|aanbod|collectie|selectie)\b/iu,
  /\b(?:zou|zouden|willen|wil|graag|hopen|wensen|kunnen)\b/iu,
);

/** Nothing is known of the language: only what stands in the facts can be said. */
const UNKNOWN = vocabulary('', /(?!)/, /(?!)/);

/** Words that stand in nearly every mail of a language, and hardly in another one's. */
const TELLING: readonly [Vocabulary, RegExp][] = [
  [
    ENGLISH,
    /\b(?:the|and|we|you|your|our|of|for|with|would|are|is|that|this|to|from|please|hello|dear|hi)\b/giu,
  ],
  [
    GERMAN,
    /\b(?:und|wir|ihre?n?|sie|unsere?n?|mit|für|möchten|guten|sehr|geehrte|sind|ist|ein|eine|der|die|das|von|auf)\b/giu,
  ],
  [
    FRENCH,
    /(?<!\p{L})(?:et|nous|vous|votre|vos|notre|avec|pour|bonjour|sommes|souhaitons|est|une|des|les|dans|de)(?!\p{L})/giu,
  ],
  [
    SPANISH,
    /(?<!\p{L})(?:y|nosotros|sus?|nuestr[oa]s?|con|para|hola|buenos|somos|queremos|es|una?|los|las|del|que|de)(?!\p{L})/giu,
  ],
  [
    ITALIAN,
    /(?<!\p{L})(?:e|noi|vostr[oiae]|nostr[oiae]|con|per|buongiorno|siamo|vorremmo|è|una?|gli|della|che|di|il)(?!\p{L})/giu,
  ],
  [DUTCH, /\b(?:en|wij|we|uw|onze?|met|voor|beste|goedemorgen|zijn|willen|is|een|het|van|graag|de)\b/giu],
];
const FEWEST_TELLING = 2;
/** In fewer words a language can't be told. */
const FEWEST_WORDS = 8;

/** An account's inquiries are written one after another, nearly all from one template. */
const MOST_TEMPLATES = 50;

/** The words of the language in which a seller writes; what is too short to tell is taken for English. */
export const vocabularyOf = remembered(vocabularyIn, MOST_TEMPLATES);

function vocabularyIn(template: string): Vocabulary {
  const text = template.replace(/\[[^\]]*\]/g, ' ');
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  let most: { vocabulary: Vocabulary; found: number } = { vocabulary: ENGLISH, found: 0 };
  for (const [vocabulary, telling] of TELLING) {
    const found = new Set((text.match(telling) ?? []).map((word) => word.toLowerCase())).size;
    if (found > most.found) most = { vocabulary, found };
  }
  if (most.found >= FEWEST_TELLING) return most.vocabulary;
  return words >= FEWEST_WORDS ? UNKNOWN : ENGLISH;
}

export const isEnglish = (template: string): boolean => vocabularyOf(template) === ENGLISH;
