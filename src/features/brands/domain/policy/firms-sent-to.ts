import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { NAMES } from './distributor-sentences.ts';
import { namesAfter } from './distributors.ts';
import { isPlace } from './places.ts';

/** A firm by its legal form: without one, whom shops are sent to may be a person, and what carries the goods a shop. */
const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH|AG|KG|Ltd|Limited|LLC|Inc|Corp|KK|Pty|B\.?V|N\.?V|S\.?r\.?l|S\.?p\.?A|SAS|SARL|Sàrl|S\.?L|AB|A\/S|ApS|Oy|Lda)(?![\p{L}])/u;

const SENT_TO: readonly RegExp[] = [
  new RegExp(
    inLines`
      \b(?:
        [Rr]etailers|[Ss]hops|[Ss]tores|[Dd]ealers|[Hh]ändler|[Rr]evendeurs|[Tt]iendas|[Nn]egozi|[Ww]inkels
      )\b[^.;:]{0,40}?\b(?:contact|bei der Firma|auprès de|a través de|presso|bij)\s+(?<names>${NAMES})
    `,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:carried|represented|handled|served|supplied|looked after)\s+by\s+(?<names>${NAMES})`,
    'u',
  ),
];
const ASKED = alternatives({
  english: ['(?:please\\s+)?(?:contact|write to|order from|turn to|call)'],
  german: ['wenden Sie sich (?:bitte )?an(?: die)?'],
  french: ['(?:adressez-vous à|contactez)'],
  spanish: ['(?:contacten? con|escriban? a|diríjanse a)'],
  italian: ['(?:rivolgetevi a|rivolgersi a|contattate)'],
  dutch: ['neemt? u? ?contact op met'],
});

/** "In Canada, please contact Northline Inc.", and behind it "in the UK, Fellgate Ltd". */
const IN_PLACE = new RegExp(
  inLines`
    ^\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?(?:
      [Ii]n|[Ff]or|[Ff]ür|[Ee]n|[Aa]ux?|[Pp]our|[Pp]ara|[Pp]er|[Vv]oor
    )\s+(?:the\s+|der\s+|die\s+|la\s+|le\s+|el\s+|il\s+)?(?<place>\p{Lu}[\p{L} ]{1,30}?)
      (?:,?\s+(?:${ASKED})|,)\s+(?<names>${NAMES})
  `,
  'u',
);
/** "Our trade partner for Australia is …", "… takes care of Canada". */
const PARTNERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Pp]artner|[Pp]artenaire|[Ss]ocio)\b[^.;:]{0,50}?\s(?:is|ist|est|es|è)\s+(?:die\s+|der\s+|la\s+|el\s+)?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<names>${NAMES})\s+(?:takes care of|looks after|covers|serves|supplies)\s+(?:the\s+|shops in\s+|stores in\s+|retailers in\s+)?\p{Lu}`,
    'u',
  ),
];

/** "Für Österreich: Alpenkraut Handels GmbH, Wien." */
const FOR_PLACE = new RegExp(
  String.raw`^(?:(?:For|Für|Pour|Para|Per|Voor|In)\s+)?(?<place>\p{Lu}[\p{L} &]{1,30}?)\s*:\s+(?<names>${NAMES})`,
  'u',
);

/** The firms to which a page for shops sends those of a place, without a word on what they are. */
export function firmsSentTo(sentence: string, ownName: string): string[] {
  if (!LEGAL_FORM.test(sentence)) return [];
  return [...new Set(sentence.split(';').flatMap((part) => firmsIn(part, ownName)))];
}

function firmsIn(part: string, ownName: string): string[] {
  const ofPlace = [FOR_PLACE, IN_PLACE].filter((pattern) => {
    const place = pattern.exec(part)?.groups?.place;
    return place !== undefined && isPlace(place);
  });
  const own = ownName.toLowerCase();
  return namesAfter([...ofPlace, ...SENT_TO, ...PARTNERS], part, ownName).filter(
    (name) => LEGAL_FORM.test(name) && !name.toLowerCase().startsWith(own),
  );
}
