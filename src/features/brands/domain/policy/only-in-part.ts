import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';

/** What a sentence that sounds like no leaves open: a place, a way of ordering, a kind of shop, a rule for those who buy. */
export const ONLY_IN_PART = wordsOf({
  orders_of_a_size: [
    inLines`
      (?:orders?|bestellungen|auftrage|commandes|pedidos|ordini|bestellingen) (?:
        under|below|of less than|of under|of fewer than|(?:\w+ ){0,4}(?:fewer|less|smaller) than|unter|
        inferieures? a|de moins de|inferiores a|sotto|inferiori a|onder
      )
    `,
    String.raw`minimums?|mindest\w*|minimo`,
  ],
  prices_and_sales: [
    String.raw`wholesale (?:minimum|prices?|pricing|discounts?) (?:on|for)\b(?! (?:any of |all )?our (?:products|items|goods|range|pieces)\b)|drop-?ship\w*`,
    'wholesale (?:prices?|pricing) to (?:event|corporate|wedding|private|employees|staff|friends|charities)',
    'on (?:sale|clearance|limited|discounted|custom)|sale items|gift cards?|samples?|echantillons?|muster|muestras|campioni|stalen',
  ],
  how_to_order: [
    '(?:by|via) (?:phone|fax|telephone|e-?mail|post)|over the phone|(?:fax|phone|telephone|verbal|walk-?in) orders',
  ],
  after_the_sale: [
    String.raw`returns?|refunds?|consignment|net (?:30|60|terms)|credit terms|retoure\w*|rucksend\w*|retours?`,
    String.raw`nehmen\b[^.;]{0,60}\bzuruck|nemen\b[^.;]{0,60}\bterug|ne reprenons|for (?:christmas|holiday|same[- ]day|next[- ]day) delivery`,
    'devoluciones',
  ],
  who_sells_elsewhere: [
    inLines`
      (?:
        amazon|e-?bay|etsy|marketplace|third[- ]party online|online(?:-only)?|home[- ]based|flea market|
        pop-?up|discount|liquidat\w+|internet
      )\b[\w ,/-]{0,30}\b(?:
        sellers?|resellers?|retailers?|stores?|shops?|businesses|accounts?|vendors?|handler
      )
    `,
    String.raw`market ?places?|amazon|e-?bay|plat(?:t?form|eforme|aform|aaf|taform)\w*|marktplatz\w*`,
    String.raw`amazon-?handler|marktplatz-?handler|mark[na]\w*plats\w*|\w*markedspla[sd]s\w*`,
  ],
  private_buyers: [
    'individuals?|private (?:buyers?|individuals?)|personal use (?!only)|privatpersonen',
    'privatpersoner',
  ],
  places: [
    String.raw`outside (?:of )?(?:the )?\w+|international\w*|overseas`,
    String.raw`in (?:your|the same) (?:area|zip|town|city)|within \d+`,
    String.raw`exclusiv(?:e|ity) (?:territor\w+|rights)|ausserhalb|ins ausland`,
  ],
  costs_and_duties: [
    String.raw`charge|fees?|guarantee\w*|unauthori[sz]ed|no application|require|responsible|shall`,
    String.raw`advertis\w+|pubblicizza\w*|anunciar\w*|afficher|adverter\w+|allow (?:retailers|resellers|wholesale|dealers|stockists)|permit`,
  ],
  on_consignment: ['kommission|depot-vente|consigna|en deposito|conto ?vendita|resi|consignatie'],
});

/** "We can't open an account without your EIN": what is asked of those who may. */
export const ON_CONDITION = new RegExp(inLines`
  \b(?:
    accounts?|orders?|applications?|shops?|stores?|retailers?|you|konto|konten|kunden|comptes?|cuentas?|
    cont[oi]
  )\b[^.;]{0,24}\b(?:without|unless|ohne|sans|sin|senza|zonder) (?:
    it|one|them|this|that|these|both|all|an?|the|your|you|we|proof|valid|current|eine?\w*|gultige?\w*|votre|
    une?|su|una|un|uw|je
  )\b
`);

/** The same the other way round: "without your VAT number we open no account". */
export const WITHOUT_PAPER = new RegExp(inLines`
  ^(?:no|kein\w*|pas de|sin|senza|geen) (?:[\w']+ ){0,3}?(?:
    certs?|certificates?|permits?|licen[cs]es?|numbers?|ids?|ein|paperwork|deposit|payment|
    \w*nummer|\w*nachweis|\w*schein|k-?bis|siret|nif|cif|partita iva|visura|kvk\w*|btw\w*
  ), (?:no|kein\w*|pas de|no hay|niente|nessun\w*|geen)\b|
  ^(?:without|until|before|ohne|bis|sans|avant|sin|hasta|senza|fino|zonder|tot) (?:[^,.;]{0,50}\b)?(?:
    number|id|certificate|permit|licen[cs]e|proof|documents?|
    \w*nummer|\w*nachweis|\w*schein|\w*anmeldung|\w*auszug|numero|
    k-?bis|siret|tva|justificatif|
    nif|cif|iva|licencia|certificad\w*|visura|certificat\w*|kvk\w*|uittreksel|btw\w*
  )\b
`);

