import { inLines } from '../../../../../kernel/in-lines.ts';

/** Headings of what there is of each item. */
export const IN_STOCK = new RegExp(
  inLines`
    (?<!\p{L})(?:
      on hand|qoh|in stock|stock (?:qty|level|status)|available|avail|allocated|
      atp|inventory|bestand|lagerbestand|verfügbar|voorraad|lagersaldo|i lager|på lager|
      disponibles?|disponibil[ie]|giacenza|existencias|next due|eta
    )(?!\p{L})
  `,
  'iu',
);
