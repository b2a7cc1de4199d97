import { type AddressRole, ROLE_WORTH } from './address-roles.ts';
import type { Contact } from './rank-addresses.ts';

/** Who answers a shop that writes, or passes it on; anybody else is asked only where none of them is known. */
const ANSWERS_SHOPS: ReadonlySet<AddressRole> = new Set(['wholesale', 'sales', 'general', 'support']);

const FOR_SHOPS: ReadonlySet<AddressRole> = new Set(['wholesale', 'sales']);

/**
 * Other desks are left out where anybody else is known, or a form for shops; so are names of which nothing says
 * whose they are, where there is a desk for everybody at least, those that are called by what else they are for, and
 * those elsewhere where the house has mail of its own. Where there is a desk for shops, nobody is needed who isn't
 * for them.
 */
export function withoutOtherDesks(all: readonly Contact[], hasForm: boolean): Contact[] {
  const hasOwnMail = all.some(({ isElsewhere, isOthers }) => !isElsewhere && !isOthers);
  const contacts = hasOwnMail ? all.filter(({ isElsewhere }) => !isElsewhere) : all;
  const others = contacts.filter(({ isOthers }) => !isOthers);
  const left = others.length > 0 || hasForm ? others : [...contacts];
  const isDesk = ({ role, isForItsOwn }: Contact) => FOR_SHOPS.has(role) && !isForItsOwn;
  if (hasForm || left.some(isDesk))
    return left.filter(({ role, isForItsOwn }) => ANSWERS_SHOPS.has(role) && !isForItsOwn);
  const worth = Math.max(0, ...left.map(({ role, isForItsOwn }) => (isForItsOwn ? 0 : ROLE_WORTH[role])));
  return left.filter(
    ({ isUnexplained, isForItsOwn }) =>
      !(isUnexplained && worth >= ROLE_WORTH.general) && !(isForItsOwn && worth >= ROLE_WORTH.support),
  );
}

/**
 * Where the only door for shops is a market of many brands, an address that the page for shops gives beside it is
 * the house's own.
 */
export const givenToShops = (contacts: readonly Contact[]): Contact[] =>
  contacts.map((contact) =>
    contact.isGivenToShops
      ? { ...contact, role: 'sales', score: contact.score + ROLE_WORTH.sales - ROLE_WORTH[contact.role] }
      : contact,
  );

export const byScore = (one: Contact, other: Contact): number =>
  other.score - one.score || one.address.length - other.address.length;
