import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';

/** That somebody is asked first, or that it takes a paper. */
export const PERMISSION = wordsOf({
  english: [
    String.raw`(?:must|need to|needs to|have to|has to|required to) (?:\w+ ){0,2}?(?:apply|qualify|register|enrol\w*|be (?:\w+ )?(?:approved|authori[sz]ed|vetted|certified))\b`,
    String.raw`one by one|other than (?:those|ones|sites) (?:\w+ ){0,3}?(?:approved|authori[sz]ed)`,
    String.raw`(?:ask|talk to|write to|call|check with|speak (?:to|with)) \w+(?: for an? \w+)? (?:first|before\w*)`,
    'given leave|leave (?:from|of|by) us|(?:with|need|without|await) our (?:leave|blessing|nod|yes)',
    String.raw`only (?:once|if|when|after|where) (?:we|you have our)\b`,
    "(?:unless|until|once) we (?:have |'ve )?(?:agreed?|said|approved?|ok'd)|on paper",
    String.raw`(?:ask|talk to|speak to|check with|write to|clear it with|run it (?:by|past)|tell) us (?:first|before\w*)`,
    '(?:in|by) writing',
    '(?:written|our|prior) (?:ok|okay|blessing|say-so|sign-?off|go-ahead|nod|word)',
    String.raw`(?:selected|chosen|approved|vetted|named|licensed) (?:\w+ )?(?:partners?|sellers?|retailers?|resellers?)(?: only)?`,
    String.raw`approval|pre-?approv\w+|by (?:invitation|arrangement|agreement)`,
    String.raw`only (?:[\w' -]{0,60}? )?(?:may|can) `,
    String.raw`(?:need|require|obtain|sign|hold|get|grant)\w*\b[\w ,'-]{0,50}\b(?:licen[cs]e|addendum|agreement|letter|approval|permission|consent|authori[sz]ation)`,
    String.raw`only (?:with|under|after|upon|by) (?:\w+ ){0,4}(?:addendum|agreement|contract|approval|letter)`,
    String.raw`(?:give|grant)\w* (?:\w+ )?permission|ask(?: us)? (?:first|before)`,
    'check with us (?:first|before)',
    String.raw`(?:ask|talk to|check with|speak to|write to|let) us\b(?: know)?(?: \w+){0,2} before (?:you|listing|selling|putting|offering)`,
    inLines`
      (?:prior|written|express\w*|explicit\w*|specific|advance|our|special|separate|formal|signed)\b[\w ,'-]{0,40}\b(?:
        permission|consent|approval|authori[sz]ation|agreement(?! (?:forbid|prohibit|bar|ban|exclude)s?\b)|
        authority
      )
    `,
    inLines`
      (?:
        without|with|unless|obtain\w*|require\w*|needs?|need|request\w*|subject to|ask(?: us)? for|
        only (?:with|by|after|upon)|granted|receiv\w*
      )\b[\w ,'-]{0,40}\b(?:permission|consent|approval|authori[sz]ation|authori[sz]ed|approved|permitted)
    `,
    String.raw`unless\b[\w ,'-]{0,40}\b(?:agreed?|authori[sz]ed|approved|permitted|in writing)`,
    String.raw`(?:unless|until|except (?:as|where|when)|save (?:as|where)|absent)\b[\w ,'-]{0,60}\b(?:consent(?:s|ed)?|agree[sd]|authori[sz]e[sd]?|approve[sd]?)`,
    'signed writing|writing signed',
    String.raw`before (?:you|anyone|they) (?:list|sell|put|offer|post)s?\b[^.;]{0,80}\b(?:we|i)(?:'ll)? (?:need|have|must|want|'d like) to\b`,
    `(?:we|i) (?:have|need to have|must have|'ve) (?:first )?(?:okayed|ok'd|agreed|approved|cleared|signed off)`,
    '(?:pre-?|first be |(?<!not )be )approved|case[- ]by[- ]case|contact us (?:first|before)',
    String.raw`(?:we|i) (?:only |do )?(?:approve|vet|hand-?pick|authori[sz]e) (?:a|an|some|few|only|each|every|one|two|three)\b|apply (?:separately|first)`,
    String.raw`if you(?:'d| would)? (?:like|want|wish|plan|hope|are thinking)\b[^.;]{0,60}\b(?:talk|ask|write|contact|speak|call|tell|let|reach|get in touch|drop)\b`,
  ],
  german: [
    String.raw`(?:spricht|sprechen|stimmt|stimmen|klart|klaren)\b[^.;]{0,30}\b(?:vorher|vorab|zuvor|zuerst|mit uns)\b[^.;]{0,20}\bab\b|einzelfall\w*`,
    String.raw`frag\w* (?:sie |bitte )*(?:uns|mich)\b[^.;]{0,30}\b(?:bevor|vorher|zuerst|zuvor|erst)\b`,
    String.raw`(?:wenn|falls|wer)\b[^.;]{0,60}\b(?:mochte\w*|will|wollen|plan\w*)\b[^.;]{0,40}\b(?:frag\w*|melde\w*|meldet|schreib\w*|spr[ei]ch\w*)\b`,
    '(?:auf|nur nach) (?:anfrage|rucksprache|ruckfrage)|nach rucksprache',
    String.raw`mit uns ab(?:ge|zu)?(?:sprechen|sprochen|stimmen|stimmt)|schriftlich\w*|vorab`,
    String.raw`vorher(?:ige\w*)?\b[\w ,-]{0,30}\b(?:fragen|klaren|ab(?:sprechen|stimmen))`,
    String.raw`bedarf\b[\w ,-]{0,50}\b(?:zustimmung|genehmigung|freigabe)`,
    inLines`
      (?:schriftlich\w*|vorherig\w*|ausdrucklich\w*|unser\w*|gesondert\w*|nur mit|ohne)\b[\w ,'-]{0,40}
        \b(?:zustimmung|genehmigung|erlaubnis|einwilligung|freigabe|vereinbarung|einverstandnis|absprache)
    `,
    String.raw`(?:sofern|soweit|es sei denn|ausser|solange)\b[\w ,'-]{0,60}\b(?:eingewilligt|zugestimmt|genehmigt|erlaubt|gestattet|freigegeben)`,
    String.raw`zustimmungspflichtig|genehmigungspflichtig|(?:nach|in) (?:vorherig\w* )?absprache`,
  ],
  french: [
    String.raw`a moins qu\w*\b[\w ,'-]{0,60}\b(?:consent\w*|autoris\w+|accept\w+|approuv\w+)`,
    String.raw`cas par cas|si vous (?:souhaitez|voulez|envisagez)\b[^.;]{0,60}\b(?:parl|contact|ecri|demand|consult)\w*`,
    String.raw`(?:demande|parle|ecrive|ecri|consulte|contacte)z[- ](?:nous|moi)\b[^.;]{0,30}\b(?:avant|d'abord)\b`,
    "sur demande|par ecrit|apres accord|d'abord|au prealable",
    String.raw`soumise?s? a\b[\w ,'-]{0,40}\b(?:accord|autorisation)`,
    String.raw`(?:autorisation|accord|consentement|agrement|permission)s?\b[\w ,'-]{0,20}\b(?:ecrite?|prealable|expresse?|express|de notre part|formel\w*)`,
    String.raw`(?:sans|avec|sauf|sous reserve d\w*|prealable|notre)\b[\w ,'-]{0,30}\b(?:autorisation|accord|consentement|agrement)`,
  ],
  spanish: [
    String.raw`(?:salvo|excepto|a menos) que\b[\w ,'-]{0,60}\b(?:autori[cz]\w+|consent\w+|consient\w+|aprob\w+|aprueb\w+|acept\w+)`,
    String.raw`caso por caso|(?:consult\w+|pregunt\w+)(?:nos|los|me)? (?:antes|primero)|si (?:quiere|desea|quieres|deseas)n?\b[^.;]{0,60}\b(?:consult|pregunt|habl|escrib)\w*`,
    'por escrito|bajo (?:peticion|consulta|acuerdo)|previa (?:consulta|peticion)',
    String.raw`previ[ao] (?:autoriz|acuerd|consent|permis|accord|aprob|approv)\w+|bajo autorizacion`,
    String.raw`(?:sin|con|previ[ao]|salvo|nuestr[ao]|requiere\w*|expres[ao])\b[\w ,'-]{0,40}\b(?:autorizacion|permiso|consentimiento|aprobacion|acuerdo)`,
    String.raw`(?:autorizacion|permiso|consentimiento|aprobacion|acuerdo)\b[\w ,'-]{0,20}\b(?:escrit[ao]|por escrito|previ[ao]|expres[ao])`,
  ],
  italian: [
    String.raw`(?:a meno che|salvo che)\b[\w ,'-]{0,60}\b(?:acconsent\w+|autorizz\w+|approv\w+|permess\w+)`,
    String.raw`caso per caso|se (?:volete|vuoi|desideri|desiderate)\b[^.;]{0,60}\b(?:parlat|chied|contatt|scriv|sentit)\w*`,
    String.raw`(?:chied|sent|contatt|parl|scriv)\w*(?:ci|mi|ne)\b[^.;]{0,30}\bprima\b`,
    'per iscritto|su richiesta|previo accordo|su autorizzazione',
    String.raw`(?:senza|previ[ao]|con|salvo|nostr[ao]|richiede\w*|solo)\b[\w ,'-]{0,40}\b(?:autorizzazione|consenso|permesso|approvazione|accordo)`,
    String.raw`(?:autorizzazione|consenso|permesso|approvazione|accordo)\b[\w ,'-]{0,20}\b(?:scritt[ao]|preventiv[ao]|previ[ao]|espress[ao])`,
  ],
  dutch: [
    String.raw`tenzij\b[\w ,'-]{0,60}\b(?:ingestemd|toegestemd|goedgekeurd|goedkeurt|instemt)`,
    String.raw`per geval|overleg\w* (?:dat |dit |het )?(?:eerst|vooraf|met ons)|(?:vraag|meld|bespreek)\w*\b[^.;]{0,20}\b(?:eerst|vooraf)\b`,
    'schriftelijke?|in overleg|vooraf',
    String.raw`toestemming (?:van ons )?(?:nodig|vereist)|(?:zonder|met|na|voorafgaande|schriftelijke?|onze|uitdrukkelijke)\b[\w ,'-]{0,40}\b(?:toestemming|goedkeuring|akkoord|overleg|instemming)`,
  ],
  nordic: [String.raw`skriftlig\w*|tillstand|tilladelse|tillatelse|godkannande|godkendelse|godkjenn\w*`],
  portuguese: [
    String.raw`(?:sem|com|mediante|salvo|nossa|previa)\b[\w ,'-]{0,40}\b(?:autorizacao|permissao|consentimento|aprovacao|acordo)`,
    String.raw`(?:autorizacao|permissao|consentimento|aprovacao|acordo)\b[\w ,'-]{0,20}\b(?:escrit[ao]|por escrito|previ[ao]|express[ao])`,
  ],
  polish: [String.raw`(?:za|bez|po|wymaga\w*|uzyskaniu) (?:\w+ ){0,3}?zgod\w+|pisemn\w+ zgod\w+`],
});

