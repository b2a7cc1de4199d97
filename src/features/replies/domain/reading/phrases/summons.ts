import { inLines } from '../../../../../kernel/in-lines.ts';

/** What only lawyers write, and the court that somebody's own words threaten with. */

const TAKE_DOWN = inLines`
  (?:
    remove|take (?:them|it|these|those|your \w+|the \w+) down|delete|entfern\w*|losch\w*|retire[rz]|
    supprime[rz]|retir\w+|elimin\w+|rimuov\w+|verwijder\w*|remov\w+|
    nehmen sie (?:\w+ ){1,4}(?:herunter|offline|vom netz)
  )
`;
const OR_ELSE =
  '(?:or|otherwise|sonst|andernfalls|ou|a defaut|faute de quoi|sinon|o|de lo contrario|oppure|altrimenti|anders|caso contrario)';
const COURT =
  '(?:court|sue|lawsuit|file suit|klagen?|klage|gericht|justice|tribunal(?:es|aux)?|proces|juicio|juez|demandar\\w*|giudice|causa legale|rechter|rechtbank|tribunais)';
const IN_NAME_OF = inLines`
  (?:
    (?:i|we|(?:our|this|my) (?:firm|office)) (?:acts?|represents?|have been retained)|
    (?:office|firm) (?:has been|is|was) (?:retained|instructed|engaged)|
    agissant (?:pour|au nom)|
    en (?:nombre y )?representacion de|(?:in nome e )?per conto d\w+|namens (?:client\w*|mijn client\w*)|
    na qualidade de (?:mandatario|advogado)|vertreten|vertrete
  )
`;
const SAYS = inLines`
  (?:
    cease|remove|unauthorized|without (?:authorization|permission|consent|licen[cs]e)|trademarks?|
    infring\w+|no authority|requier\w*|
    diffid\w+|sommeer|sommeren|interpel\w+|demeure|cesen?|cessar|
    staken|unterlass\w*|verletzt
  )
`;

export const SUMMONS: readonly RegExp[] = [
  new RegExp(String.raw`\b${TAKE_DOWN}\b.{0,60}\b${OR_ELSE}\b.{0,40}\b${COURT}\b`),
  new RegExp(String.raw`\b${IN_NAME_OF}\b.{0,120}\b${SAYS}\b`),
  /\b(?:instructed|prepared|authorized|obliged|forced) to (?:file (?:suit|a claim|proceedings)|sue|commence (?:proceedings|litigation|an action)|issue (?:proceedings|a claim))\b/,
  new RegExp(inLines`
    \b(?:i |we |hereby )?(?:
      requiero|requerimos|les requiero|diffido|diffidiamo|sommeer|sommeren|interpelo|interpelamos
    )\b.{0,80}\b(?:ces\w+|retir\w+|vender\w*|vendere|rimuov\w+|stak\w+|verwijder\w*|remov\w+)\b
  `),
  new RegExp(inLines`
    \b(?:legal (?:proceedings|papers)|proceedings|papers|writ|summons)\b.{0,15}
      \b(?:will|shall) be (?:issued|served|filed)\b|
    \b(?:retained|instructed|engaged) by\b.{0,60}\b(?:regarding|concerning|in connection with)\b.{0,40}
      \b(?:unauthorized|use|sales?|marks?)\b
  `),
];
