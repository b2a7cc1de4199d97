import { inLines } from '../../../../kernel/in-lines.ts';
import { domainOf } from './facts/addresses.ts';

/** Addresses of people, of no house. */
const FREE = new RegExp(inLines`
  ^(?:
    gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|icloud|me|mac|proton|protonmail|gmx|web|
    t-online|orange|wanadoo|free|laposte|libero|comcast|verizon|att|sbcglobal|inbox|mail
  )\.[\w.]+$
`);
/** Where help desks write from: the brand's name stands in front. */
const DESK = /\.(?:zendesk|freshdesk|gorgias|helpscout|intercom|hubspot|front|kustomer)[\w-]*\.\w+$/;
/** What many houses have below their country, or in the sandbox. */
const SHARED = /^(?:co|com|org|net|sandbox)$/;

/** Whether an address is of another house than its writer's, as far as their names tell. */
export function isOfAnotherHouse(email: string, fromEmail: string): boolean {
  const [theirs, other] = [nameOf(fromEmail), nameOf(email)];
  if (theirs === null || other === null) return false;
  if (theirs === other || theirs.includes(other) || other.includes(theirs)) return false;
  return !sharesBeginning(theirs, other) && !sharesName(fromEmail, email);
}

/** "lindgruen" of "sales@shop.lindgruen.test"; null where it names no house. */
function nameOf(email: string): string | null {
  const domain = domainOf(email);
  if (FREE.test(domain)) return null;
  const labels = domain.replace(DESK, '.desk').split('.');
  const registered = labels.slice(0, -1).findLast((label) => !SHARED.test(label));
  return (registered ?? domain).replace(/[^a-z\d]/g, '');
}

/** "groupe-sorlin" and "jouets-sorlin" are one house, "blue-trading" and "green-trading" two. */
const sharesName = (one: string, other: string): boolean => {
  const names = partsOf(other);
  return partsOf(one).some((part) => part.length >= 5 && !TRADES.test(part) && names.includes(part));
};
const partsOf = (email: string): string[] => domainOf(email).split(/[.-]/).slice(0, -1);
const TRADES = new RegExp(inLines`
  ^(?:
    sandbox|trading|trade|group|groupe|gruppe|grupo|gruppo|foods?|supply|supplies|wholesale|import\w*|
    distribu\w+|brands?|goods|sales|world|global|international|company|products|store|shop|online|natur\w*|
    house|
    maison|casa|north|south|east|west|coast|pacific|atlantic|american?|europe\w*|deutschland|france|italia|
    espana
  )$
`);

/** "ridgetools" and "ridgebrands" are one house. */
const sharesBeginning = (one: string, other: string): boolean => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length >= 5;
};
