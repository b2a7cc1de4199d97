import { remembered } from '../../../../../kernel/remembered.ts';

/**
 * Words of Polish and of the North by an English word for the same thing, by which their
 * concept is known. Hardly anything in these languages is there to learn from, so what is learned of concepts has to do;
 * without it "nie" meant little else than a wish for silence, which is what most of the few had asked for.
 */
const MEANT: readonly (readonly [english: string, words: RegExp])[] = [
  ['not', /^(?:bez|brak|zad(?:en|n\w+)|nigdy|ikke|inte|ingen|inget|inga|intet|aldrig|aldri|uten|utan)$/],
  ['unable', /^(?:moze\w*|mozliw\w*|mozna)$/],
  ['sorry', /^(?:niestety|przykro|przepraszam\w*|zalujemy|tyvarr|desvaerre|dessverre|beklag\w*)$/],
  ['glad', /^(?:chetni\w*|milo|ciesz\w*|przyjemnosci\w*|gjerne|garna|hyggelig|roligt)$/],
  ['yes', /^(?:zgoda|oczywiscie|jasne|absolutt|sjalvklart)$/],
  ['shop', /^(?:sklep\w*|stacjonarn\w*|butik\w*|fysisk\w*)$/],
  [
    'online',
    /^(?:internetow\w*|platform(?:ie|ach|y|a)|markedsplass\w*|markedsplads\w*|marknadsplats\w*|nettet)$/,
  ],
  ['single', /^(?:tylko|wylacznie|jedyn\w*|jedn\w*|kun|endast|eneste)$/],
  ['exclusive', /^(?:wylaczn\w*|umow\w*|eksklusiv\w*|ensamratt|enerett|avtal\w*|aftale\w*)$/],
  ['seller', /^(?:sprzedawc\w*|sprzedajac\w*|aterforsaljar\w*|forhandler\w*|saljare)$/],
  ['distributor', /^(?:dystrybut\w*|hurtown\w*|importor\w*)$/],
  ['ourselves', /^(?:sami|wlasn\w*|bezposredni\w*|posredni\w*|selv|sjalva|eget|egne|egna)$/],
  [
    'later',
    /^(?:obecnie|pozniej|chwili|razie|dopiero|jesien\w*|wiosn\w*|wakacj\w*|roku|teraz|senare|senere|hosten|forar\w*|varen|lige)$/,
  ],
  [
    'form',
    /^(?:wniosek|wniosk\w*|rejestr\w*|zarejestr\w*|wypeln\w*|zaloz\w*|ankiet\w*|skjema\w*|ansok\w*|ansog\w*|udfyld)$/,
  ],
  ['permit', /^(?:regon|krs|ceidg|zaswiadcz\w*|zdjec\w*|wpis|odpis\w*|wypis\w*|ewidencj\w*|moms\w*)$/],
  ['pricing', /^(?:cen|ceny|cena|cenie|cenach|cenami|cennik\w*|rabat\w*|prislist\w*|priser\w*)$/],
  ['below', /^(?:minimaln\w*|ponizej)$/],
  ['opening', /^(?:sztuk\w*|zamowien\w*|najmniej\w*|pierwsz\w*|minste\w*|mindst\w*)$/],
  ['attached', /^(?:zalacz\w*|przesylam|bifogat|vedhaeft\w*|vedlagt\w*|vedlegg)$/],
  ['colleague', /^(?:koleg\w*|kolezank\w*|dzial\w*)$/],
  ['redirect', /^(?:przekaz\w*|zajmuj\w*|skierowac)$/],
  ['wrong', /^(?:pomylk\w*|niewlasciw\w*|feil|forkert)$/],
  ['mail', /^(?:pisac|pisz\w*|napis\w*|wiadomosc\w*|maile|maili|wysyla\w*|skriv\w*|skick\w*|mejl\w*)$/],
  ['stop', /^(?:przesta\w*|zaprzesta\w*|usun\w*|wypisac|sluta|fjern|slet)$/],
  ['what', /^(?:gdzie|jaki\w*|ktor\w*|skad|dlaczego|hvor|hvad|hvem|vilka|hvilke\w*)$/],
  ['your', /^(?:panstw\w*|wasz\w*)$/],
  ['produce', /^(?:produkuj\w*|produkcj\w*|wytwarz\w*)$/],
  ['talk', /^(?:zadzwon\w*|porozmawia\w*|rozmow\w*|ringer?|snakke)$/],
  ['tomorrow', /^(?:wysle|wyslemy|przesle|jutro|poniedzial\w*|imorgon)$/],
  ['buy', /^(?:kupi\w*|kupowac|zakup\w*|zamawia\w*|zamowic|nabyc)$/],
  ['again', /^(?:wiecej|ponownie|igen|igjen|flere)$/],
  [
    'interested',
    /^(?:zainteresowan\w*|interesuje|skorzysta\w*|propozycj\w*|aktuellt|aktuelt|intresser\w*|interesser(?:t|et|ede))$/,
  ],
  ['agree', /^(?:potwierdz\w*|podpis\w*|akceptacj\w*|przestrzega\w*)$/],
];

/** The English word for it, or the word as it is. */
export const meantBy = remembered((word) => MEANT.find(([, words]) => words.test(word))?.[0] ?? word);
