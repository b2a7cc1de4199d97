/** What our own records tell of where those who write to each other are at home. */
export interface Home {
  /** Of the brand's site, and of the address that we wrote to. */
  brandHosts: readonly string[];
  /** By whose clock the seller works: "Europe/London". */
  sellerZone: string;
}
