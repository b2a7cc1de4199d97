import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { type PageScan, seenOn } from '../page/page-scan.ts';
import { detached } from '../page/page-text.ts';

const PARKED = new RegExp(
  alternatives({
    english: [
      inLines`
        (?:this |the )?domain(?: name)?(?: [\w.-]+)? (?:
          (?:is|may be|might be|has been|has) (?:for sale|parked|registered|available|expired|lapsed)|
          expired on|
          is pending (?:renewal|deletion)
        )
      `,
      'please contact your (?:domain )?registrar|renew (?:this|your) domain',
      'sponsored listings (?:are |displayed )|buy this domain|domain (?:is )?for sale',
      'make an offer on this domain|inquire about this domain|parked (?:free|domain)|domain parking',
      'this site is parked|related searches privacy policy',
    ],
    who_parks_them: [
      String.raw`sedoparking|parkingcrew|hugedomains|afternic|(?<![\w-])(?:bodis|dan)\.com|domainmarket`,
    ],
    german: ['diese domain (?:steht zum verkauf|ist verkauft|ist abgelaufen|wurde geparkt)'],
    french: ['ce (?:nom de )?domaine (?:est (?:.{1,10} vendre|expir|en vente|r.{1,10}serv)|a expir)'],
    spanish: ['este dominio (?:ha (?:expirado|caducado)|est.{1,10} (?:en|a la) venta)|dominio en venta'],
    italian: ['questo dominio (?:.{1,10} (?:scaduto|in vendita))'],
    dutch: ['deze domein(?:naam)? is (?:verlopen|te koop|geparkeerd)'],
  }),
  'i',
);
const PLACEHOLDER = new RegExp(
  inLines`
    (?:
      apache2? (?:ubuntu|debian|http server|is functioning)|welcome to nginx|it works!|iis windows|
      default (?:web )?page|index of /|account (?:has been )?suspended|
      website (?:is )?(?:under construction|coming soon|expired)|
      site not found|no such app|future home of|there isn.t a github pages site|
      domain not (?:configured|claimed)|store (?:is )?(?:unavailable|closed)|
      this shop is (?:unavailable|currently unavailable)
    )
  `,
  'i',
);
const CHALLENGE = new RegExp(
  inLines`
    just a moment\.\.\.|attention required! \| cloudflare|checking your browser|cf-browser-verification|
    _incapsula_|access denied|request unsuccessful|are you a robot|verify you are human|px-captcha|
    perimeterx
  `,
  'i',
);

export interface DeadPage {
  confirmed: false;
  reason: 'parked' | 'empty' | 'blocked';
  detail: string;
}

/**
 * What stands in for a site says little else. Classes and scripts of a site that lives bear such words too: each page
 * of WordPress is a "page-template-default page", and a form's script asks to "verify you are human".
 */
const saysLittle = (scan: PageScan, most: number): boolean => seenOn(scan).length <= most;
const LONGEST_CHALLENGE = 1_500;
const LONGEST_PLACEHOLDER = 4_000;
/** "Our store is closed on Mondays", beside what it sells. */
const SHOWS_GOODS =
  /\shref\s*=\s*["']?[^"'\s>]*\/(?:products?|produits?|produkte?|productos?|prodotti|prodotto|collections?)\/[\w%-]|[$£] ?\d+\.\d\d|\d+[.,]\d\d ?(?:€|\xe2\x82\xac|&euro;)/i;

/** A page that stands in for a site: parked, empty, or a check for robots. */
export function deadPage(scan: PageScan, title: string): DeadPage | undefined {
  const isSmall = scan.body.length < 30_000;
  const head = isSmall ? `${title} ${scan.body.slice(0, 12_000)}` : title;
  if (
    CHALLENGE.test(title) ||
    (isSmall && scan.anchors.length < 5 && CHALLENGE.test(head) && saysLittle(scan, LONGEST_CHALLENGE))
  ) {
    return { confirmed: false, reason: 'blocked', detail: 'a check for robots stands before the site' };
  }
  if (PARKED.test(head))
    return { confirmed: false, reason: 'parked', detail: detached(`“${title}” is a parked domain`) };
  if (
    isSmall &&
    scan.anchors.length < 12 &&
    PLACEHOLDER.test(head) &&
    saysLittle(scan, LONGEST_PLACEHOLDER) &&
    PLACEHOLDER.test(`${title} ${seenOn(scan)}`) &&
    !SHOWS_GOODS.test(scan.body)
  ) {
    return { confirmed: false, reason: 'empty', detail: detached(`“${title}” is a placeholder`) };
  }
  if (title === '' && scan.body.length < 400)
    return { confirmed: false, reason: 'empty', detail: 'the page is empty' };
  return undefined;
}
