import { isAscii } from '../page/ascii.ts';
import { detached } from '../page/page-text.ts';
import type { Sites } from '../site/site.ts';

export interface AddressParts {
  address: string;
  local: string;
  domain: string;
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Endings of files that look like domains: image@2x.png, module@1.2.min.js. */
const FILE =
  /\.(?:png|jpe?g|jfif|gif|webp|svg|avif|bmp|tiff?|ico|heic|css|scss|less|m?[jt]sx?|json|map|woff2?|ttf|otf|eot|mp[34]|m4v|webm|mov|pdf|zip|gz|xml|html?|php|aspx?|vue|wasm|csv|txt)$/;

/** What people put into an address for other people to take out: "trade@NOSPAMacme.com". */
const AGAINST_MACHINES =
  /[._-]?(?:no-?_?spam|anti-?spam|remove-?_?(?:this|me)|delete-?this|kein-?spam|ohne-?spam|sans-?spam|entfernen)(?:[._-](?=[^@]*@))?/g;

/** Splits an address and checks its syntax and lengths; undefined for what is none. Lower case throughout. */
export function readAddress(text: string): AddressParts | undefined {
  const address = text.trim().toLowerCase().replace(AGAINST_MACHINES, '').replace('@.', '@');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = inAscii(address.slice(at + 1).replace(/\.$/, ''));
  if (at < 1 || local.length > 64 || local.length + 1 + domain.length > 254) return undefined;
  if (!LOCAL.test(local) || !DOMAIN.test(domain) || FILE.test(domain)) return undefined;
  return { address: detached(`${local}@${domain}`), local, domain };
}

/** "müller.de" as mail and name servers know it: "xn--mller-kva.de". */
const inAscii = (domain: string): string =>
  isAscii(domain) ? domain : (URL.parse(`http://${domain}`)?.hostname ?? domain);

/** Whether mail could ever be addressed to a domain: it ends in a suffix under which names are registered. */
export const isMailDomain = (domain: string, ownSite: string, sites: Sites): boolean =>
  sites.siteOf(domain) === ownSite || sites.isPublic(domain);
