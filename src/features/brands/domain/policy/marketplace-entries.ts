import { inLines } from '../../../../kernel/in-lines.ts';
import { NO, YES } from './marketplace-answers.ts';
import { scopeOf } from './marketplace-scope.ts';
import { OTHERS } from './marketplace-words.ts';
import type { PolicyValues } from './policy.ts';
import { FORBIDS, PERMISSION } from './rule-words.ts';

/** Rules for marketplaces in few words: an entry of a list of terms, or a yes or no behind their names; folded. */

export interface MarketplaceRule {
  value: PolicyValues['marketplaces'];
  weight: number;
  needsLabel: boolean;
  /** Whether the sentence before says of which marketplace it speaks. */
  needsBefore?: boolean;
}

/** "Marketplaces: written approval required", "Amazon, eBay | No": a line of a table or a list of terms. */
export function listedRule(plain: string): MarketplaceRule | undefined {
  const [, label = '', said = ''] = /^([^:]{3,70}):\s*(.{2,90})$/.exec(plain) ?? [];
  const scope = scopeOf(label);
  if (!scope || FORBIDS.test(label)) return undefined;
  if (
    PERMISSION.test(said) ||
    /\b(?:permission|approval|authori[sz]ation|on request|zustimmung|freigabe|accord|autorizacion|autorizzazione|toestemming)\b/.test(
      said,
    )
  )
    return { value: 'with_permission', weight: 3, needsLabel: false };
  const says = NO.test(said) || OWN_ONLY.test(said) ? 'no' : YES.test(said) ? 'yes' : saysBriefly(said);
  if (says === 'no')
    return { value: scope === 'amazon' ? 'amazon_forbidden' : 'forbidden', weight: 3, needsLabel: false };
  return says === 'yes' ? { value: 'allowed', weight: 3, needsLabel: false } : undefined;
}

/** "Marketplaces: own site only" */
const OWN_ONLY = new RegExp(inLines`
  \bown (?:web ?)?(?:sites?|shops?|stores?|web ?shops?)(?: and (?:shop|store|site|premises))? only\b|
  ^only (?:your|their|the) own\b|^(?:brick[- ]and[- ]mortar|in[- ]store) only\b|
  ^(?:nur|ausschliesslich) (?:eigene\w*|im eigenen)\b|\bsite propre uniquement\b|^solo (?:web|tienda) propia\b|
  ^solo (?:sito|negozio) proprio\b|^alleen eigen\b
`);

export function saysBriefly(plain: string): 'yes' | 'no' | undefined {
  if (plain.length > 120) return undefined;
  if (/\b(?:reserved|off[- ]limits)\b/.test(plain)) return 'no';
  if (
    /\b(?:allow|permit|prohibit|forbid|forbidden|authori[sz]|erlaubt|gestattet|untersagt|verboten|zulassig|autoris|interdit|permit|prohibid|consentit|vietat|ammess|toegestaan|verboden)/.test(
      plain,
    )
  ) {
    return FORBIDS.test(plain) ? 'no' : 'yes';
  }
  return undefined;
}

/** What begins with a marketplace's name speaks of it, and not of the brand's own doing. */
const NAMES_IT_FIRST = new RegExp(inLines`
  ^(?:(?:
    and|but|as for|what about|on|via|selling|sales|listing|listings|re-?selling|resale|the|any|all|other|big|
    online|open|public|third[- ]party|3rd[- ]party|und|aber|auf|uber|grosse|offene|externe|verkauf|
    et|mais|les|des|sur|vente|y|pero|l[oa]s|en|venta|e|ma|i|gli|su|vendita|maar|de|op|verkoop
  ) ){0,4}(?:
    amazon|${OTHERS.source}|market ?-?places?|(?:online-?)?markt-?platze?n?|marktplaats(?:en)?|
    places? de marche|(?:plate?forme|plataforma|piattaforma|plattform|platform)\w*
  )
`);
const SAID_IN_A_WORD = new RegExp(inLines`
  ^(?<what>.{3,200}?)(?:[,:;?]| ?-)(?: (?:sorry|please|alas|leider|desole|lo sentimos|purtroppo|helaas),?)?
    (?: (?:a )?(?:clear|firm|flat|definite|absolute|klares|clair|claro))?
    (?: (?<no>no|nope|never|(?:please )?(?:don't|do not)|bitte nicht|nein|non|nee|nao|nej|nie)| (?<yes>yes|ja|oui|si|sim|tak|fine|gladly|gerne?|graag))
    (?:,? (?:sorry|please|thanks|thank you|danke|merci|gracias|grazie|dank je|bedankt))?[.!]?$
`);

/** "Amazon, eBay and Etsy aren't.", behind what is fine. */
const ARE_NOT =
  /^(?<what>(?:(?!\b(?:we|i|our|us|you|is|are)\b).){3,160}?) (?:isn't|aren't|is not|are not|ist es nicht|sind es nicht|ne le sont pas|no lo estan|non lo sono)(?: (?:ok|okay|fine|allowed))?[.!]?$/;

/** "Marketplaces such as Amazon and eBay, no.", behind a "Your own site, yes." */
export function ruleInAWord(plain: string): MarketplaceRule | undefined {
  for (const part of plain.split(/(?<=[.;!]) +/)) {
    const { what = '', yes } = (SAID_IN_A_WORD.exec(part) ?? ARE_NOT.exec(part))?.groups ?? {};
    const scope = NAMES_IT_FIRST.test(what) ? scopeOf(what) : undefined;
    if (scope === undefined) continue;
    const ban = scope === 'amazon' ? 'amazon_forbidden' : 'forbidden';
    return { value: yes === undefined ? ban : 'allowed', weight: 3, needsLabel: false };
  }
  return undefined;
}