/** "No, we ask that you sell only in your shop": what those who buy may do. */
export const YOU_SELL = new RegExp(inLines`
  \b(?:we|i) (?:\w+ )?(?:ask|require|expect|want|need|prefer|request|insist)(?: that)? (?:
    you|(?:our |all )?(?:\w+ )?(?:shops|stores|stockists|retailers|dealers|resellers|partners)
  )(?: to)?(?: only)? (?:(?:re-?)?sell|offer|list|stick|keep)\b|
  \b(?:wir )?bitten (?:wir )?(?:sie|euch|dich|unsere \w+)\b[^.;]{0,50}\b(?:verkaufen|anzubieten|anbieten)\b|
  \b(?:nous (?:vous )?demandons|merci) de (?:ne )?(?:\w+ )?(?:vendre|proposer)\b|
  \b(?:os|les|le|te) pedimos que\b[^.;]{0,24}\bvend\w+|
  \b(?:vi|le|ti) chiediamo di\b[^.;]{0,24}\b(?:ri)?vendere\b|
  \b(?:wij|we) vragen (?:je|u|jullie)\b[^.;]{0,60}\bte verkopen\b
`);
/** "Shops order from us, no distributor needed": nobody between is no refusal. */
const NO_MIDDLEMAN = new RegExp(
  inLines`
    \bno (?:sales )?reps?(?:,? (?:and|or) no market ?places)?\b|
    \b(?:no longer|not|n't|never) (?:use|have|employ|need|go through|rely on|work (?:with|through)) (?:any |a |an )?
      (?:sales |outside )?(?:reps?|representatives|agents?|agenc(?:y|ies)|brokers?|middlem[ae]n)\b|
    \b(?:no|without|kein\w*|ohne|sans|pas (?:de|d')|sin|senza|zonder|geen|bez)(?: an?| any| un| ein\w*| een)? ?(?:
      (?:
        middlem[ae]n|zwischenhandler\w*|intermediaires?|intermediarios?|intermediari[oi]?|tussenperso\w+|
        tussenhandel\w*|posrednik\w*
      )\b|
      (?:
        distributors?|wholesalers?|
        agents?|grosshandler\w*|grossistes?|distributeurs?|
        distribuidor(?:es)?|distributor[ei]|groothandel\w*
      )\b(?=,? (?:(?:is|are|ist|est|es|e) )?(?:
        needed|required|necessary|involved|in (?:between|the middle)|notig|dazwischen|necessaires?|
        necesario\w*|de por medio|di mezzo|necessari\w*|nodig|ertussen
      ))
    )
  `,
  'g',
);
export const withoutMiddlemen = (plain: string): string => plain.replace(NO_MIDDLEMAN, ' ');

/** "Our Etsy shop" is the house's own, and no kind of shop. */
const OWN_STALL = new RegExp(
  inLines`
  \b(?:our|my|the brand's|unser\w*|mein\w*|notre|nos|ma|nuestr[ao]s?|mi|nostr[oa]|mio|onze|ons|mijn)\s
    (?:\w+ ){0,2}?(?:amazon|etsy|e-?bay|online)(?: |-)(?:shops?|stores?|storefronts?|webshop)\b
`,
  'g',
);

export const isOnlyInPart = (plain: string): boolean => ONLY_IN_PART.test(plain.replace(OWN_STALL, ' '));

/** Where a sentence begins to say why: "We don't offer wholesale: we sell it all in our Amazon store." */
const WHY = new RegExp(inLines`
  :\s|\s-\s|,?\s(?:
    because|denn|weil|da wir|parce que|puisque|porque|ya que|perche|poiche|omdat|aangezien|
    since (?=(?:we|i|it|our|all|each|every\w*|the) )|
    car (?=(?:nous|je|tout|notre|nos|chaque) )|
    want (?=(?:wij|we|ik|alles|onze?|elk\w*) )
  )
`);
const DENIES = /\b(?:not|no|never|nicht|kein\w*|ne|pas|non|niet|geen)\b|n't\b/;

/** What is refused, without why: unless that denies something itself, and so says of what the refusal is. */
export function withoutWhy(plain: string): string {
  const why = WHY.exec(plain);
  if (!why || DENIES.test(plain.slice(why.index + why[0].length))) return plain;
  return plain.slice(0, why.index);
}
