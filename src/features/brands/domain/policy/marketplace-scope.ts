import { inLines } from '../../../../kernel/in-lines.ts';
import { ANY, OTHERS } from './marketplace-words.ts';

const AMAZON =
  /\bamazon(?!\s*(?:pay\b|music|prime video|echo|alexa|web services|aws|gift|rainforest|basin|river|jungle|forest))/;

export type Scope = 'amazon' | 'all';

export function scopeOf(said: string): Scope | undefined {
  const plain = said.replace(AMAZONS_OWN, '$<before>$<behind>');
  const isAmazon = AMAZON.test(plain);
  if (ANY.test(plain) && !(isAmazon && isAllowedBeside(plain))) return 'all';
  if (isAmazon) return OTHERS.test(plain) && !isAllowedBeside(plain) ? 'all' : 'amazon';
  // A single other marketplace says nothing of the rest; two of them mean all.
  const others = plain.match(new RegExp(OTHERS.source, 'g'));
  return others && others.length > 1 ? 'all' : undefined;
}

/** "Amazon Marketplace", "la plateforme Amazon": one marketplace, by its full name. */
const AMAZONS_OWN = new RegExp(
  inLines`
    \b(?<before>amazon(?:\.[a-z.]{2,6})?)(?:'s|-)? ?(?:market ?-?place|markt-?platz|plattform|platform)\b|
    \b(?:
      market ?-?place|marktplatz|marktplaats|place de marche|plateforme|plataforma|piattaforma|plattform|
      platform
    )(?: (?:de|di|von|van))? (?:d')?(?<behind>amazon\b)
  `,
  'g',
);

/** "Not on Amazon, but eBay is fine." */
const isAllowedBeside = (plain: string): boolean => FINE_BESIDE.test(plain);
const FINE_BESIDE = new RegExp(inLines`
  \b(?:anywhere|everywhere) else\b[^.]*\b(?:up to you|fine|ok(?:ay)?|welcome)\b|
  (?:\b(?:but|however|while|aber|jedoch|mais|pero|ma|maar)\b|[.;] )(?:[^.]|\.(?=\w))*(?<!\b(?:
    not|never|nicht|pas|non|no|niet
  ) )\b(?:fine|ok(?:ay)?|allowed|permitted|welcome|erlaubt|autorise|permit\w+|toegestaan)\b|
  (?<!\b(?:not|never) )\b(?:fine|ok(?:ay)?|allowed|permitted|welcome|happy with|erlaubt|in ordnung)\b[^.;]{0,40}[,;] ?(?:(?:
    but|though|only|aber|nur
  ) )?(?:(?:not|never|no|nicht) (?:\w+ ){0,2}amazon|amazon (?:is not|isn't|nicht))\b
`);
