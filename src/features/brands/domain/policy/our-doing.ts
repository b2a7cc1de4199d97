import { inLines } from '../../../../kernel/in-lines.ts';

/**
 * A "not" that belongs to what the brand, its goods or a marketplace itself do, and forbids shops nothing: "we do not use
 * Amazon to fulfil our orders", "items bought on Amazon cannot be returned". Folded; of each language the verbs that do
 * rule what shops may do are left alone.
 */

/** By which the brand decides about others' sales. */
const LETS = {
  english: inLines`
    allow|permit|authori[sz]e|approve|accept|want|wish|tolerate|condone|support|endorse|encourage|sanction|
    let|give|grant|agree|like|appreciate|consider|take|welcome|(?:re-?)?sell|offer|list|supply|ship|
    fulfil\w*|distribute|wholesale|work|partner|deal|trade|open|onboard|license|provide|recruit|cater|
    extend|include|cover|mind|object|restrict|limit|police|see|place|advertis\w+|market|participate
  `,
  german: inLines`
    erlaub\w+|gestatt\w+|duld\w+|mocht\w+|woll\w+|wunsch\w+|akzeptier\w+|beliefer\w+|liefer\w+|verkauf\w+|
    arbeit\w+|genehmig\w+|lass\w+|tolerier\w+|biet\w+|seh\w+|nehm\w+|eroffn\w+|bitt\w+|konn\w+|hab\w+|sind|
    behalt\w+|geb\w+|unterstutz\w+|schranken|beschrank\w+|vertreib\w+|stimm\w+
  `,
  french:
    'autoris|accept|souhait|voul|toler|permet|livr|fourni|travaill|vend|propos|ouvr|somm|pouv|donn|agre|recherch|diffus|distribu|impos|limit',
  spanish:
    'permit|autoriz|acept|quer|toler|vend|suministr|trabaj|ofrec|abr|admit|pod|dese|est|som|colabor|consent|distribu|pon|limit|restring',
  italian:
    'permett|consent|autorizz|accett|vogl|toller|vend|forn|lavor|offr|apr|poss|desider|s[ie]amo|siamo|serv|distribu|poni|limit',
  dutch:
    'staan|willen|accepteren|leveren|verkopen|werken|keuren|laten|zien|nemen|openen|zijn|kunnen|geven|tolereren|hebben|stellen|beperken',
};
/** What is done with goods, or said of selling them, where it can't or mayn't be done. */
const RULED = inLines`
  (?:re-?)?sold|(?:re-?)?listed|offered|advertised|marketed|distributed|traded|allowed|permitted|
  permissible|authori[sz]ed|approved|accepted|acceptable|tolerated|condoned|supplied|welcome|ok|okay|fine|
  eligible|considered|opened|placed|posted|displayed|found|made|available|given|granted|in|on|an?|the|our|
  for|re-?sellers?|sellers?|dealers?|stockists?|retailers?|customers?|partners?|taken|served|shipped|
  transferred|exported|used
`;

const ADVERB = '(?:(?!(?:supply|apply|rely|reply)\\b)\\w+ly |currently |also |yet |always |ever )?';
const WE = '(?:we|i|our (?:team|staff|brand|company|trade desk))';

export const OUR_DOING = new RegExp(
  [
    inLines`
      \b${WE} ${ADVERB}(?:
        (?:do|does|did|could|would|have|has)(?: not|n't)|can(?:not|'t| not)|won't|will not|never|no longer
      ) ${ADVERB}(?:
        (?!(?:${LETS.english}|be|been|have)\b)\w+|supply (?:\w+ )?(?:labels?|barcodes?)|
        sell ${ADVERB}to amazon(?!(?: (?:or|and) [\w.]+)? (?:re-?)?sellers?)
      )
    `,
    String.raw`\b${WE} (?:are|am|is)(?: not|n't) ${ADVERB}(?:an? )?(?:(?:amazon|marketplace) (?:sellers?|shop|store|business|company|brand)|affiliated|associated|connected|responsible|liable)\b`,
    String.raw`\b(?:does|did)(?: not|n't) ${ADVERB}(?!(?:${LETS.english}|have|mean)\b)\w+`,
    String.raw`\b(?:can(?:not|'t| not)|may not|must not|will not|won't|should not) ${ADVERB}be ${ADVERB}(?!(?:${RULED})\b)\w+`,
    String.raw`\b(?:is|are|was|were)(?: not|n't) ${ADVERB}(?:genuine|authentic|responsible|liable|affiliated|associated|up to date|accurate|current|valid|covered|fresh)\b`,
    String.raw`\bour amazon (?:shop|store|storefront|listings?) (?:is|are)(?: not|n't) \w+`,
    // Behind the place or the goods the verb comes first: \"gestatten wir unseren Händlern nicht\".
    String.raw`(?<!\b(?:${LETS.german}) )\bwir (?!(?:${LETS.german})\b)\w+ [^.;]{0,50}?\b(?:nicht|kein\w*)\b`,
    String.raw`\b(?:konnen|konnten) wir (?:\w+ )?(?:nicht|keine?) (?:\w+ )?(?:beantwort|bearbeit|zurucknehm|erstatt|umtausch|garantier)\w+`,
    String.raw`\bnous (?:ne |n')(?!(?:${LETS.french}))\w+ (?:pas|plus|jamais)\b|\bn'(?:a|ont|avons) (?:pas|plus) de (?:boutique|compte|page)s?\b`,
    String.raw`\bne (?:vien|provien|concern|reflet|correspond|repond|garanti)\w* pas\b`,
    String.raw`\bno (?!(?:${LETS.spanish}))\w+[aei]mos\b|\bno (?:proceden|vienen|corresponden|garantizan|responde\w*)\b`,
    String.raw`\bnon (?!(?:${LETS.italian}))\w+iamo\b|\bnon possiamo accettare (?:resi|reclami)\b|\bnon (?:passano|vengono|provengono|riguardano|sono prodott\w+)\b`,
    String.raw`(?<!\b(?:${LETS.dutch}) )\b(?:wij|we) (?!(?:${LETS.dutch})\b)\w+ (?:\w+ ){0,3}?(?:niet|geen)\b|\bkunnen (?:wij|we) (?:\w+ )?niet (?:beantwoord|behandel|ruil|terugnem|vergoed|garander)\w+`,
  ].join('|'),
  'g',
);
