import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { plainOf } from '../../../brands/domain/page/sentences.ts';

/** "Just reply unsubscribe", "a short no is fine, and I won't write again": what we offer to whoever wants no more mail. */
export const offersAnEnd = (sentence: string): boolean => OFFERS.test(plainOf(sentence));

const OFFERS = wordsOf({
  english: [
    'unsubscribe|opt[- ]?out',
    String.raw`(?:reply|answer|say|write|text|send|type)\b.{0,20}["']?(?:stop|remove)\b`,
    String.raw`(?:will not|won't|never|not) (?:write|e?mail|contact|bother|message|trouble|follow up|hear from)\b`,
    String.raw`be (?:bothered|contacted|troubled|disturbed)\b|rather not hear`,
    String.raw`(?:take|remove) you(?:r \w+)? (?:off|from)|no (?:more|further) (?:e?mails?|messages|follow)`,
    '(?:close|delete) (?:your|the) (?:file|record|entry)',
  ],
  german: [
    String.raw`abmelden|abbestell\w*|abmeldung|keine weiteren`,
    String.raw`nicht (?:mehr|wieder)\b.{0,15}\b(?:schreib\w*|anschreib\w*|kontaktier\w*|melde\w*)`,
  ],
  french: [
    String.raw`(?:ne )?plus recevoir|desabonn\w*|desinscri\w*`,
    String.raw`plus (?:vous )?(?:ecri\w*|contact\w*|relanc\w*)`,
  ],
  spanish: [
    String.raw`no (?:desea|quiere)\w* recibir|(?:dar\w*|le damos) de baja`,
    String.raw`no (?:le|les|te|os) (?:volver\w* a )?(?:escrib|contact)\w*`,
  ],
  italian: [
    String.raw`non (?:desidera|vuole)\w* (?:piu )?ricevere|disiscri\w*|cancella\w*`,
    String.raw`non (?:vi|la|le|ti) (?:scriv|contatt)\w*`,
  ],
  dutch: [
    String.raw`niet meer (?:ontvangen|willen)|afmeld\w*|uitschrijv\w*`,
    'niet meer (?:schrijven|mailen|benaderen)',
  ],
  portuguese: [String.raw`descadastr\w*|nao (?:lhe|vos|te) (?:escrev|contact)\w*`],
  nordic: [String.raw`avregistrera|avmeld\w*|afmeld\w*`],
});
