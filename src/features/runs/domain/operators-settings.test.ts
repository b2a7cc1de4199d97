import { expect, it } from 'vitest';
import { ProviderError } from '../../../kernel/errors.ts';
import { refusalOf } from './after-provider-failure.ts';
import { NO_WEB_SEARCH } from './next-run.ts';
import { settingBehind } from './operators-settings.ts';

const refused = (status: number, failure: 'refused' | 'misconfigured' = 'refused') =>
  new ProviderError('It', failure, 'It is refused.', { status });

it.each([
  [refusalOf('Keepa', refused(402)), 'KEEPA_API_KEY'],
  [refusalOf('Keepa', refused(301, 'misconfigured')), 'KEEPA_BASE_URL'],
  [refusalOf('The web search', refused(401)), 'SEARCH_API_KEY'],
  [refusalOf('The web search', refused(301, 'misconfigured')), 'SEARCH_BASE_URL'],
  [refusalOf('The web search', refused(400)), 'SEARCH_PROVIDER and SEARCH_BASE_URL'],
  ['There is no key to send with yet. Add your SendGrid key in onboarding step 4.', 'SENDGRID_API_KEY'],
  [NO_WEB_SEARCH, 'SEARCH_BASE_URL, or SEARCH_PROVIDER with SEARCH_API_KEY'],
])('“%s” names no setting, and whoever runs Linesheet is told of it', (sentence, setting) => {
  expect(sentence).not.toMatch(/[A-Z]+_[A-Z]+/);
  expect(settingBehind(sentence)).toBe(setting);
});

it('there is no setting behind what only its person can mend', () => {
  expect(settingBehind('Enter a valid one for ann@shop.example at Outreach → Senders')).toBeNull();
  expect(settingBehind(refusalOf('Keepa', refused(400)))).toBeNull();
});