const REFUSALS = wordsOf({
  english: [
    'look elsewhere|need not apply|(?:shop|look|try) elsewhere',
    String.raw`(?:will |would )?ends? (?:our|the|your|any) (?:relation\w*|dealings|account\w*|agreement|partnership)`,
    String.raw`(?<!\b(?:photos?|pictures?|images?|texts?|prices?) )(?:is|are) ours\b|declin\w+|reject\w+`,
    "ineligible|turned (?:down|away)|n't (?:be )?considered",
    'leave (?:amazon|e-?bay|marketplaces|them) alone|ours alone|nothing of ours',
    'off the table|out of the question|nothing (?:on|goes)|out of bounds|no-go|no place|hands off|draw the line|stays? out|nobody',
    '(?:sooner|rather|prefer) (?:that )?you (?:did not|do not|didn.t|don.t)|only (?:we|us)\\b|none|ends? (?:the|your|any) (?:accounts?|agreement|partnership)',
    '(?:costs?|closes?|loses?|forfeits?) (?:you )?(?:the|your|their|its|any) (?:account|right|supply|place|terms)s?',
    String.raw`stay (?:away|clear)|(?:keep|stay|stays|kept|keeps) (?:\w+ ){0,3}off`,
    'off (?:of )?(?:amazon|e-?bay|marketplaces)',
    String.raw`(?:will|shall|are|be|get) (?:\w+ )?(?:closed|terminated|suspended|cancell?ed|cut off|blocked)`,
    'grounds for|leave (?:\\S+ ){1,3}to us|brick[ -]and[ -]mortar only|not',
    String.raw`cannot|never|no|nor|neither|without exception|prohibit\w*|forbid\w*|forbidden|bans?|banned`,
    String.raw`disallow\w*|restrict\w*|refrain|barred|excluded?|excludes|unauthori[sz]ed|violation`,
    String.raw`terminat\w+|revok\w+|closure|reserv\w+|(?:retain|keep|hold)\w* (?:\w+ ){0,3}right|ourselves`,
    'by us alone|off[- ]limits|against our|taboo|violates?|rules? out|longer bij ons inkopen',
  ],
  german: [
    'tabu|nichts (?:zu suchen|verloren)|verlier(?:t|en)|nicht|weder',
    String.raw`kein\w*|untersag\w*|verbot\w*|verbiet\w*|ausgeschlossen|unzulassig|ausschliess\w*`,
    String.raw`verzicht\w*|schliess(?:e|en|t) (?:(?!niemand)[\w-]+ ){0,4}aus`,
  ],
  french: [
    String.raw`comptes? (?:sera |seront )?(?:ferme|resilie|suspendu)\w*|tabou|ne|n'|pas|interdi\w*|proscri\w*|exclu\w*|prohib\w*|aucun\w*|jamais|perd(?:ent)?`,
  ],
  spanish: [
    String.raw`cerraremos|dejar\w+ de (?:suministr|vend|serv)\w+|excluimos|pierde\w*|ningun\w*|nunca|tampoco|queda\w* excluid\w*`,
  ],
  italian: [
    String.raw`vengono chiusi|fuori|escludiamo|perd(?:e|ono)|non|viet\w*|proib\w*|nessun\w*|esclus\w*|divieto|mai`,
  ],
  dutch: [
    String.raw`niet|geen|verbod\w*|uitgesloten|sluit(?:en)? (?:[\w-]+ ){0,3}uit|nooit|verlie(?:st|zen)`,
  ],
  nordic: [String.raw`inte|ikke|inga|ingen|forbjud\w*|forbud\w*|aldrig|aldri`],
  portuguese: [String.raw`fora|nao|nunca|nenhum\w*`],
  polish: [String.raw`zabron\w*|zabrania\w*|zakaz\w*|niedozwol\w*|wykluczon\w*|nie`],
});

/** Whatever may turn a rule into a ban; "don't" and "n'est" as well. */
export const FORBIDS = new RegExp(String.raw`${REFUSALS.source}|n't\b|\bn'`);
