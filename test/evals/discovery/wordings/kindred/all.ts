import type { Wording } from '../wording.ts';
import { wordings as byTheBrand } from './by-the-brand.ts';
import { wordings as byTheWay } from './by-the-way.ts';
import { wordings as dutch } from './dutch.ts';
import { wordings as english1 } from './english-1.ts';
import { wordings as english2 } from './english-2.ts';
import { wordings as firmsAbroad } from './firms-abroad.ts';
import { wordings as french } from './french.ts';
import { wordings as german } from './german.ts';
import { wordings as italian } from './italian.ts';
import { wordings as marketplacesNamed } from './marketplaces-named.ts';
import { wordings as onTerms } from './on-terms.ts';
import { wordings as refusedOrTold } from './refused-or-told.ts';
import { wordings as spanish } from './spanish.ts';
import { wordings as termsOfTrade } from './terms-of-trade.ts';

/** By who mended, or mended on since they were first read, for kinds of wordings that no set had: they keep what is mended, and prove nothing of other hands. */
export const kindredWordings: Readonly<Record<string, readonly Wording[]>> = {
  English: [...english1, ...english2],
  German: german,
  French: french,
  Spanish: spanish,
  Italian: italian,
  Dutch: dutch,
  'nine languages, of what the brand keeps to itself and who distributes it': byTheBrand,
  'six languages, of what is left open or told by the way, and short replies': byTheWay,
  'six languages, of what terms tell those who buy already': termsOfTrade,
  'six languages, of shops that are refused, or told something like it': refusedOrTold,
  'six languages, of marketplaces that are forbidden, or only named': marketplacesNamed,
  'six languages, of firms to which a country’s shops are sent': firmsAbroad,
  'ten languages, of later orders, papers and those who are wanted': onTerms,
};
