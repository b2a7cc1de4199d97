import { inLines } from '../../../../../kernel/in-lines.ts';

/** What follows if we go on: lawyers and courts, announced by a brand itself and to us. */
export const THREATS: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:attorneys?|lawyers?|solicitors?|counsel|legal (?:team|department)) (?:(?:
      will|shall|would|(?:is|are) going to
    ) )?(?:(?:then |now |simply )?(?:files?|sues?|proceeds?|pursues?|takes? (?:action|steps)|goes? to court))\b
  `),
  /\b(?:issu|commenc|institut|bring|initiat)\w* (?:legal |court |infringement )?(?:proceedings|action) (?:for|against you|in|without)\b|\bproceedings for (?:passing off|infringement|damages)\b/,
  /\b(?:we|i) (?:will|shall|are going to) (?:file|lodge|bring) (?:a |an |our )?(?:\w+ )?(?:claim|suit|complaint|lawsuit|action)\b|\bfile (?:a |an )?(?:claim|suit|complaint) for (?:\w+ )?infring\w+/,
  new RegExp(inLines`
    \b(?:we|i) (?:are|am) (?:the )?(?:legal |outside )?(?:counsel|solicitors?|attorneys?|lawyers?) (?:for|to|acting)\b|
    \bpreserve all (?:records|documents|evidence|communications?)\b|
    \bcommunications? (?:\w+ ){0,4}(?:must|should|shall) be directed to (?:this|our) (?:office|firm)\b
  `),
  // "We will file in the Western District", and what is to happen by when to goods that are said to be sold unlawfully.
  new RegExp(inLines`
    \b(?:files?|bring|brought) (?:a |the )?(?:law)?suit\b|
    \b(?:we|i|client|company) (?:will|shall|intends? to|is going to|are going to) (?:\w+ )?file (?:\w+ ){0,2}?in (?:the |a )?
      (?:\w+ ){0,3}?(?:court|district)\b|
    \byou (?:now )?have (?:until|till|\w+ (?:business )?(?:hours|days|weeks)\b).{0,40}\b(?:
      de-?list|quarantine|surrender|(?:take|pull) (?:the|those|these|your|all) (?:\w+ )?(?:listings?|offers?|goods) down|
      (?:remove|withdraw|end) (?:the|those|these|your|all) (?:\w+ )?(?:listings?|offers?)|
      cease|(?:disclose|name|identify) (?:your|the) (?:source|supplier)
    )\b|
    \b(?:listings?|offers?|storefront|you|account|sales)\b.{0,40}\b(?:violat\w+|in (?:violation|breach)|infring\w+)\b.{0,40}
      \b(?:lanham|dmca|trade ?marks?|copyrights?|federal law)\b|
    \bviolation of the lanham act\b
  `),
  /\b(?:see|meet) you in court\b|\bhear(?:ing)? from (?:our|my) (?:attorneys?|lawyers?|solicitors?|legal)\b/,
  /\b(?:procederemo|procediamo|adiremo|agiremo|ci rivolgeremo)\b.{0,40}\b(?:vie legali|legalmente|giudizi\w+|autorita giudiziaria|avvocat\w+|legal[ei])\b/,
  /\b(?:emprenderemos|emprendemos|iniciaremos|ejerceremos|tomaremos|interpondremos)\b.{0,30}\b(?:acciones|medidas|demanda)\b(?: (?:legales|judiciales))?|\bvia judicial\b/,
  /\b(?:engagerons|entamerons|intenterons|entreprendrons)\b.{0,30}\b(?:poursuites|procedure|actions?)\b|\b(?:saisirons|saisir) (?:la justice|le tribunal|notre avocat)\b/,
  new RegExp(inLines`
    \b(?:rechtliche|gerichtliche|juristische) (?:schritte|massnahmen)\b.{0,40}
      \b(?:ein\w*|ergreif\w*|vor\w*|prufen)\b|
    \bgerichtlich (?:\w+ ){0,3}vorgehen\b|
    \b(?:schalten|schalte) (?:wir |ich )?(?:unser\w+ |mein\w+ |ein\w+ )?(?:anwalt\w*|rechtsanwalt\w*)\b
  `),
  /\b(?:juridische|gerechtelijke) (?:stappen|maatregelen)\b|\b(?:rattsliga|juridiska|rettslige|retslige|juridiske) (?:atgarder|skritt|skridt)\b/,
  /\b(?:medidas|acoes) (?:legais|judiciais)\b|\bkroki prawne\b|\bdroge sadowa\b/,
];

/** A warning to whoever it concerns, beside a brand's rules. */
export const WARNS_ALL = new RegExp(inLines`
  \b(?:letters?|notices?) to (?:any |all )?(?:\w+ )?(?:sellers?|resellers?|anyone|those|accounts)\b|
  \b(?:against|gegen|contre|contra|contro|tegen|mot|przeciw\w*) (?:\w+ ){0,2}?(?:
    sellers?|resellers?|retailers?|dealers?|accounts|anyone|anybody|whoever|those|them|
    handler\w*|wiederverkaufer\w*|jeden|alle|verkaufer\w*|
    revendeurs?|vendeurs?|tout|ceux|
    vendedores|revendedores|quien\w*|venditori|rivenditori|chi(?:unque)?|
    verkopers?|wederverkopers?|aterforsaljare|saljare
  )\b|
  \b(?:re)?(?:sellers?|dealers?|retailers?|accounts)\b.{0,30}\b(?:gets?|receives?|(?:are|is) (?:sent|served)) (?:\w+ )?
    (?:cease|letters?|notices?)\b|
  \bcease[- ]and[- ]desists?(?: letters?| notices?)? (?:to|for|against) (?:an?other|some|other|an?|one|two|three|several)\b|
  \bby (?:re)?(?:sellers|dealers|retailers|third parties|others)\b
`);
