import type { RefusalReason } from '../contact/address-traps.ts';
import type { RefusedAddress } from '../contact/rank-addresses.ts';
import type { TrailStep } from './discovery.ts';

/** Why an address that a reader sees isn't the one to write to. What no reader sees is passed over in silence. */
const SAYS: Partial<Record<RefusalReason, string>> = {
  other_company: 'is another company’s',
  distributor: 'is that of somebody who sells the brand elsewhere',
  web_agency: 'is that of those who made the site or its pictures',
  payment_service: 'is a payment service’s',
  courier: 'is a courier’s',
  disposable: 'is at a disposable mail service',
  registered_mail: 'is a box for certified mail, which takes no other',
  other_desk: 'belongs to another desk',
  disowned: 'isn’t the brand’s, as the page says',
  given_up: 'isn’t read any more, as the page says',
  no_mail: 'is at a domain that takes no mail',
};
const MOST_SAID = 8;

export const refusalSteps = (refused: readonly RefusedAddress[]): TrailStep[] =>
  refused
    .flatMap(({ address, reason, pageUrl }): TrailStep[] => {
      const says = SAYS[reason];
      return says ? [{ step: 'refused', url: pageUrl, detail: `${address} ${says}` }] : [];
    })
    .slice(0, MOST_SAID);
