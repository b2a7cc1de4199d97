import type { Tx } from '../../../db/database.ts';
import type { ApplicationForm } from '../domain/contact/application-forms.ts';
import { FOR_ALL } from '../domain/contact/way-in.ts';
import type { Discovery } from '../domain/discovery/discovery.ts';
import { replaceStatements } from '../store/policy.ts';
import { holdBrands } from '../store/set-asides.ts';
import { type SourcedBrand, type SourcedContact, saveSourced } from '../store/sourcing.ts';
import { setAsideByPolicy } from './policy.ts';

export interface BrandDiscovery {
  brandId: number;
  discovery: Discovery;
}

/** More of either says nothing more. */
const MOST_CONTACTS = 25;
const MOST_TRAIL_STEPS = 60;

/** Writes what was found of brands: the ways in and what their sites say, with the page on which each stood. */
export async function recordDiscoveries(
  tx: Tx,
  accountId: string,
  found: readonly BrandDiscovery[],
): Promise<void> {
  await holdBrands(
    tx,
    accountId,
    found.map(({ brandId }) => brandId),
  );
  await saveSourced(tx, accountId, found.map(brandOf), found.flatMap(contactsOf));
  // A site that couldn't be read takes back nothing of what it said before.
  const read = found.filter(({ discovery }) => discovery.pagesRead > 0);
  const policies = read.map(({ brandId, discovery }) => ({ brandId, statements: discovery.policy }));
  await replaceStatements(tx, accountId, policies);
  await setAsideByPolicy(
    tx,
    accountId,
    read.map(({ brandId }) => brandId),
  );
}

const brandOf = ({ brandId, discovery }: BrandDiscovery): SourcedBrand => ({
  id: brandId,
  state: discovery.outcome,
  website: discovery.website ?? null,
  confirmedBy: discovery.confirmedBy.join(' · ') || null,
  email: discovery.best?.address ?? null,
  applicationUrl: discovery.forms[0]?.url ?? null,
  reason: discovery.wayIn?.reason ?? null,
  trail: discovery.trail.slice(0, MOST_TRAIL_STEPS),
});

function contactsOf({ brandId, discovery }: BrandDiscovery): SourcedContact[] {
  const addresses = discovery.contacts.slice(0, MOST_CONTACTS).map(
    (contact, index): SourcedContact => ({
      brandId,
      kind: 'address',
      value: contact.address,
      role: contact.role,
      rank: index + 1,
      sourceUrl: contact.pageUrl,
      foundAs: contact.form,
      context: contact.words,
      reason: contact.reason,
      status: contact.mail === 'null_mx' ? 'no_mail' : contact.mail,
    }),
  );
  const forms = discovery.forms.slice(0, MOST_CONTACTS).map(
    (form, index): SourcedContact => ({
      brandId,
      kind: 'form',
      value: form.url,
      role: roleOfForm(form),
      rank: index + 1,
      sourceUrl: form.pageUrl,
      foundAs: form.how,
      context: form.words,
      reason: null,
      status: 'unknown',
    }),
  );
  return unique([...addresses, ...forms]);
}

const roleOfForm = ({ how }: ApplicationForm): string => (how === 'contact' ? FOR_ALL : 'application');

/** One statement can't write the same row twice. */
const unique = (contacts: SourcedContact[]): SourcedContact[] => [
  ...new Map(contacts.map((contact) => [`${contact.kind} ${contact.value}`, contact])).values(),
];
