import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** We must sign or accept a price policy. */
const MAP = inLines`
  (?:
    u?map|price maintenance|imap|mrp|msrp pricing|minimum advertised|
    (?:minimum |internet )?pricing (?:policy|agreement)|price (?:policy|agreement|protection|floor)|
    unilateral|resale price|map-?policy|
    preisbindung|preispolitik|uvp|upe|politique (?:tarifaire|de prix)|
    prix (?:minimum|conseille\w*|public\w*)|politica de precios|precio minimo|pvp\w*|
    politica (?:dei )?prezzi|prezzo minimo|
    reseller (?:agreement|policy)|
    (?:authorized )?(?:reseller|retailer|dealer|seller|online|internet|e-?commerce) (?:
      agreement|policy|polic\w+
    )
  )
`;

export const MAP_CONSENT: Phrases = {
  says: [
    new RegExp(
      String.raw`\b${MAP}\b.{0,60}\b(?:john hancock|autograph|your signature|your ink)\b|\b(?:john hancock|autograph|your signature|your ink)\b.{0,60}\b${MAP}\b`,
    ),
    // Our word, and a price that nothing may stand below.
    new RegExp(inLines`
      \b(?:
        ok|okay|conferm\w+|assicur\w+|accord\w*|confirm\w+|acuerdo|compromis\w+|
        zusag\w*|bestatig\w*|einverstand\w*|schriftlich\w*|toezegg\w*|par ecrit|por escrito|scritt[oa]
      )\b.{0,130}\b(?:
        a meno del|sotto (?:il)?|unter|en dessous|a moins d[eu]|por debajo|por menos|inferior\w*|onder|
        abaixo
      )\b.{0,25}\b(?:prezzo|listino|uvp|preis\w*|prix|precio|pvp|prijs|adviesprijs|preco)\b
    `),
    new RegExp(inLines`
      \bprice (?:pledge|promise|commitment)\b|
      \b(?:condition|word|promise|agree\w*|pledge|undertake)\b.{0,60}
        \b(?:keep to|stick to|hold|not (?:go|sell|list|advertise) (?:under|below))\b.{0,30}
        \b(?:retail|price|prices|srp|msrp)\b
    `),
    new RegExp(inLines`
      \b(?:agree|stick|commit|keep|hold)\w*\b.{0,20}\b(?:msrp|srp|rrp)\b|
      \bs'engager? a ne (?:pas|jamais)\b.{0,50}\b(?:prix|tarif\w*)\b|
      \bverpflicht\w+\b.{0,60}\b(?:uvp|preis\w*)\b|
      \bcompromet\w+ a no\b.{0,60}\b(?:precio\w*|pvp)\b|
      \bimpegn\w+ a non\b.{0,60}\b(?:prezz\w+|listino)\b
    `),
    new RegExp(inLines`
      \b(?:
        sign\w*|agree\w*|accept\w*|acknowledg\w*|confirm\w*|adher\w*|abide\w*|comply|complian\w+|compli\w+|
        honou?r\w*|respect\w*|follow\w*|commit\w*|initial|countersign\w*|return\w*|execut\w+|consent\w*|
        observe|stick to|maintain|uphold|willing|ok with|okay with|fine with|comfortable with
      )\b.{0,70}\b${MAP}\b
    `),
    new RegExp(inLines`
      \b${MAP}\b.{0,90}\b(?:
        sign\w*|agree\w*|accept\w*|acknowledg\w*|confirm\w*|adher\w*|abide\w*|comply|honou?r\w*|initial|
        countersign\w*|willing|return\w*|in order to|before we|required to|docusign
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        unterschr\w+|unterzeichn\w*|akzeptier\w*|einhalt\w*|einzuhalten|zustimm\w*|bestatig\w*|
        sign(?:er|ez|e|ee)|accepte[rz]|respecte[rz]|approuv\w+|firm\w+|acept\w+|
        respet\w+|confirm\w+|accett\w+|rispett\w+|sottoscriv\w+
      )\b.{0,80}\b${MAP}\b
    `),
    new RegExp(inLines`
      \b${MAP}\b.{0,80}\b(?:
        unterschr\w+|unterzeichn\w*|akzeptier\w*|einhalt\w*|zustimm\w*|bestatig\w*|
        sign(?:er|ez|ee)|accepte[rz]|respecte[rz]|firm\w+|acept\w+|
        respet\w+|accett\w+|rispett\w+|sottoscriv\w+
      )\b
    `),
  ],
  unless: [
    /\bno (?:\w+ )?(?:map|price policy|pricing policy)\b/,
    /\bnot (?:currently )?(?:have|enforce|use|require) (?:an? |any )?(?:\w+ )?map\b/,
  ],
};

