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
}
