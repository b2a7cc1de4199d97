import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** No, because they sell it themselves. */
const BY_OURSELVES =
  '(?:in eigen beheer|in eigen hand\\w*|in eigenregie|in eigener (?:regie|hand)|en regie directe|en propre|por nuestra cuenta|por cuenta propia|in proprio|por conta propria)';
const SELLING =
  '(?:verkoop|verkopen|vertrieb|vertreib\\w*|verkauf\\w*|ventes?|vendons|ventas?|vendemos|vendit\\w+|vendiamo|gestiamo|vendas?|wholesale|sales)';

export const THEIR_OWN: Phrases = {
  says: [
    new RegExp(String.raw`\b${SELLING}\b.{0,40}\b${BY_OURSELVES}\b|\b${BY_OURSELVES}\b.{0,40}\b${SELLING}\b`),
    new RegExp(inLines`
      \b(?:i|we) (?:make|made|produce|build|grow|bake|sew|brew|roast|design)\w* (?:and|&) (?:i |we )?sell\b|
      \b(?:i|we) (?:make|made|produce|build|grow|bake|sew|brew|roast|design)\w* (?:
        them|it|these|those|everything|every \w+|all of (?:it|them)
      )(?:,| and|,? then)? (?:and )?(?:i|we) sell (?:them|it|these|those|everything)\b
    `),
    // Nobody in between.
    new RegExp(inLines`
      \b(?:resale|sales?|selling|distribution|retail\w*)\b.{0,60}
        \b(?:conducted|done|handled|made|carried out|run)\b.{0,15}\bby\b.{0,50}\bitself\b|
      \b(?:taken|brought|moved|pulled|took)\b.{0,40}
        \b(?:distribution|sales|wholesale|everything|selling)\b.{0,20}\bin-house\b|
      \b(?:we are|i am) the (?:ones?|only ones?) (?:who|that) sells?\b|
      \b(?:no hay nadie|sin nadie|sin intermediarios)\b.{0,15}\b(?:en medio)?\b|
      \b(?:niemand|keiner|kein zwischenhandler)\b.{0,15}\bdazwischen\b|
      \bpersonne entre\b|
      \bnessuno (?:in mezzo|nel mezzo)\b|
      \bniemand tussen\b|\bninguem no meio\b|
      \bai negozi non (?:diamo|vendiamo)\b|
      \b(?:verkaufen|geben)\b.{0,15}\bnicht an (?:laden|handler|geschafte|wiederverkaufer)\b
    `),
    new RegExp(inLines`
      \b(?:nobody|no one) (?:else )?(?:sells?|carries|stocks) (?:our|my|the|them|these)\b.{0,25}
        \b(?:but|except|besides|other than) (?:us|me|ourselves)\b|
      \bfrom us or not at all\b|
      \bnot (?:do|use|have|need|want|deal with) (?:any )?middle-?m[ae]n\b|
      \b(?:nur|ausschliesslich) bei uns\b|
      \b(?:uniquement|exclusivement|seulement) (?:dans nos|sur notre|chez nous|en direct)\b|
      \b(?:solo|soltanto|unicamente|esclusivamente) (?:nei nostri|sul nostro|da noi)\b|
      \bsin intermediarios\b|
      \b(?:leaves?|goes|sold) (?:\w+ )?(?:through|from|over) our own (?:\w+ )?(?:door|counter|till)\b
    `),
    // Dutch and Portuguese
    new RegExp(inLines`
      \b(?:verkopen|verkoop|leveren|doen|distribueren)\b.{0,60}\b(?:
        zelf|rechtstreeks (?:aan|via)|
        direct aan (?:de )?(?:consument\w*|klant\w*|particulier\w*)|
        eigen (?:web ?shop|winkel\w*|site|kanal\w*)|alleen via onze
      )\b|
      \b(?:zelf|eigen beheer|eigen webshop)\b.{0,40}\b(?:amazon|verkopen|verkoop|online)\b|
      \b(?:vend\w+|comercializ\w+)\b.{0,60}\b(?:
        direto|direta\w*|diretamente|directamente|nos mesmos|
        propri[oa]s?|noss[oa]s? (?:propri[oa]s? )?(?:loja|site)
      )\b|
      \bvenda direta\b|
      \bnao trabalhamos com (?:revend\w+|atacado)\b
    `),
    new RegExp(inLines`
      \b(?:nothing|none) (?:left |over |at all )*
        (?:to|for) (?:wholesale|sell to (?:shops|stores)|resell\w*)\b|
      \b(?:just|only) (?:me|us) and (?:my|our|the) (?:customers?|people|folks|regulars|buyers)\b|
      \b(?:gone|sold out|sell out)\b.{0,25}
        \b(?:from|on|in) (?:my|our) (?:etsy|shop|site|web ?site|store|own)\b|
      \b(?:every(?:thing|one)?|all|each)\b.{0,40}
        \b(?:goes|go|sells?|is sold|are sold) (?:straight |directly |only )?
        (?:from|at|through|out of|over) (?:my|our) (?:own )?
        (?:etsy|stall|counter|kitchen table|farm ?stand|market|web ?site|site|shop)\b
    `),
    new RegExp(inLines`
      \b(?:nobody|no one|no-one) (?:else )?(?:but|except|other than|besides) (?:us|ourselves|me)\b.{0,30}
        \b(?:sells?|carries|offers?|lists?|moves?|gets)\b|
      \b(?:i am|we are) (?:already )?the (?:
        #\d |number one |no\.? ?1 |main |biggest |top |only |best )*sellers? of (?:my|our)\b|
      \b(?:only ones?|only people|only place) (?:who|that|selling|to sell|sells?)\b.{0,40}\b(?:us|me|we)\b|
      \bhandled by ourselves\b
    `),
    new RegExp(inLines`
      \b(?:prefer\w*|vogliamo|scelto di|decidido|elegid\w+|preferons|bevorzugen)\b.{0,30}
        \b(?:vender\w*|vendere|vendre|verkauf\w*)\b.{0,30}\b(?:
          direttament\w*|noi (?:stessi)?|
          directamente|nosotros (?:mismos)?|
          directement|nous-memes|en direct|direkt|selbst
        )\b
    `),
    // English
    new RegExp(inLines`
      \b(?:sell|sells|selling|sold|ship|ships|list|distribute|offer|market|fulfil\w*|retail|available)\b.{0,50}\b(?:
        ourselves|ourself|
        direct(?:ly)?(?: only| ourselves)?$|
        direct(?:ly)? (?:
          to (?:our |the |all )?(?:
            consumers?|customers?|public|end|shoppers?|people|fans|retail customers|individuals
          )|
          from us|from our|on|through|via|only
        )
      )\b
    `),
    new RegExp(inLines`
      \b(?:only|exclusively|solely|just|strictly)\b.{0,40}
        \b(?:sell|sells|sold|available|offered|distribut\w+|purchas\w+|go)\b.{0,40}\b(?:
          direct\w*|
          (?:on|through|via|from|at|in) our (?:own )?(?:\w+ )?
            (?:web ?site|site|store|stores|shop|shops|channels?|boutiques?|showrooms?|market booths?)
        )\b
    `),
    new RegExp(inLines`
      \b(?:sell|sold|available|offered|distribut\w+|purchas\w+|keep\w*)\b.{0,40}
        \b(?:only|exclusively|solely|just|strictly)\b.{0,20}
        \b(?:(?:on|through|via|from|at|in) (?:our|the brand's|company)\b|direct\w*|ourselves|in[- ]house)\b
    `),
    new RegExp(inLines`
      \b(?:
        direct[- ]to[- ]consumers?|d2c|dtc|factory[- ]direct|direct[- ]only|consumer[- ]direct|
        direct[- ]sales?
      )\b(?:.{0,30}\b(?:only|brand|company|business|model|exclusively|strategy|focus\w*)\b|[ .,!]*$)|
      \b(?:are|we're|remain|strictly|purely|fully|100%|entirely|only|exclusively|a|staying|went|is) (?:an? )?
        (?:\d+% )?(?:direct[- ]to[- ]consumer|d2c|dtc|direct[- ]only|factory[- ]direct)\b
    `),
    new RegExp(inLines`
      \b(?:amazon|marketplaces?|online|e-?commerce|walmart|tiktok)\b.{0,60}\b(?:
        ourselves|ourself|in-?house|internally|by (?:us\b|our (?:own|in-?house|internal|team|staff))|
        direct(?:ly)? (?:from|by|through) us|with our own (?:team|store|account)
      )\b
    `),
    /\b(?:ourselves|ourself|in-?house|internally|our own (?:team|staff|seller account|account))\b.{0,60}\b(?:amazon|marketplaces?|online|e-?commerce|walmart|sales|selling|channels?)\b/,
    new RegExp(inLines`
      \b(?:have|has|operate|run|own|manage|using|use|through|via|launched|built|maintain|control)\b.{0,20}
        \bour own (?:\w+ ){0,3}(?:
          store|storefront|shop|channel|seller account|account|brand store|listings?|presence|sales|
          e-?commerce|web ?store|selling account
        )\b
    `),
    new RegExp(inLines`
      \b(?:
        1p|first[- ]party|1st[- ]party|vendor central|amazon vendor|vendor (?:for|of|to) amazon|
        brand[- ]direct
      )\b|
      \b(?:sell|supply|ship|wholesale|vend)\w* (?:everything |our products |all of it |it )?
        (?:direct(?:ly)? )?to amazon\b(?! (?:
          sellers?|resellers?|retailers?|accounts?|partners?|vendors?|third|fba|people|folks?|guys|types|
          traders?|merchants?|businesses|companies|shops?|stores?
        ))|
      \bamazon (?:itself|retail|direct(?:ly)?|corporate) (?:buys|is our|purchases|as our|sells|carries)\b|
      \bamazon (?:buys|purchases) (?:\w+ ){0,3}(?:from us|direct)
    `),
    new RegExp(inLines`
      \bwe (?:are|have|do|handle|manage|run|control|own|cover|operate) (?:\w+ ){0,4}
        (?:all|both|every|our|the|it|that|those|this)\b.{0,40}
        \b(?:ourselves|ourself|in-?house|internally)\b|
      \bkeep (?:\w+ ){0,4}(?:in-?house|to ourselves|for ourselves|internal)\b
    `),
    new RegExp(inLines`
      \b(?:take care|handle|look after|run|do|manage)\b.{0,30}
        \b(?:online sales|amazon|e-?commerce|sales|everything|it all)\b.{0,20}
        \b(?:on our own|ourselves|by ourselves|in our own)\b|
      \b(?:fulfil\w*|ship|make|sell|made) (?:\w+ ){0,3}
        (?:out of|from|in) our own (?:studio|workshop|warehouse|shop|store|farm|kitchen)\b
    `),
    new RegExp(inLines`
      \bwe (?:only |just )?sell (?:everything |it all |all of it )?(?:we make )?
        (?:through|from|in|on|via|at) our own\b|
      \byou get (?:our stuff|it|them) from us\b|
      \b(?:own|in-house) (?:e-?com\w*|amazon|online|marketplace|digital) (?:
        people|team|crew|department|staff
      )\b|
      \bverkaufen (?:wir )?(?:nur|ausschliesslich) an (?:end\w+|privat\w*|verbraucher\w*)|
      \bne vendons qu'en direct\b|
      \bvend\w+ qu'en direct\b|
      \bqu'en direct\b|
      \b(?:nur|ausschliesslich) (?:direkt|an endkunden)\b|
      \bno (?:trade terms|middlem[ae]n)\b|
      \bthere are no resellers\b
    `),
    new RegExp(inLines`
      \bvertically integrated\b|
      \b(?:made|produced|grown) and sold by us\b|
      \b(?:sold|available) (?:only )?by us\b|
      \b(?:run|have|operate|manage) our own (?:amazon|marketplaces?|online|e-?commerce|store|channels?)\b|
      \bwe are the (?:seller|brand|one selling|ones selling)\b.{0,30}\b(?:there|amazon|online)\b
    `),
    new RegExp(inLines`
      \b(?:amazon|online|marketplaces?|e-?commerce) is our own\b|
      \ball (?:of )?our sales are (?:\w+ )?direct\b|
      \b(?:sell|selling|sales)\b.{0,20}\b(?:straight|direct(?:ly)?) to (?:the )?
        (?:public|consumers?|customers?|people)\b|
      \bwe are (?:already )?(?:the )?(?:only )?(?:seller|retailer|sellers) (?:of (?:our|the)|on amazon)\b|
      \bcompet\w+ (?:with|against) (?:our own|ourselves)\b|
      \bundercut\w* our own\b|
      \bown (?:retail|amazon|online|e-?commerce) (?:stores?|storefront|channels?|operations?)\b.{0,30}
        \b(?:only|exclusively|handle|serve|sell)\b
    `),
    // German
    new RegExp(inLines`
      \b(?:
        verkaufen|vertreiben|vermarkten|bieten|betreiben|verkauf|vertrieb|handhaben|managen|bespielen
      )\b.{0,80}\b(?:
        selbst|selber|
        direkt an (?:den |die |unsere )?(?:end\w*|verbraucher\w*|kunden\w*|konsument\w*)|
        eigenen?|
        in eigenregie|in eigener regie|direktvertrieb|inhouse|
        nur uber unser\w*|ausschliesslich uber unser\w*|ausschliesslich direkt
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        direktvertrieb|direktverkauf|eigenvertrieb|
        d2c|in eigenregie|
        eigene[rn]? (?:onlineshop|online-shop|webshop|shop|store|amazon\w*|vertrieb)
      )\b|
      \bselbst\b.{0,40}\b(?:amazon|marktplatz\w*|online\w*|verkauf\w*|vertreib\w*|vertrieb\w*)\b|
      \b(?:amazon|marktplatz\w*)\b.{0,50}\bselbst\b
    `),
    // French
    new RegExp(inLines`
      \b(?:vendons|vend|commercialisons|distribuons|vente|gerons|assurons|nous vendons)\b.{0,80}\b(?:
        nous[- ]memes?|en direct|directement|propre (?:site|boutique|canal|compte)|
        notre (?:propre )?(?:site|boutique|e-?shop)|en interne
      )\b|
      \bvente directe\b|
      \b(?:gere|geree|gerees|geres)\b.{0,30}\b(?:en interne|par nos (?:soins|equipes))\b
    `),
    // Spanish
    new RegExp(inLines`
      \b(?:vendemos|vende|comercializamos|distribuimos|venta|gestionamos|llevamos)\b.{0,80}\b(?:
        nosotros mismos|directamente|directa|propi[oa]s? (?:web|tienda|tiendas|canal|canales|cuenta)|
        nuestra (?:propia )?(?:web|tienda|pagina)|internamente
      )\b|
      \bventa directa\b
    `),
    // Italian
    new RegExp(inLines`
      \b(?:vendiamo|vende|commercializziamo|distribuiamo|vendita|gestiamo)\b.{0,80}\b(?:
        noi stessi|direttamente|diretta|in proprio|nostro (?:sito|negozio|shop|canale|e-?commerce)|
        internamente|in autonomia
      )\b|
      \bvendita diretta\b
    `),
  ],
  unless: [
    /\b(?:not|never|no longer|nicht|no|non)\b.{0,25}\b(?:sell|ship|distribute|deal|work|verkaufen|vendemos|vendiamo)\b.{0,30}\b(?:direct\w*|ourselves|selbst|nous-memes|nosotros|diretta\w*)\b/,
    new RegExp(inLines`
      \b(?:order|buy|purchase|contact|reach|email|call|write|work|ship|supply|deliver|talk|account)\w*\b.{0,30}
        \bdirect(?:ly)?\b.{0,20}\b(?:
          from us|with us|to (?:you|retailers|shops|stores|dealers|your)|me|from our (?:web ?site|portal)
        )\b|
      \bdirect(?:ly)? (?:
        line|phone|number|dial|contact|email|account|
        to (?:you|retailers|shops|stores|dealers|your|our (?:sales|wholesale))
      )\b
    `),
    /\b(?:fine|ok|okay|good|cool|alright|all right|no problem|problem|welcome|acceptable|great|easy|works?) (?:by|with|for|to) us\b/,
    /\b(?:your own|ihr(?:en)? eigene\w*|votre propre|su propia|vostr[oa] propri[oa])\b|\bwithout (?:selling|going) (?:direct|on our)\b/,
  ],
};
