import type { AddressRole } from './address-roles.ts';

/** Of an address that nobody had to find. */
export const IN_OWN_LIST = 'It stood in the list that you imported.';

/** The role of an address that the brand itself gave us, of whoever is the right one. */
export const NAMED = 'named';

/** The one way by which a brand is asked, and why it is that one. */
export interface ChosenWayIn {
  kind: 'address' | 'form';
  value: string;
  reason: string;
}

export interface AddressToChoose {
  address: string;
  role: AddressRole | 'listed' | typeof NAMED;
  /** Why it stands where it does, as a sentence; null where it came from the person's own list. */
  reason: string | null;
}

/** The role of a form that isn't for shops alone. */
export const FOR_ALL = 'general';

export interface FormToChoose {
  url: string;
  isForAll?: boolean;
  /** The words by which it was known for what it is. */
  words: string | null;
}

/** Who at a brand reads more than what goes through its form: its buyers' desks, and a person named for them. */
const BEFORE_A_FORM: ReadonlySet<AddressToChoose['role']> = new Set([
  'wholesale',
  'sales',
  // The person's own list is believed, and what the brand itself says.
  'listed',
  NAMED,
]);

/**
 * A desk for buyers comes before a form, a form before an address that everybody writes to. One way is chosen, so
 * that several people of a brand are never all written to.
 */
export function chooseWayIn(
  best: AddressToChoose | undefined,
  form: FormToChoose | undefined,
): ChosenWayIn | undefined {
  if (best && (!form || BEFORE_A_FORM.has(best.role))) {
    return {
      kind: 'address',
      value: best.address,
      reason: best.reason ?? IN_OWN_LIST,
    };
  }
  if (!form) return undefined;
  if (form.isForAll)
    return {
      kind: 'form',
      value: form.url,
      reason: 'The site gives no address; its contact form reaches the brand.',
    };
  const says = form.words
    ? `The brand asks shops to apply by a form (“${form.words}”)`
    : 'The brand has a form for shops';
  const instead = best ? `, which comes before ${best.address}` : '';
  return { kind: 'form', value: form.url, reason: `${says}${instead}.` };
}
