import type { PageKind } from '../page/wording.ts';
import type { AddressRole } from './address-roles.ts';
import type { Relation } from './address-traps.ts';

const ROLE_SAYS: Record<AddressRole, string> = {
  wholesale: 'is named for wholesale buyers',
  sales: 'is the sales desk',
  partnerships: 'is the partnerships desk',
  general: 'is the general address',
  support: 'is the customer support address',
  personal: 'looks like a person’s own address',
  other_desk: 'belongs to another desk',
  no_reply: 'is not read by anybody',
};
const RELATION_SAYS: Record<Relation, string> = {
  own: 'on the brand’s own domain',
  sister: 'on another domain of the brand',
  free_mail: 'at a free mail service',
  owner: 'on the domain of the company that owns the brand',
  named: 'on the domain of a company to which the brand sends shops',
  in_its_name: 'kept in the brand’s name by another company',
  agent: 'on the domain of its agent for the United States',
};
const PAGE_SAYS: Partial<Record<PageKind, string>> = {
  application: 'the page for new retailers',
  wholesale: 'the wholesale page',
  contact: 'the contact page',
  imprint: 'the legal notice',
};

interface Reasoned {
  address: string;
  role: AddressRole;
  relation: Relation;
  pageUrl: string;
}

/** Why an address stands where it does, as a sentence. */
export function reasonFor(
  { address, role, relation, pageUrl }: Reasoned,
  quote: string | undefined,
  kind: PageKind,
): string {
  const why = quote === undefined ? ROLE_SAYS[role] : `is what the page gives for “${quote}”`;
  const path = pageUrl.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const where = PAGE_SAYS[kind] ?? (path === '/' || path === '' ? 'the home page' : path);
  return `${address} ${why}, ${RELATION_SAYS[relation]}; found on ${where}.`;
}
