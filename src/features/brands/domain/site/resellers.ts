import { inLines } from '../../../../kernel/in-lines.ts';
import { type BrandName, containsName, keyOf, matchName, wordsOf } from '../brand-name.ts';
import { copyrightHolder } from '../page/copyright-holder.ts';
import { type PageScan, textBetween } from '../page/page-scan.ts';
import { loosen } from '../page/wording.ts';

/** Whoever calls itself so sells the brand's goods for somebody else. */
const DISTRIBUTES = new RegExp(
  inLines`
    \b(?:
      authori[sz]ed|official|exclusive|sole|general|appointed|offiziell\w*|autorisiert\w*|exklusiv\w*|
      alleinig\w*|officiel\w*|exclusi\w+|agree\w?|
      autoris\w+|oficial|autorizad\w|ufficiale|autorizzat\w|esclusiv\w|officiele|geautoriseerd\w*|
      oficjaln\w+|autoryzowan\w+|wylaczn\w+
    )? ?(?:
      distributor|reseller|importer|dealer|stockist|generalimporteur|importeur|
      vertriebspartner|vertretung|handler|alleinvertrieb|
      distributeur|importateur|revendeur|distribuidor|importador|revendedor|
      distributore|importatore|rivenditore|vertegenwoordiger|dystrybutor|przedstawiciel
    )(?: \w+)? (?:of|for|von|fur|der|de|du|des|del|di|per|van|voor|marki) (?=(.{2,60}))
  `,
  'g',
);

/** "All trademarks belong to their owners" is in many a footer; of the brand alone only others say so. */
const OTHERS_MARK = new RegExp(
  inLines`
    \b(?:is|are|ist|est|es|e|sono) (?:a |an |the |eine |une |una |un )?
      (?:registered |eingetragene |registrad\w )?(?:trade ?marks?|marke|marque|marca|marchio)
      (?: \w+)? (?:(?:of|der|de|del|di) )?
      (?:its|their|ihres|seines|son|leurs?|sus?|suo|the)
      (?: respective| jeweiligen| respectivos?| respectifs?)? (?:
        owners?|holders?|proprietors?|inhabers?|eigentumers?|proprietaires?|propietarios?|titulares?|
        proprietari\w?
      )\b
  `,
  'g',
);

/** The words above in short, as they stand in the bytes of a page: they say where to look closer. */
const SIGNS =
  /istribu|mport[ea]|eseller|ealer |tockist|ertr(?:ieb|et)|ndler |evende|ivendit|ystrybut|rademark|ingetragen|arque d|arca reg|archio reg/g;
const MOST_LOOKED_AT = 12;
const BEFORE = 120;
const AFTER = 160;
/** It stands where the page begins to speak, or at its foot. */
const LONGEST = 100_000;

/** What on a page says that it sells the brand's goods for somebody else, whom its copyright line names. */
export function resellerSign(scan: PageScan, brand: BrandName): string | undefined {
  const holder = copyrightHolder(scan);
  if (holder && matchName(brand, holder) !== 'none') return undefined;
  const start = Math.max(0, scan.body.length - LONGEST);
  let looked = 0;
  let last = -AFTER;
  for (const { index } of scan.body.slice(start).matchAll(SIGNS)) {
    if (index < last + AFTER) continue;
    last = index;
    const words = textBetween(scan, start + index - BEFORE, start + index + AFTER);
    if (saysSo(loosen(words), brand)) return words;
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  return undefined;
}

function saysSo(words: string, brand: BrandName): boolean {
  for (const { 1: of = '' } of words.matchAll(DISTRIBUTES))
    if (containsName(brand, wordsOf(of).slice(0, brand.words.length + 2))) return true;
  for (const { index } of words.matchAll(OTHERS_MARK))
    if (containsName(brand, wordsOf(words.slice(0, index)).slice(-brand.words.length - 1))) return true;
  return false;
}

/** What stands behind a brand's name where its goods are sold off, by whomever. */
const SELLS_OFF =
  /^(?:(?:factory)?outlets?|clearance|sale|sales|discounts?|deals|liquidation|replicas?)(?:online|store|shop|hub|usa|us|uk|eu)?$/;

/** Whether a name is the brand's and says that its goods are sold off there: "Larkspur Outlet", "larkspur-sale". */
export function namesOutlet(name: string, brand: BrandName): boolean {
  const key = keyOf(name);
  return brand.keys.some((own) => key.startsWith(own) && SELLS_OFF.test(key.slice(own.length)));
}
