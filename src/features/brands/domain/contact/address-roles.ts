import { fold } from '../brand-name.ts';
import { GENERAL, NO_REPLY, OTHER_DESK, PARTNERS, SALES, SUPPORT, WHOLESALE } from './desk-names.ts';

export type AddressRole =
  | 'wholesale'
  | 'sales'
  | 'partnerships'
  | 'general'
  | 'support'
  | 'personal'
  /** A desk that has nothing to do with buyers: press, careers, privacy. */
  | 'other_desk'
  /** A machine that nobody reads. */
  | 'no_reply';

/** How much an address of a role is worth to somebody who asks for wholesale terms. */
export const ROLE_WORTH: Record<AddressRole, number> = {
  wholesale: 100,
  sales: 80,
  partnerships: 70,
  general: 60,
  support: 40,
  personal: 30,
  other_desk: 0,
  no_reply: 0,
};

const words = (list: string): Set<string> => new Set(list.split(' '));

const TABLE: readonly [AddressRole, ReadonlySet<string>][] = [
  ['no_reply', NO_REPLY],
  ['wholesale', WHOLESALE],
  ['other_desk', OTHER_DESK],
  ['sales', SALES],
  ['partnerships', PARTNERS],
  ['support', SUPPORT],
  ['general', GENERAL],
];

/**
 * Desks of many a small house that do its trade beside: where nobody else is named, or where a page for shops names
 * them.
 */
const ALSO_FOR_BUYERS = words(
  'accounts account admin administrator administracion amministrazione verwaltung werkstatt officina',
);

/** Who buys for the house, unless its page for shops gives the address to those who buy of it. */
const BUYING = words('inkoop einkauf achats achat compras acquisti purchasing purchase');

/** "accounts.desk" is "accounts". */
const nameOf = (localPart: string): string =>
  fold(localPart).replace(/[._+-](?:desk|team|dept|department|office)$|[._+-]|\d+$/g, '');

/** What else a desk of another name may be for is for the page to say. */
export const mayServeBuyers = (localPart: string): boolean =>
  ALSO_FOR_BUYERS.has(nameOf(localPart)) || isBuyingDesk(localPart);
export const isBuyingDesk = (localPart: string): boolean => BUYING.has(nameOf(localPart));

const WHOLESALE_WITHIN = [
  String.raw`wholesale|new-?_?\.?accounts?|accounts?-?_?\.?new\b|open-?_?\.?accounts?|^trade(?!show)`,
  '(?<!work)shops$|[a-z]{3}stores$|stockist|reseller|grosshandel|distribuidor|distributor|mayorist|retailer|b2b',
];
const OTHER_DESK_WITHIN = [
  'careers?|recruit|complaint|reclam[io]|educator|privacy|datenschutz|press$|investor|influencer',
  'enforce|brand-?protect|counterfeit|violation|polic(?:y|ies)',
];
const within = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** Words that give themselves away even in the middle of a local part: "acmewholesale", "wholesaleus". */
const WITHIN: readonly [AddressRole, RegExp][] = [
  ['no_reply', /no-?_?\.?reply|do-?_?\.?not-?_?\.?reply|mailer-?daemon/],
  ['wholesale', within(WHOLESALE_WITHIN)],
  ['other_desk', within(OTHER_DESK_WITHIN)],
  ['sales', /^sales|sales$/],
  ['partnerships', /partnership/],
  ['support', /customer-?(?:service|care|support)|kundenservice|^support|support$/],
  ['general', /^(?:info|hello|contact)|(?:info|enquiries|inquiries)$/],
];

/** What the part before the "@" says about who reads the mail. */
export function roleOf(localPart: string): AddressRole {
  const local = fold(localPart).replace(/\+.*$/, '');
  const parts = local.split(/[._-]+/).map((part) => part.replace(/\d+$/, ''));
  const whole = parts.join('');
  // Figures alone name no desk, and nobody.
  if (whole === '') return 'other_desk';
  for (const [role, known] of TABLE) if (known.has(whole)) return role;
  for (const [role, pattern] of WITHIN) if (pattern.test(local)) return role;
  for (const [role, known] of TABLE)
    if (parts.some((part) => part.length > 1 && known.has(part))) return role;
  return 'personal';
}