/** They speak of their price policy, or that they have none. */
export const MAP_STATED: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:not|never|no one|nobody|none|please do not)\b.{0,20}
        \b(?:advertis\w+|list|sell|price|offer|post|show|go|mark)\w*\b.{0,15}
        \b(?:under|below|beneath|lower than|less than|cheaper than|down)\b|
      \b(?:stick|keep|hold|stay|sell|remain)\w*\b.{0,12}\b(?:to|at)\b.{0,12}[$€£]\s?\d+[.,]\d\d\b|
      \b(?:price )?floor\b.{0,25}\b(?:price|[$€£]\d)|
      \b(?:hold|keep to|keep|respect|maintain|match|follow)\w* (?:our|the|those) (?:\w+ )?
        (?:prices?|retail)\b(?! list)|
      \b(?:prijs|adviesprijs|verkoopprijs)\w*\b.{0,40}\b(?:aanhouden|niet onder|respecter\w+|minimaal)|
      \b(?:niet|nooit) onder (?:de|onze|het) (?:\w+ )?(?:adviesprijs|verkoopprijs|prijs)\w*|
      \b(?:respeit\w+|manter)\b.{0,20}\b(?:preco|pvp)\w*|
      \babaixo d\w+ (?:preco|pvp)\w*
    `),
    new RegExp(inLines`
      \bprice maintenance\b|
      \bmin(?:imum)?\.? ad(?:vert\w*)? pric\w*\b|
      \blowest (?:price )?(?:that )?(?:you|anyone|anybody|retailers|dealers) (?:
        can|may|could|are allowed to
      ) (?:show|advertis\w*|list|display|publish|go|sell|post)\b|
      \b(?:nobody|no one|none|never|not)\b.{0,40}\b(?:
        dips?|drops?|falls?|goes|going|shown|sold|offered|listed|advertised|priced|displayed|sells?|offers?|
        lists?|shows?|advertises?
      )\b.{0,30}\b(?:below|under|beneath|less than|cheaper than|lower than)\b
    `),
    new RegExp(inLines`
      \b(?:if|catch|not|never|without|anyone|anybody|whoever)\b.{0,30}\b(?:undercut\w*|undersell\w*)\b
        (?!.{0,40}\b(?:ourselves|our own)\b)|
      \b(?:not|never|without|nobody|no one)\b.{0,20}\b(?:
        tank\w*|dump\w*|slash\w*|trash\w*|kill\w*|wreck\w*|ruin\w*|crater\w*|crash\w*|erod\w*
      ) (?:the |our |your |on )?(?:pric\w+|market value|retail)\b
    `),
    new RegExp(inLines`
      \b(?:ne pas|pas de|jamais|pas)\b.{0,40}\b(?:prix|tarif\w*|vend\w+|affich\w+|descend\w+)\b.{0,30}
        \b(?:inferieur\w*|en dessous|sous) (?:le |du |au |a |de )|
      \b(?:no|nunca|jamas)\b.{0,40}\b(?:por debajo|inferior\w*|menos)\b.{0,20}
        \b(?:precio\w*|pvp|tarifa|recomendad\w+)\b|
      \b(?:non|mai)\b.{0,40}\b(?:sotto|inferior\w*|al di sotto)\b.{0,20}
        \b(?:prezz\w+|listino|consigliat\w+)\b|
      \b(?:nicht|nie|niemals)\b.{0,50}\b(?:
        unter\b.{0,20}\b(?:uvp|empfohlen\w*|listenpreis\w*|ladenpreis\w*|verkaufspreis\w*)|
        unterbiet\w*|unterbot\w*|unterschreit\w*|unterschritten
      )
    `),
    new RegExp(inLines`
      \b(?:msrp|srp|rrp|retail pric\w+|list price)\b.{0,40}
        \b(?:respect\w*|floor|honou?r\w*|maintain\w*|firm|minimum)\b|
      \b(?:respect|honou?r|hold|maintain|keep to|stick to|observe)\w*\b.{0,30}
        \b(?:msrp|srp|rrp|retail pric\w+|list price|u?map)\b|
      \b(?:stay|sell|list|price|hold|keep|stick|remain)\w*\b.{0,20}\bat (?:full )?
        (?:msrp|srp|rrp|list|retail)\b|
      \bno discounting\b|
      \b(?:nobody|no one|none|never|not)\b.{0,30}\b(?:advertis\w+|list|sell|price|go)\w*\b.{0,20}
        \b(?:below|under|beneath)\b|
      \b(?:advertis\w+|selling|pricing|discounting) (?:\w+ ){0,3}(?:below|under) (?:\w+ ){0,2}
        (?:msrp|list|retail|srp|rrp|map)\b|
      \bdiscount\w*\b.{0,30}\bnot (?:allowed|permitted)\b
    `),
    new RegExp(inLines`
      \b(?:u?map|imap)\b(?=
        .{0,40}\b(?:
          polic\w+|pric\w+|enforc\w+|appl\w+|is|at|in place|of|violat\w+|agreement|compliance|protected|
          strict\w*|sheet|list|brand|require\w*|minimum|-
        )\b|
        [ .,!:;)]*$
      )|
      \b(?:no|not|without|enforce|strict|our|have a|follow|below|under|at|above) (?:\w+ ){0,2}u?map\b|
      \bminimum advertised\b|\badvertised price\b
    `),
    new RegExp(inLines`
      \b(?:advertis\w*|listed|selling|shelf|retail) prices?\b.{0,30}\b(?:not|never)\b.{0,12}
        \b(?:lower|below|under|beneath|less)\b|
      \b(?:
        unilateral (?:pricing|price|minimum)|(?:minimum|resale|retail) pric(?:e|ing) policy|
        price (?:floor|protection) policy|pricing policy|price policy
      )\b|
      \b(?:not|never|can not|must not|may not|no) (?:\w+ ){0,6}(?:below|under|less than) (?:\w+ ){0,3}
        (?:msrp|srp|rrp|retail|list)\b
    `),
    new RegExp(inLines`
      \b(?:
        mindest(?:verkaufs|werbe|anzeigen)?preis\w*|preisbindung|
        uvp\b.{0,40}\b(?:nicht|einhalt\w*|unterschr\w*)|
        prix (?:minimum|plancher)|politique (?:tarifaire|de prix)|
        precio minimo|politica de precios|
        prezzo minimo|politica (?:dei )?prezzi
      )\b
    `),
  ],
  unless: [
    /\b(?:site|road|store|google|interactive) ?map\b|\bmap (?:of|to) (?:our|the) (?:store|location|office|warehouse)/,
  ],
};
