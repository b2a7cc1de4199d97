import { storable } from '../../../kernel/storable.ts';
import type { ApplicationForm } from '../domain/contact/application-forms.ts';
import type { Contact, RefusedAddress } from '../domain/contact/rank-addresses.ts';
import { chooseWayIn } from '../domain/contact/way-in.ts';
import {
  type BrandQuestion,
  type CheckedContact,
  DISCOVERY_BUDGET,
  type Discovery,
  type DiscoveryBudget,
  NOTHING_FOUND,
  type TrailStep,
} from '../domain/discovery/discovery.ts';
import { refusalSteps } from '../domain/discovery/refused-addresses.ts';
import { evidenceWords } from '../domain/goods/product-evidence.ts';
import { tradesOfGoods } from '../domain/goods/trades.ts';
import { otherNames } from '../domain/site/other-names.ts';
import type { MailDns, SheetReader } from '../ports.ts';
import { SiteFinder, type SiteFinders } from './find-site.ts';
import { SiteReader } from './read-site.ts';

export interface DiscoveryPorts extends SiteFinders {
  mailDns: MailDns;
  sheets: SheetReader;
}

const NAMES_OF_FORMS: Record<ApplicationForm['how'], string> = {
  form: 'application form',
  embedded: 'application form',
  portal: 'application form',
  contact: 'contact form',
};

/** Most contacts of a brand whose domains are asked whether they take mail. */
const MOST_CHECKED = 5;

interface DiscoveryOptions {
  budget?: DiscoveryBudget;
  signal?: AbortSignal;
}

/**
 * Finds one brand's official site and how to reach its wholesale desk. What a website does wrong is part of the
 * answer; a search that is down or limited is a ProviderError, since it says nothing about the brand. Nothing that a
 * page holds keeps it from being written down: a run would come back to such a brand for ever.
 */
export const discoverBrand = async (
  question: BrandQuestion,
  ports: DiscoveryPorts,
  options: DiscoveryOptions = {},
): Promise<Discovery> => storable(await lookFor(question, ports, options));

async function lookFor(
  question: BrandQuestion,
  ports: DiscoveryPorts,
  options: DiscoveryOptions,
): Promise<Discovery> {
  const { budget = DISCOVERY_BUDGET, signal } = options;
  const trail: TrailStep[] = [];
  const names = otherNames(question.name, question.productTitles);
  const { brand } = names;
  const evidence = evidenceWords(brand, question.productTitles, question.category);

  const isTradeGuessed = tradesOfGoods(brand, question.productTitles).length === 0;
  const trades = tradesOfGoods(brand, question.productTitles, question.category);
  const finder = new SiteFinder({ names, evidence, trades, isTradeGuessed }, ports, budget, trail, signal);
  const { found, isSilent, walled } = await finder.find(question.knownWebsite);
  if (!found) {
    // An address that never answered is in the trail alone: nobody has seen that it is the brand's.
    return { ...NOTHING_FOUND, outcome: isSilent ? 'unreachable' : 'no_site', website: walled, trail };
  }

  const { site, related, url: website, by: confirmedBy } = found;
  const owner = { site, brand, sites: ports.sites, related };
  const read = await new SiteReader({ site: found, owner, ports, budget, trail, signal }).read();
  const own = await checkMail(read.contacts, ports.mailDns);
  const hasOwnMail = own.contacts.length > 0 || own.refused.length === 0;
  const contacts = hasOwnMail ? own.contacts : (await checkMail(read.elsewhere, ports.mailDns)).contacts;
  const { refused } = own;
  const [best] = contacts;
  const [form] = read.forms;
  const allRefused = [...read.refused, ...refused];
  trail.push(...refusalSteps(allRefused));
  if (best) trail.push({ step: 'found', url: best.pageUrl, detail: best.reason });
  for (const form of read.forms)
    trail.push({ step: 'found', url: form.url, detail: `${NAMES_OF_FORMS[form.how]}: ${form.words}` });

  return {
    outcome: best ? 'found_address' : read.forms.length > 0 ? 'found_form' : 'no_contact',
    website,
    confirmedBy,
    contacts,
    forms: read.forms,
    policy: read.policy,
    best,
    wayIn: chooseWayIn(best, form && { ...form, isForAll: form.how === 'contact' }),
    refused: allRefused,
    trail,
    pagesRead: read.pagesRead,
  };
}

/** Asks whether the contacts' domains take mail. Those that surely don't are refused; no answer is no reason to. */
async function checkMail(
  contacts: readonly Contact[],
  mailDns: MailDns,
): Promise<{ contacts: CheckedContact[]; refused: RefusedAddress[] }> {
  const checked = await Promise.all(
    contacts.slice(0, MOST_CHECKED).map(async (contact): Promise<CheckedContact> => {
      const domain = contact.address.slice(contact.address.indexOf('@') + 1);
      const mail = await mailDns.mx(domain);
      return { ...contact, mail };
    }),
  );
  const takesMail = ({ mail }: CheckedContact) => mail === 'accepts' || mail === 'unknown';
  return {
    contacts: checked.filter(takesMail),
    refused: checked
      .filter((contact) => !takesMail(contact))
      .map(({ address, pageUrl }) => ({ address, reason: 'no_mail', pageUrl })),
  };
}
