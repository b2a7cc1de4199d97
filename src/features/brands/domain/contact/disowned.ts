import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';
import { fold } from '../brand-name.ts';

/** Why nobody is to write to an address that a page names: it isn't the brand's, or nobody reads it any more. */
export type Disowned = 'disowned' | 'given_up';

/** Who is mistaken for the brand, or makes himself out to be it. */
const NOT_OURS = wordsOf({
  english: [
    String.raw`(?:(?:is|are|am)(?: not|n't)|we're not|it's not|never) (?:(?:to do|part|one|any|connected|affiliated|associated|related) (?:\w+ )?)?(?:of )?(?:with )?(?:us|ours?)\b(?! (?:only|usual|normal|main|own|best|direct))`,
    String.raw`not (?:\w+ )?(?:affiliated|associated|connected|related|to be confused)`,
    'no (?:relation|connection|affiliation|ties) (?:to|with)|nothing to do with|(?:unrelated|different from|mistaken for|mix(?:ed)? (?:us )?up with)',
    String.raw`(?:is|are|belongs? to) (?:an(?:other)?|a different|a separate|somebody else's) (?:\w+ )?(?:company|companies|business|firm|brand|family|maker|shop|person)`,
    String.raw`(?:spam|scams?|phishing|fraud\w*|fake)(?: (?:e-?mails?|mails?|messages?|invoices?|offers?))? (?:from|by|sent|signed|using|at|under)|impost[eo]rs?|impersonat\w+|fake (?:shops?|sites?|stores?)|counterfeiters?`,
  ],
  german: [
    'nicht zu verwechseln|nichts (?:mit \\w+ )?zu tun|gehor(?:t|en) nicht zu uns|(?:ist|sind) nicht (?:von uns|wir|unsere?)',
    '(?:ist|sind) eine? ander\\w+ (?:firma|unternehmen|familie|marke)|betruger\\w*|fakeshops?|(?:spam|phishing|betrug) (?:von|durch|unter)',
  ],
  french: [
    "rien a voir|aucun lien|ne pas (?:nous )?confondre|n'est pas (?:nous|a nous|de nous)|est une autre (?:societe|maison|entreprise|marque)",
    'arnaques?|escroc\\w*|faux (?:site|mails?|courriels?)|hameconnage',
  ],
  spanish: [
    String.raw`nada que ver|no (?:tiene|guarda)n? relacion|no (?:nos )?confund\w+|no (?:es|son|somos) (?:nuestr\w+|nosotros)|es otra (?:empresa|marca|casa)`,
    'estafa\\w*|suplanta\\w*',
  ],
  italian: [
    String.raw`(?:niente|nulla) a che (?:fare|vedere)|da non confonder\w+|non (?:e|sono|siamo) (?:nostr\w+|noi)|(?:e|e' )un'altra (?:azienda|ditta|marca)`,
    'truff\\w+',
  ],
  dutch: [
    String.raw`niets (?:met \w+ )?te maken|niet te verwarren|(?:is|zijn) niet (?:van ons|wij|onze?)|is een ander (?:bedrijf|merk)`,
    'oplicht\\w+|nepshops?|nepwebshops?',
  ],
  swedish: [
    'inget att gora med|inte (?:att )?forvaxla\\w*|ar inte (?:vi|var|vart)|ett annat foretag|bluff\\w*',
  ],
});

const READ =
  'in use|us(?:ed?|ing)|valid|active|read|monitored|checked|answered|working|available|attended|staffed|current';
