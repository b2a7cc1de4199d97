import { wordsOf } from '../../../../kernel/words-by-language.ts';

/** Whatever is filled in, or where one enters one's name. */
export const OF_A_FORM = wordsOf({
  english: [
    String.raw`form\w*|appl(?:y|ying|ication\w*)|regist\w+|sign|enrol\w*|portal\w*|link\w*|accounts?`,
    String.raw`fill\w*|question\w*|pages?|(?:web ?)?sites?|click\w*|button\w*|tab|join\w*|onboard\w*`,
    String.raw`paper\w*|pdf|sheet|profile?\w*|login|log|online|listed`,
  ],
  accounts: ['konto|compte|cuenta|conto|conta|rekening'],
  german: [String.raw`antrag\w*|bewerb\w*|anmeld\w*|seite\w*|fragebogen|bogen|ausfull\w*`],
  french: [String.raw`inscri\w*|remplir\w*|complet\w*|dossier|demande`],
  spanish: [String.raw`solicit\w*|alta|rellen\w*|cumpliment\w*`],
  italian: [String.raw`modul\w*|scheda|compil\w*|iscri\w*|richiest\w*`],
  dutch: [String.raw`aanmeld\w*|aanvra\w*|invul\w*`],
  portuguese: [String.raw`preench\w*|cadastr\w*`],
  nordic: [String.raw`ansok\w*|skjema|skema|blankett\w*`],
  platforms: ['faire|joor|abound|ankorstore|nuorder'],
  links: [String.raw`x@y\.zz|https?|www`],
  polish: [String.raw`wniosek|formularz|zarejestr\w*`],
});
