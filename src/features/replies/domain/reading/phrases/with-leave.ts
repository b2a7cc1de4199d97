import { inLines } from '../../../../../kernel/in-lines.ts';

/** That it takes somebody's yes, for each seller anew: neither allowed nor forbidden. */

const YES = inLines`
  (?:
    yes|nod|ok|okay|say-so|blessing|approval|permission|go-ahead|leave|sign-?off|consent|clearance|
    ja|freigabe|zusage|zustimmung|erlaubnis|genehmigung|
    aval|accord|feu vert|autorisation|
    visto bueno|aprobacion|permiso|autorizacion|conformidad|si del|
    via libera|benestare|consenso|autorizzazione|
    toestemming|akkoord|goedkeuring|fiat|autorizacao|aprovacao
  )
`;
const TAKES = inLines`
  (?:
    needs?|requires?|takes|wants?|braucht|brauchen|benotigt|erfordert|il faut|necessite|demande|hace falta|
    requiere|se necesita|necesita|ci vuole|serve|occorre|richiede|vereist|behoeft|e preciso|precisa de|
    requer
  )
`;
const NEEDED =
  '(?:needed|necessary|required|notig|erforderlich|necessaire|requis|necesari[oa]|necessari[oa]|nodig|vereist|precis[oa])';
const ONLY_WITH =
  '(?:(?:only|nur|seulement|uniquement|solo|soltanto|alleen|so|apenas) (?:with|mit|avec|con|met|com))';
const DECIDES = '(?:decides?|entscheidet|entscheiden|decide[nt]?|beslist|beslissen|bekijkt|prufen|pruft)';
const EACH =
  '(?:each|every|one by one|separately|individually|on (?:its|their|his) own|jede[mnrs]?|einzeln|chaque|au coup par coup|cada|uno por uno|ogni|per verkoper|per winkel|elke|iedere|um a um)';

export const NEEDS_LEAVE: readonly RegExp[] = [
  new RegExp(String.raw`\b${TAKES}\b.{0,25}\b${YES}\b`),
  new RegExp(String.raw`\b${YES}\b.{0,30}\b${NEEDED}\b`),
  new RegExp(String.raw`\b${ONLY_WITH}\b.{0,15}\b${YES}\b`),
  new RegExp(String.raw`\b${DECIDES}\b.{0,40}\b${EACH}\b|\b${EACH}\b.{0,40}\b${DECIDES}\b`),
];
