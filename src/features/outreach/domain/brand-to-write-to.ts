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
  website?: string | null;
  /** A person has confirmed why it may be written to where its country asks for that. */
  hasGround?: boolean;
  /** The first inquiry as a person has approved it. */
  approved?: {
    subject: string;
    words: string;
    templateVersionId: number | null;
    arm: 'A' | 'B' | null;
  } | null;
}
