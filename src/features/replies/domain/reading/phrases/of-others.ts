import { inLines } from '../../../../../kernel/in-lines.ts';

/** Somebody else than us, with whom there is to be none. */
const NO_CONTACT_WITH = inLines`
  (?:
    contacto?s?|kontakt\w*|contatt\w+|contacten|verkehr
  )(?: \w+){0,2} (?:mit|met|avec|con|with|med|com|z) (?!(?:
    us|me|our|my|you|your|this|these|any\w*|every\w*|all|niemand\w*|jemand\w*|quiconque|nadie|nessuno|iemand|
    uns\w*|mir|mich|mein\w*|ihnen|ihr\w*|euch|
    nous|moi|nos|notre|mon|vous|votre|vos|
    nosotr\w+|mi|nuestr\w+|su|usted\w*|noi|me|nostr\w+|mio|voi|vostr\w+|lei|
    ons|mij|onze|mijn|u|uw|jullie|nossos?|nossa|mim|voces?|oss|os|mig|meg|er|jer|dig|nami|mna|dies\w*|cette|est[ae]|quest\w|deze|dit
  )\b)\w
`;

const FORGET = inLines`
  (?:
    forget|vergessen sie|vergiss|vergesst|oublie[rz]|olvid\w+|dimentic\w+|vergeet|esquec\w+|glom|glem|
    zapomn\w+
  )
`;
const ADDRESS =
  '(?:adress\\w*|adres\\w*|address|mailadress\\w*|direccion\\w*|indirizzo|morada|endereco|anschrift)';
/** Whose list it is on. */
const OF_A_LIST = inLines`
  (?:
    the|all|any|your|votre|vos|la|les?|l'|toutes?|ihr\w*|eur\w*|allen|der|dem|su|sus|tu|las|vostr\w+|tutt\w+|uw|
    jullie|de|alle|sua|vossa|er|din|deres|sieci|this|dies\w*|cette|est[ae]|quest\w|deze|now|future|meiner|unserer
  )
`;

/** What isn't to be remembered or spoken with any more, and is neither they nor we. */
export const OF_OTHERS: readonly RegExp[] = [
  // "No more contact with the old agent, all goes through us."
  new RegExp(String.raw`\b${NO_CONTACT_WITH}`),
  // What was sent by mistake: "ignore the mail before this one, here is the right list".
  new RegExp(inLines`
    ^(?!.*\b(?:and|und|et|y|e|en|och|og|i)\b.{0,30}\b(?:
      remove|take|stop|never|losch|streich|supprim|retir|borr|quit|cancell|togl|verwijder|haal
    ))(?:.*[ ,])?(?:
      ignore|disregard|ignorier\w*|ignore[rz]|ne tenez pas compte|no (?:haga|hagan|hagas|hagais) caso|
      ignor(?:i|ate|em|en)|negeer|bortse|se bort|zignor\w+|prosze zignorowac
    )\b.{0,25}\b(?:
      previous|earlier|last|first|vorige\w?|erste\w?|letzte\w?|anterior|precedente?|premier|dernier|di prima|
      forra|forrige|sidste|poprzedni\w*
    )\b
  `),
  // "Stop asking our baristas and ask me".
  new RegExp(inLines`
    \bstop (?:asking|e?mailing|calling|writing to|contacting|bothering|messaging) (?:our|the|my) (?:\w+ )?(?:
      baristas?|staff|retailers?|stores?|shops?|factory|stockists?|dealers?|customers?|distributors?|team|warehouse|clerks?|
      employees|mother|father|wife|husband|kids|interns?
    )\b.{0,40}\b(?:ask|write to|e?mail|call|come to|talk to|try) (?:me|us|x@y\.zz)\b
  `),
  // One of their addresses, or a name, for which another is to stand.
  new RegExp(inLines`
    \b(?:remove|delete|drop|take|strike)\b.{0,12}\b(?:street|shipping|billing|delivery|warehouse|physical|ship-to|old store) address\b|
    \b(?:
      streich\w*|losch\w*|ersetz\w*|replace|strike|delete|remove|borr\w+|quit\w+|cancell\w+|togl\w+|supprim\w+|retir\w+|
      verwijder|haal|ta bort|fjern|slet
    )\b.{0,25}\b(?:namen?|name|nom|nombre|nome|naam|navn|namn) (?:und|and|et|y|e|en|och|og) (?:\w+ ){0,2}(?:
      meinen|mine|le mien|el mio|il mio|de mijne|mijne|o meu|min|nehm\w*|setz\w*|put|write|use|add|mett\w*|pong\w*|zet|satt|saet
    )\b
  `),
  // "Forget our address in Lyon", from where nothing is sent any more.
  new RegExp(
    String.raw`\b${FORGET} (?:\w+ ){0,3}?(?:l')?${ADDRESS} (?:de |d'|du |in |a |aus |von |di |do |da |del |della |of |from |at |i |w )(?!${OF_A_LIST}\b)\w`,
  ),
  new RegExp(inLines`
    \b${FORGET} (?:\w+ ){0,2}?(?:l')?${ADDRESS} (?:of|du|de la|del|della|des|der|van het|van de) (?:\w+ )?(?:
      depot|entrepot|usine|fabrique|atelier|boutique|factory|warehouse|store|shop|fabric\w*|almacen|tienda|magazzino|
      negozio|lager\w*|werkstatt|ladens?|fabriek|magazijn|winkel|armazem|loja
    )\b
  `),
];
