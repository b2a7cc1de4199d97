import type { Purpose } from '../world/contacts.ts';
import type { PageId } from '../world/pages.ts';

/** The sentences of a brand's site in one language; {name} and {noun} are filled in. */
export interface Wording {
  readonly menu: Readonly<Record<PageId, string>>;
  readonly slogan: readonly string[];
  readonly story: readonly string[];
  readonly bestsellers: string;
  readonly contactIntro: string;
  readonly send: string;
  readonly formLabels: readonly [name: string, email: string, message: string];
  readonly wholesaleIntro: readonly string[];
  readonly closedIntro: string;
  readonly applyHeading: string;
  readonly applyFields: readonly string[];
  readonly applyButton: string;
  /** A sentence that the address follows. */
  readonly write: Readonly<Record<Purpose, string>>;
  readonly mailLabel: string;
  readonly stockists: string;
  readonly distributor: string;
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly courier: string;
  readonly noreply: string;
  readonly careers: string;
  readonly press: string;
  readonly privacy: string;
  readonly policies: readonly string[];
  readonly newsletter: string;
  readonly rights: string;
  readonly siteBy: string;
  readonly share: string;
  readonly decoys: readonly string[];
  readonly notFound: string;
}