/** Said right behind an address. */
const ENDED_BEHIND = wordsOf({
  english: [
    String.raw`(?:is|are|was|were|has been|have been)?(?:n't| not| no longer| never)(?: being)? (?:${READ})\b(?! (?:on|at|during|over|after|before|for) )`,
    String.raw`(?:is|was|has been|have been|got|now) (?:\w+ )?(?:closed|shut|hacked|compromised|retired|discontinued|deactivated|disabled|switched off|defunct|abandoned|dead)\b`,
    String.raw`(?:mail|e-?mails?|messages?) (?:sent )?(?:there|to it|to that address)?(?: \w+)? (?:is not|are not|isn't|aren't|won't be|will not be|bounces?)|bounces\b|(?:it|that one) was hacked|(?:don't|do not|never) (?:write|mail|reply|answer|use)(?: to)? (?:it|that)`,
    String.raw`(?:has |have )?(?:left (?:us|the (?:company|firm|team))|retired|moved on)\b|(?:is |are )?no longer (?:with|works?|takes?|represents?|sells?|handles?|employed)|(?:will|would) only send you back`,
  ],
  german: [
    '(?:ist |sind |wird |werden )?nicht mehr (?:gultig|aktiv|genutzt|benutzt|gelesen|abgerufen|erreichbar|in betrieb|verwendet|beantwortet|gepflegt)|wird nicht (?:gelesen|abgerufen|beantwortet)',
    'ist (?:stillgelegt|abgeschaltet|gehackt|geschlossen|tot)|arbeitet nicht mehr|ausgeschieden|(?:ist )?im ruhestand',
  ],
  french: [
    "(?:n'est|n'etait|ne sont|n'existe) plus|(?:a ete|est) (?:piratee?|fermee?|supprimee?)|ne (?:travaille|fait|represente) plus|a quitte|a pris sa retraite|cette boite",
  ],
  spanish: [
    String.raw`ya no (?:se |es |esta |lo |la )?\w+|(?:fue|esta|ha sido) (?:hackead|cerrad|desactivad)[oa]|se ha jubilado|no (?:se lee|la leemos|respondemos)`,
  ],
  italian: [
    "non (?:e|viene|si) piu|non (?:lavora|rappresenta|collabora) piu|e' stat[oa] (?:chius|disattivat|violat)[oa]|e in pensione",
  ],
  dutch: [
    '(?:is |wordt )?niet (?:meer|langer) (?:in gebruik|geldig|actief|gelezen|gebruikt|bereikbaar|beantwoord)|werkt niet meer|is (?:gehackt|gesloten|opgeheven)|met pensioen',
  ],
  swedish: [
    '(?:anvands|galler|lases|fungerar|besvaras) (?:inte|ej)(?: langre)?|ar (?:stangd|kapad|nedlagd)|har slutat',
  ],
});
/** Said right before it. */
const ENDED_BEFORE = new RegExp(
  alternatives({
    english: [
      String.raw`(?:\b(?:old|former|previous|prior|earlier|outdated|expired|ex-?)|\bgave up our|\bgive up our)(?: \w+){0,2}? (?:e-?mail|address(?:es)?|mail ?box|inbox|domain|mail|account|agent|rep|representative|distributor)s?\b[^.;]{0,60}$`,
      String.raw`\b(?:no longer|stopped|quit) (?:us(?:e|ing)|read(?:ing)?|answer(?:ing)?|check(?:ing)?|monitor(?:ing)?)(?: \w+){0,4}[ :]*$`,
      String.raw`^[\s(]*(?:(?:please|and|but|so|note|kindly),? )*(?:do not|don't|never|stop) (?:please )?(?:us(?:e|ing)|writ(?:e|ing) to|e-?mail(?:ing)?|mail(?:ing)?|contact(?:ing)?)(?: (?:the|this|our|old|address|any ?more))*[ :]*$`,
      String.raw`[(\[](?:formerly|was|previously|used to be)[ :]*$`,
    ],
    german: [
      String.raw`\b(?:alte|fruhere|ehemalige|vorige)[rns]? (?:e-?mail\S*|mail\S*|adresse|anschrift|vertret\w+|agent\w*)\b[^.;]{0,60}$`,
      String.raw`\b(?:bitte )?(?:nicht mehr|nie) (?:an|unter|uber|verwenden|benutzen)[ :]*$`,
    ],
    french: [
      String.raw`\bancienne? (?:adresse|boite|agent|representant)\w*\b[^.;]{0,60}$|\bne (?:plus|pas) (?:utiliser|ecrire a|envoyer a)[ :]*$`,
    ],
    spanish: [
      String.raw`\b(?:antigu[oa]|anterior) (?:direccion|correo|agente|representante)\b[^.;]{0,60}$|\bno (?:use|usar|utilice|utilizar|escriba a|escriban a)(?: mas)?[ :]*$`,
    ],
    italian: [
      String.raw`\b(?:vecchi[oa]|precedente|ex) (?:indirizzo|casella|mail|agente|rappresentante)\b[^.;]{0,60}$|\bnon (?:usare|usate|utilizzare|scrivere a|scrivete a)(?: piu)?[ :]*$`,
    ],
    dutch: [
      String.raw`\b(?:oude?|vorige?|voormalige?) (?:e-?mail\w*|mail\w*|adres|agent)\b[^.;]{0,60}$|\bniet (?:meer )?(?:gebruiken|mailen naar)[ :]*$`,
    ],
    swedish: [
      String.raw`\b(?:gamla|tidigare) (?:e-?post\w*|mejl\w*|adress\w*|agent\w*)\b[^.;]{0,60}$|\banvand inte(?: langre)?[ :]*$`,
    ],
  }),
);

const SENTENCE_ENDS = /[.!?;](?=\s|$)| · /;

/** What is said in the sentence in which an address stands, before it and behind it; another address ends it. */
function sentenceOf(
  local: string,
  { before, after }: { before: string; after: string },
): { before: string; behind: string } {
  // In a text an address begins among the words before it.
  const said = before.toLowerCase().endsWith(local) ? before.slice(0, -local.length) : before;
  const mine = said.slice(said.lastIndexOf('@') + 1);
  const behind = after.replace(/^[^·]*?(?:\[email.protected\]|@[\w.-]*\w)/i, '');
  return {
    before: fold(mine.split(/[.!?;](?=\s)| · /).at(-1) ?? '').replace(/[’`]/g, "'"),
    behind: fold((behind.split('@')[0] ?? '').split(SENTENCE_ENDS)[0] ?? '').replace(/[’`]/g, "'"),
  };
}

/** What the page says of an address, where it says that nobody should write to it. */
export function disownedIn(local: string, around: { before: string; after: string }): Disowned | undefined {
  const { before, behind } = sentenceOf(local, around);
  if (ENDED_BEFORE.test(before) || ENDED_BEHIND.test(behind)) return 'given_up';
  return NOT_OURS.test(before) || NOT_OURS.test(behind) ? 'disowned' : undefined;
}
