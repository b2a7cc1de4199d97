/** What only whoever runs Linesheet can mend is asked of them; everybody reads it, so that no setting is named. */
export const ASK_OPERATOR = 'Ask whoever runs this Linesheet to check';

/** What a sentence that holds up a run is about, and the setting behind it. */
const SETTINGS: readonly (readonly [about: RegExp, setting: string])[] = [
  [/\bKeepa key\b.*\bonboarding step 2\b/, 'KEEPA_API_KEY'],
  [/\bSendGrid key\b.*\bonboarding step 4\b/, 'SENDGRID_API_KEY'],
  [/\bwhere it looks for Keepa\b/, 'KEEPA_BASE_URL'],
  [/\bwhere it looks for SendGrid\b/, 'SENDGRID_BASE_URL'],
  [/\bkey of its web search\b/, 'SEARCH_API_KEY'],
  [/\baddress of its web search\b/, 'SEARCH_BASE_URL'],
  [/\bhow its web search is set up\b/, 'SEARCH_PROVIDER and SEARCH_BASE_URL'],
  [/\bNo web search is set up\b/, 'SEARCH_BASE_URL, or SEARCH_PROVIDER with SEARCH_API_KEY'],
  [/\bits own address\b/, 'PUBLIC_URL'],
];

/** For whoever runs Linesheet, and for nobody else: the setting that would mend what the sentence says. */
export const settingBehind = (sentence: string): string | null =>
  SETTINGS.find(([about]) => about.test(sentence))?.[1] ?? null;
