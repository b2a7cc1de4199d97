import { inLines } from '../../../../kernel/in-lines.ts';
import { keyOf } from '../brand-name.ts';
import { loosen } from '../page/wording.ts';
import type { AddressRole } from './address-roles.ts';
import { sayingsBefore } from './address-sayings.ts';

interface Labelled {
  address: string;
  role: AddressRole;
  /** What its own name says. */
  own: AddressRole;
  /** The words that said more. */
  quote: string | undefined;
  around: { before: string };
  label: string;
}

/** "Questions:", "For our price list:". */
const ASKS_ANYTHING = new RegExp(inLines`
  ^ ?(?:(?:any|all|for|our|the|more|further|other|your|please|to|bei|fur|pour|per|para|voor) )*(?:
    say (?:hello|hi|hallo|hola)|hello|hallo|hola|bonjour|ciao|hej|reach\w*|get in touch|touch|drop|ping|talk|call|us|
    team|office|everything|anything|general|customers?|schreib\w*|ecri\w*|escrib\w*|scriv\w*|schrijf\w*|skriv\w*|
    correo|courriel|e ?post|allgemein\w*|buro|bureau|
    questions?|contact\w*|e ?mail|mail|write|apply|applications?|orders?|order|details|information|info|price ?lists?|
    catalog(?:ue)?s?|terms|fragen|kontakt\w*|bestell\w*|anfragen?|questions|commandes?|renseignements|pedidos?|
    preguntas|contatt\w*|ordini|informazioni|vragen|bestel\w*|interested|interessiert\w*|interesse\w*
  )\b|
  \b(?:orders?|bestellung(?:en)?|commandes?|pedidos?|ordini|bestelling(?:en)?) ?$
`);
/** "Casting:", "Missing a piece?", "Careers –": what begins an address's own entry. */
const CALLS_IT = /\p{L}{3}[^.]*(?:[:?]|\s[–—-])$/u;

/** A name that no desk bears, with a label or a question of its own right before it, or named for customers. */
export function isForItsOwn({ address, role, own, quote, around, label }: Labelled): boolean {
  if (own !== 'personal') return false;
  if (quote !== undefined) return role === 'support';
  const [local = '', domain = ''] = address.split('@');
  // "hazel@hazelandadze.com" is the house's own, whatever stands above it.
  if (local.length >= SHORTEST_OF_HOUSE && domain.includes(local)) return false;
  const said = withoutEnd(around.before, local);
  const near = label ? `${label}:` : (headingOf(said) ?? sayingsBefore(said).near);
  const [called] = CALLS_IT.exec(near) ?? [];
  if (called === undefined || ASKS_ANYTHING.test(loosen(called))) return false;
  // Whoever is named in a trade page's text is asked about trade: "Ann Miller:" before ann@.
  return !(role === 'wholesale' && namesPerson(near, local));
}

const SHORTEST_OF_HOUSE = 3;
const LONGEST_HEADING = 40;
/** An address that begins its block is called by the few words above it. */
function headingOf(said: string): string | undefined {
  const heading = sayingsBefore(said).near;
  const isIt = said.trim().endsWith('·') && heading.length <= LONGEST_HEADING && !/[.!,;:?]$/.test(heading);
  return isIt ? `${heading}:` : undefined;
}

/** In a text an address begins among the words before it. */
const withoutEnd = (before: string, local: string): string =>
  before.toLowerCase().endsWith(local) ? before.slice(0, -local.length) : before;

/** What begins an entry may be a desk: "Brokers wanting to sell for us: brokers@". */
function namesPerson(label: string, local: string): boolean {
  const words = label.match(/[\p{L}'’]+/gu) ?? [];
  const at = words.findLastIndex((word) => keyOf(word) === keyOf(local.split(/[._-]/)[0] ?? ''));
  return (at > 0 || NAME_ALONE.test(label)) && isCapital(words[at]?.[0]) && !label.endsWith('?');
}
const NAME_ALONE = /^\P{L}*(?:\p{Lu}[\p{L}'’.]*[ -]?){1,4}(?:[,(].*)?[:–—-]?$/u;
const isCapital = (letter = ''): boolean => letter !== letter.toLowerCase();
