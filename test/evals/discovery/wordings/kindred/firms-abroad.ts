import type { Wording } from '../wording.ts';
import { onTradePage } from './said-on.ts';

const by = (...distributors: string[]): Wording['policy'] => ({ distributors });

/** Where shops of a country are sent, and who once brought the goods there. */
export const wordings: readonly Wording[] = [
  onTradePage('Shops in Canada order from Northline Trading Ltd.', by('Northline Trading Ltd')),
  onTradePage('Stockists in Ireland are served by Liffey Home Ltd.', by('Liffey Home Ltd')),
  onTradePage('Läden in Österreich bestellen bei der Alpenkraut GmbH.', by('Alpenkraut GmbH')),
  onTradePage('Winkels in België bestellen bij De Linde Import.', by('De Linde Import')),
  onTradePage('Magasins en Suisse commandent chez Tobler Distribution SA.', by('Tobler Distribution SA')),
  onTradePage('Negozi in Svizzera ordinano da Sapori Import SA.', by('Sapori Import SA')),
  onTradePage('Butiker i Norge vänder sig till Nordlys Agentur.', by('Nordlys Agentur')),
  onTradePage('Peach State Provisions distributes us there.', by('Peach State Provisions')),
  onTradePage('Carbatool Supplies holds our stock in Sydney.', by('Carbatool Supplies')),
  onTradePage('USA: please contact Alpenglow Distribution.', by('Alpenglow Distribution')),
  onTradePage('US shops: Ink & Ivory Distribution', by('Ink & Ivory Distribution')),
  onTradePage('Our former distributor, Hale Imports, closed in 2023.'),
  onTradePage('Notre ancien grossiste, Herbes & Co, ne nous représente plus.'),
  onTradePage('Unser früherer Großhändler war die Nordkontor GmbH.'),
  onTradePage('Hale Imports no longer distributes our teas.'),
  onTradePage('California: Rip Agency'),
];
