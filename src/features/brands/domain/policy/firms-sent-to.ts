import { NAMES, namesAfter } from './distributors.ts';
import { isPlace } from './places.ts';

/** A firm by its legal form: without one, whom shops are sent to may be a person, and what carries the goods a shop. */
const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH|AG|KG|Ltd|Limited|LLC|Inc|Corp|KK|Pty|B\.?V|N\.?V|S\.?r\.?l|S\.?p\.?A|SAS|SARL|Sàrl|S\.?L|AB|A\/S|ApS|Oy|Lda)(?![\p{L}])/u;

const SENT_TO: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Rr]etailers|[Ss]hops|[Ss]tores|[Dd]ealers|[Hh]ändler|[Rr]evendeurs|[Tt]iendas|[Nn]egozi|[Ww]inkels)\b[^.;:]{0,40}?\b(?:contact|bei der Firma|auprès de|a través de|presso|bij)\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(String.raw`\b(?:carried|represented|handled)\s+by\s+(?<names>${NAMES})`, 'u'),
];
/** "Für Österreich: Alpenkraut Handels GmbH, Wien." */
const FOR_PLACE = new RegExp(
  String.raw`^(?:(?:For|Für|Pour|Para|Per|Voor|In)\s+)?(?<place>\p{Lu}[\p{L} &]{1,30}?)\s*:\s+(?<names>${NAMES})`,
  'u',
);

/** The firms to which a page for shops sends those of a place, without a word on what they are. */
export function firmsSentTo(sentence: string, ownName: string): string[] {
  if (!LEGAL_FORM.test(sentence)) return [];
  const place = FOR_PLACE.exec(sentence)?.groups?.place;
  const patterns = place !== undefined && isPlace(place) ? [FOR_PLACE, ...SENT_TO] : SENT_TO;
  const own = ownName.toLowerCase();
  return namesAfter(patterns, sentence, ownName).filter(
    (name) => LEGAL_FORM.test(name) && !name.toLowerCase().startsWith(own),
  );
}
