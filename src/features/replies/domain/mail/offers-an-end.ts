import { plainOf } from '../../../brands/domain/page/sentences.ts';

/** "Just reply unsubscribe", "a short no is fine, and I won't write again": what we offer to whoever wants no more mail. */
export const offersAnEnd = (sentence: string): boolean => OFFERS.test(plainOf(sentence));

const OFFERS =
  /\b(?:unsubscribe|opt[- ]?out|(?:reply|answer|say|write|text|send|type)\b.{0,20}["']?(?:stop|remove)\b|(?:will not|won't|never|not) (?:write|e?mail|contact|bother|message|trouble|follow up|hear from)\b|be (?:bothered|contacted|troubled|disturbed)\b|rather not hear|(?:ne )?plus recevoir|no (?:desea|quiere)\w* recibir|non (?:desidera|vuole)\w* (?:piu )?ricevere|niet meer (?:ontvangen|willen)|(?:take|remove) you(?:r \w+)? (?:off|from)|no (?:more|further) (?:e?mails?|messages|follow)|(?:close|delete) (?:your|the) (?:file|record|entry)|abmelden|abbestell\w*|abmeldung|keine weiteren|nicht (?:mehr|wieder)\b.{0,15}\b(?:schreib\w*|anschreib\w*|kontaktier\w*|melde\w*)|desabonn\w*|desinscri\w*|plus (?:vous )?(?:ecri\w*|contact\w*|relanc\w*)|(?:dar\w*|le damos) de baja|no (?:le|les|te|os) (?:volver\w* a )?(?:escrib|contact)\w*|disiscri\w*|cancella\w*|non (?:vi|la|le|ti) (?:scriv|contatt)\w*|afmeld\w*|uitschrijv\w*|niet meer (?:schrijven|mailen|benaderen)|descadastr\w*|nao (?:lhe|vos|te) (?:escrev|contact)\w*|avregistrera|avmeld\w*|afmeld\w*)\b/;
