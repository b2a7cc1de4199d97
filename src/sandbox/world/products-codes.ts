/** Bar codes carry the brand's place and the product's place in the brand, so that a code can be looked up without a list. */
const checkDigit = (digits: string): string => {
  let sum = 0;
  for (let i = digits.length - 1, odd = true; i >= 0; i--, odd = !odd)
    sum += Number(digits[i]) * (odd ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
};

const closed = (digits: string): string => digits + checkDigit(digits);
const digits = (n: number, length: number): string => String(n).padStart(length, '0');

/** 12 digits. `label` 6 to 8: a product can carry several codes. */
export const upcOf = (brandPlace: number, place: number, label: 6 | 7 | 8 = 8): string =>
  closed(`${label}${digits(brandPlace, 5)}${digits(place, 5)}`);

/** 13 digits of a brand that was registered abroad and so has no UPC. */
export const foreignEanOf = (brandPlace: number, place: number): string =>
  closed(`880${digits(brandPlace, 4)}${digits(place, 5)}`);

export const placeOfCode = (code: string): { brandPlace: number; place: number } | undefined => {
  const ean = code.padStart(13, '0');
  if (!/^\d{13}$/.test(ean) || closed(ean.slice(0, 12)) !== ean) return undefined;
  if (ean.startsWith('880')) return { brandPlace: Number(ean.slice(3, 7)), place: Number(ean.slice(7, 12)) };
  if (!/^0[678]/.test(ean)) return undefined;
  return { brandPlace: Number(ean.slice(2, 7)), place: Number(ean.slice(7, 12)) };
};
