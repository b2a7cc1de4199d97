import type { Wording } from '../mails/wording.ts';
import type { OwnWord } from '../notes/brand-facts.ts';

/** A brand as an inquiry needs it. */
export interface BrandToWriteTo {
  id: number;
  name: string;
  email: string | null;
  isSandbox: boolean;
  category: string | null;
  productCount: number;
  productTitles: string[];
  /** By its policy or by a person: nobody writes to it. */
  isSetAside: boolean;
  /** What its own site says, where it says one thing only. */
  ownWords?: OwnWord[];
  website?: string | null;
  /** A person has confirmed why it may be written to where its country asks for that. */
  hasGround?: boolean;
  /** The first inquiry as a person has approved it. */
  approved?: (Wording & { subject: string; words: string }) | null;
}
