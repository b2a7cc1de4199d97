import { inLines } from '../../../../kernel/in-lines.ts';
import type { AutoSign } from './auto-sign.ts';

/** Somebody is away. */
export const ABSENCE_SIGNS: readonly AutoSign[] = [
  {
    reason: 'absence',
    weight: 3,
    words: new RegExp(
      inLines`
        \b(i['’]?(m| am| will be)|we(['’]re| are| will be)|(he|she) is|\w+ is) (
          currently |presently |now |away and |travell?ing and )*(
            out of (the |my |our )?office|
            on (
              annual |parental |maternity |paternity |medical |sick |family |bereavement |extended |a |an |
              my )*(leave|vacation|holidays?|pto|sabbatical)|
            away (from (the |my )?(office|desk|e-?mail|work)|until|till|through|on|for|with|returning)|
            out (until|till|through|sick|on (leave|vacation))|
            not in the office|
            in(?: the)? office (again )?(on|from)|
            off (work )?until|unavailable until|closed (for|until|from)
          )|
        out[- ]of[- ]office|i['’]?(m| am) away\b|
        away from my (e-?mail|inbox|desk)|
        i will be (out|away)\b
      `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 3,
    words: new RegExp(
      inLines`
        (
          nicht im (b[üu]ro|haus)|
          (bin|sind) (ich |wir )?(derzeit |zurzeit |zur zeit |momentan |aktuell |bis |vom )?[^.\n]{0,40}
            (abwesend|im urlaub|in (elternzeit|mutterschutz)|nicht (erreichbar|im b[üu]ro))|
          absent\(?e?\)? (du bureau|jusqu|du \d|pour|actuellement)|
          actuellement (absent|en cong|en d[ée]placement)|
          en cong[ée]s?( annuels| maternit[ée])?( jusqu| du | et )|
          fuera de (la |mi )?oficina|
          (estoy|estar[eé]|me encuentro) (ausente|de vacaciones|fuera)|
          (sono|sar[oò]) (assente|fuori (ufficio|sede)|in ferie)|
          (ben|zijn) (ik |wij )?(momenteel |tot |op )?[^.\n]{0,30}
            (afwezig|met vakantie|op vakantie|niet aanwezig|niet op kantoor)|
          (estou|estarei) (ausente|de f[ée]rias|fora)|tjänstledig|på semester|på ferie|
          na urlopie|nieobecn|jestem na|lomalla|poissa|в отпуске|отсутствую|不在|休暇|休業中|休業(?:いたし|致し|とさせ)|休假|(?:休业|放假)(?:中|至|到|期间)|(?:휴가|휴무|부재) ?(?:중|입니다)
        )
      `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(limited|no|intermittent|sporadic|without|little) access to (my )?(e-?mail|messages|internet)|
        (keinen|eingeschränkten) zugriff|
        (respond|reply|get back to|answer|be in touch with) (to )?
          (you|your (e-?mail|message)|e-?mails?|messages)? ?[^.\n]{0,30}(up)?on my return|
        when i (return|get back|am back)|as soon as i (return|am back|get back)|
        nach meiner r[üu]ckkehr|
        à mon retour|a mi regreso|al mio r(ientro|itorno)|bij (mijn )?terugkomst|no meu regresso
      `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(
          will be back|i['’]ll be back|returning( to the office)?|return(ing)? on|
          will (be )?return(ing)? (in|to work|to the office)|back (in (the )?office|on)|until|through
        ) [^.\n]{0,40}(
          \d|january|february|march|april|may|june|july|august|september|october|november|december|monday|
          tuesday|wednesday|thursday|friday
        )|
        wieder (im b[üu]ro|da|erreichbar)|
        jusqu['’]au|
        hasta el|fino al|bis (zum )?\d|t/m|tot en met
      `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 1,
    words: new RegExp(
      inLines`
        \b(
          if (this|it|your (matter|request|inquiry|message|e-?mail))( is|['’]s)? (an )?
            (urgent|emergency|time[- ]sensitive|immediate)|
          for (urgent|immediate|emergency|anything urgent|time[- ]sensitive)|
          in (dringenden|urgenten) f[äa]llen|en cas d['’]urgence|en caso de urgencia|per urgenze|
          in my absence|in the meantime|
          während meiner abwesenheit|en mi ausencia|en mon absence|bei dringenden|
          (voor|bij) dringende|em caso de urg[eê]ncia|w (pilnych|nagłych) (sprawach|przypadkach)
        )
      `,
      'i',
    ),
  },
];
