import { inLines } from '../../../../../kernel/in-lines.ts';
import { mapRuleIn } from '../../../../brands/domain/policy/map-policy.ts';
import { MAP_CONSENT, MAP_STATED } from '../phrases/map-asked.ts';
import { saysSo } from '../phrases/phrases.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { passagesOf } from './passage.ts';

export function mapFact(sentences: readonly Said[]): AnyFact | undefined {
  const passages = passagesOf(sentences);
  for (const [index, said] of sentences.entries()) {
    const { plain, words, asked } = said;
    const passage = passages[index];
    const isNone =
      NO_MAP.test(plain) ||
      (said.isQuestion && isDenied(said, sentences[index + 1])) ||
      (asked !== null && isDenied(asked, said));
    const rule = passage && mapRuleIn(passage, true);
    const isStated = rule?.value === 'yes' || saysSo(MAP_STATED, plain) || saysSo(MAP_CONSENT, plain);
    if (isNone || (rule?.value === 'no' && !saysSo(MAP_CONSENT, plain)))
      return { name: 'map', value: false, words, confidence: 0.85 };
    if (isStated) return { name: 'map', value: true, words, confidence: 0.9 };
  }
  return undefined;
}

/** "Minimum advertised price? Never had one." */
const isDenied = (asked: Said, next: Said | undefined): boolean =>
  next !== undefined &&
  asked.plain.length < 60 &&
  saysSo(MAP_STATED, asked.plain) &&
  /^(?:no|nope|never|none|nah|not|nein|non|kein\w*|aucun\w*|ningun\w*|nessun\w*)\b/.test(next.plain);
const NO_MAP = new RegExp(inLines`
  \b(?:u?map|pric\w+ polic\w+|polic\w+ on pric\w+|price floor)\b.{0,20}
    \bthere (?:is|was|has) (?:not|never been) (?:one|any)\b|
  \bvorgaben machen wir (?:\w+ )?keine\b|
  \bmindestpreis\w*\b.{0,12}\b(?:gibt es|kennen wir|haben wir) (?:\w+ )?nicht\b|
  \bnot find an? u?map\b|
  \bnever told (?:a |any |our )?(?:shops?|stores?|retailers?|dealers?) what to charge\b|
  \b(?:not|never) (?:do|run|bother with|believe in|use) (?:any |a )?u?map\b|
  \bsell (?:it|them|yours) (?:for|at) (?:whatever|what)\b|
  \bwhatever you can (?:live with|get|make)\b|
  \bno floor (?:for|on|under) (?:ads|advertis\w+|pric\w+|anything)\b|
  \bpric\w+\b.{0,30}\bnot (?:police|control|dictate|monitor|enforce) (?:it|them|any)\b|
  \b(?:schreiben|geben|machen)\b.{0,20}\bkeine? (?:verkaufs)?(?:preise|preisvorgaben?|vorgaben)\b|
  \b(?:ne fixons|n'imposons|ne controlons) (?:pas|aucun) .{0,12}prix\b|
  \bno (?:fijamos|controlamos|imponemos) (?:los )?precios\b|
  \bnon (?:fissiamo|imponiamo|controlliamo) (?:i )?prezzi\b|
  \bleave (?:the )?pric\w+ (?:up )?to you\b|
  \bwhat you (?:charge|ask|sell \w+ for) is (?:entirely )?your\b|
  \bn'impos\w+ (?:pas|aucun)\b.{0,15}\bprix\b|
  \bnot (?:impose|set|fix|have) (?:any )?(?:selling |retail |resale )?prices\b|
  \bnot (?:tell|dictate to|instruct) (?:shops|stores|people|anyone|you|retailers|our \w+) what to (?:charge|ask|sell)|
  \b(?:
    used to have|dropped|scrapped|abandoned|gave up|got rid of|never (?:had|have had|bothered with)|
    have never had
  )\b.{0,30}\b(?:one|it|map|polic\w+|price polic\w+|pricing polic\w+)\b|
  \b(?:charge|price|sell|ask|list)\w*\b.{0,15}\b(?:as|whatever|what|however|anything)\b.{0,10}
    \b(?:you (?:see fit|like|want|please|wish|choose|can get)|the market)\b|
  \b(?:what|how much) you (?:sell|charge|ask|price)\b.{0,30}
    \b(?:none of our|not our|up to you|your (?:business|call|affair|decision)|no concern)\b|
  \b(?:verkaufspreis\w*|preis\w*)\b.{0,40}\b(?:bestimmen|legen|setzen|gestalten|kalkulieren)\b.{0,15}
    \b(?:sie|du|ihr)\b.{0,15}\b(?:selbst|selber|frei)\b|
  \b(?:sie|du)\b.{0,30}\bpreis\w*\b.{0,20}\b(?:selbst|frei)\b|
  \b(?:librement|libre\w* de)\b.{0,25}\bprix\b|
  \bprix\b.{0,25}\b(?:libres?|librement)\b|
  \b(?:pone|fija|fijan|ponen|elige|libertad|libre\w*)\b.{0,20}\bprecio\w*\b|
  \bprecio\w*\b.{0,20}\b(?:libre\w*|que quiera\w*)\b|
  \b(?:liber\w+|libert\w+)\b.{0,25}\bprezz\w+|
  \bprezz\w+\b.{0,25}\b(?:liber\w+|che (?:vuole|volete|ritenete|ritiene|preferi\w+))\b|
  \b(?:vrij|zelf)\b.{0,25}\bprij[sz]\w*|
  \bprij[sz]\w*\b.{0,25}\b(?:zelf|vrij)\b|
  \bnao (?:temos|ha|impomos)\b.{0,15}\b(?:preco minimo|politica de preco\w*)|
  \bpreco\w*\b.{0,15}\b(?:livre\w*|que quiser)|
  \bnot (?:police|control|dictate|set|enforce|care about|restrict|limit|monitor) (?:
    the |your |any |our |retail |resale |selling )*(?:pric\w+|what you (?:charge|sell))|
  \b(?:sell|price|charge|list)\w* (?:\w+ )?(?:for|at|however|as)? ?(?:
    whatever|what|any price|how(?:ever)?
  ) (?:price )?you (?:like|want|please|fancy|see fit|wish)\b|
  \bset your own pric\w+|
  \bpric\w+ is (?:entirely |completely |all )?(?:up to you|your (?:call|business|choice))\b|
  \b(?:no|not (?:currently )?(?:have|enforce|use|require) (?:an? |any )?|without (?:an? |any )?)(?:\w+ )?
    (?:u?map\b|minimum advertised|price policy|pricing policy|price restrictions)(?! violat)|
  \bu?map\b.{0,15}\b(?:none|no)\b[ .,;]*$|
  \bkein\w* (?:map\b|mindest(?:verkaufs|werbe)?preis\w*|preisbindung)|
  \bpas de (?:map\b|prix minimum|politique)|
  \bno (?:tenemos|hay) (?:map\b|precio minimo|politica)|
  \b(?:nessun|non (?:abbiamo|c'e)) (?:\w+ )?(?:map\b|prezzo minimo|politica)
`);
