import { AppError } from '../../../kernel/errors.ts';
import {
  DKIM_SELECTORS,
  dkimFinding,
  dmarcFinding,
  dmarcNames,
  type Finding,
  mailDomainOf,
  mxFinding,
  spfFinding,
} from '../domain/deliverability.ts';
import type { DomainRecords } from '../ports.ts';

export async function checkDeliverability(
  records: DomainRecords,
  email: string,
  viaSendgrid: boolean,
): Promise<{ domain: string; findings: Finding[] }> {
  const domain = mailDomainOf(email);
  if (domain === null) throw new AppError('invalid_input', 'Please enter a valid email address');
  const [spf, mx, dmarc, dkim] = await Promise.all([
    records.txt(domain),
    records.mx(domain),
    Promise.all(dmarcNames(domain).map((name) => records.txt(name))),
    Promise.all(DKIM_SELECTORS.map((selector) => records.txt(`${selector}._domainkey.${domain}`))),
  ]);
  return {
    domain,
    findings: [
      spfFinding(domain, spf, viaSendgrid),
      dkimFinding(domain, dkim, viaSendgrid),
      dmarcFinding(domain, email.trim(), dmarc),
      mxFinding(domain, mx),
    ],
  };
}
