import { inLines } from '../../../../kernel/in-lines.ts';
import { bareSubject } from '../mail/answered-subject.ts';
import { offersAnEnd } from '../mail/offers-an-end.ts';
import { inFirstPerson, ownNames } from './own-name.ts';
import { INTEREST } from './phrases/interest.ts';
import { isOfThings } from './phrases/of-things.ts';
import {
  AT_ANOTHER_ADDRESS,
  FOUND_AGAIN,
  GOES_ELSEWHERE,
  GOES_ON_THERE,
  OF_A_THREAD,
  OF_ANOTHER_LIST,
  OF_ONE_ADDRESS,
  OF_REMOVAL,
  OTHERS_GO_ON,
} from './phrases/other-than-stop.ts';
import { saidIn, saysSo, some } from './phrases/phrases.ts';
import { STOP, TAKES_OFFER } from './phrases/stop.ts';
import { type Said, saidOf } from './said.ts';

/** Where a mail says that its writer wants to hear no more of us. */
export function stopSaid(
  sentences: readonly Said[],
  { subject, fromName, fromEmail }: { subject: string; fromName: string; fromEmail: string },
): Said | undefined {
  const spoken = inFirstPerson(sentences, ownNames({ fromName, fromEmail }));
  return (
    saidIn(
      STOP,
      spoken.filter(
        (said) =>
          !isOfThings(said.plain) &&
          !FOUND_AGAIN.test(said.plain) &&
          !some(AT_ANOTHER_ADDRESS, said.plain) &&
          !isOfAnotherList(said, spoken) &&
          !isOfThread(said, spoken) &&
          !isOfOneAddress(said, spoken),
      ),
    ) ??
    deletesAddress(sentences) ??
    stopInSubject(subject, sentences) ??
    stopAsOffered(sentences)
  );
}

/** "Take me off the weekly offers", where the rest of the mail goes on: no end of what we write about. */
const isOfAnotherList = (said: Said, all: readonly Said[]): boolean =>
  saysSo(OF_ANOTHER_LIST, said.plain) && (goesOn(said) || all.some((one) => one !== said && goesOn(one)));

/** "Take me out of this thread. Priya runs dealer sales now." */
const isOfThread = ({ plain }: Said, all: readonly Said[]): boolean =>
  OF_A_THREAD.test(plain) && all.some((one) => OTHERS_GO_ON.test(one.plain) && !OF_REMOVAL.test(one.plain));

/** "Stop writing to Jim, he retired. I took over: write to me at lea@brand.test". */
const isOfOneAddress = (said: Said, all: readonly Said[]): boolean =>
  (OF_ONE_ADDRESS.test(said.plain) || all.some(({ plain }) => GOES_ON_THERE.test(plain))) &&
  all.some(
    (one) =>
      (one !== said || GOES_ON_THERE.test(one.plain)) &&
      GOES_ELSEWHERE.test(one.plain) &&
      !OF_REMOVAL.test(one.plain),
  );

const goesOn = ({ plain, clauses }: Said): boolean =>
  GOES_ON.test(plain) || clauses.some((clause) => saysSo(INTEREST, clause) && !saysSo(STOP, clause));
const GOES_ON = new RegExp(inLines`
  \b(?:
    account|wholesale|rest|konto\w*|ubrig\w*|reste|
    revente|cuenta|lo (?:otro|demas)|conto|resto|rekening|conta
  )\b.{0,50}\b(?:
    yes|gladly|keen|after|talk|call|
    ja|gern\w*|reden|sprechen|oui|parl\w+|partants?|si|habl\w+|sentiamo|bel\w*|falamos
  )\b
`);

/** "Where did you get my address? Delete it." */
const deletesAddress = (sentences: readonly Said[]): Said | undefined =>
  sentences.find(
    ({ plain }, at) => DELETE_IT.test(plain) && OUR_ADDRESS.test(sentences[at - 1]?.plain ?? ''),
  );
const DELETE_IT = new RegExp(inLines`
  ^(?:please |kindly |bitte |merci de |por favor |per favore )?(?:
    (?:do not|never) (?:use|keep|contact|write to)|delete|get rid of|erase|remove|destroy|lose|scrub|wipe|
    drop|forget|purge|discard|(?:switch|turn) (?:it|this|that|them)(?= off)|kill|cancel|end|
    take(?= (?:it|this|that|them) off)|losch\w* sie|efface[rz]-l[ae]|supprime[rz]-l[ae]|borre?l[ao]|
    elimine?l[ao]|l[ao] cancelli|cancellatel[ao]|verwijder|apague-[ao]
  )(?: (?:it|them|that|die|sie|het|deze))?(?: off)?(?: and\b.*|,? (?:please|bitte|merci|now))?[ .!]*$
`);
const OUR_ADDRESS = new RegExp(inLines`
  \b(?:
    my|our|this|meine|unsere|diese|mon|notre|cette|mi|nuestr[oa]|esta|il mio|il nostro|questo|mijn|ons|dit|
    o meu|este
  ) (?:\w+ )?(?:e-?mail ?)?(?:
    address|details|gmail|inbox|mailbox|
    adresse|mailadresse|direccion|correo|indirizzo|adres|mailadres|endereco|e?mail
  )\b|
  \b(?:am i|are we|(?:i am|we are|put (?:me|us)) (?:on|in)) .{0,20}
    \b(?:sequence|drip|campaign|cadence|autoresponder|mailing|list)\b
`);

/** "Unsubscribe" as a subject counts where the mail itself says next to nothing. */
const stopInSubject = (subject: string, sentences: readonly Said[]): Said | undefined => {
  const said = saidOf(bareSubject(subject));
  return sentences.length <= 1 && saysSo(STOP, said.plain) ? said : undefined;
};

/** "Yes please, do that", below our own "just reply unsubscribe". */
const stopAsOffered = (sentences: readonly Said[]): Said | undefined =>
  sentences.some(saysMore)
    ? undefined
    : sentences.find(({ asked, plain }) => asked && offersAnEnd(asked.words) && TAKES_OFFER.test(plain));

/** "Sure. Our minimum is $300": whoever says more than that and a name speaks of the mail, not of its last line. */
const saysMore = ({ asked, plain }: Said): boolean =>
  asked === null && !TAKES_OFFER.test(plain) && plain.trim().split(/\s+/).length > 2;
