import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';

/** What stands where a firm's name may, and is none. */

export const NO_NAME = new RegExp(
  `^(?:${alternatives({
    words_of_a_sentence: [
      'us|we|our|you|your|the|this|these|please|a|an|and|or|yes|no|all|for|in|to|monday|wir|sie|die',
      'der|das|bitte|nous|vous|les|la|le|si|para|il|lo|i',
    ],
    asks: [
      'contact|email|call|apply|become|learn more|read more|view|map|website|new|more|home|about',
      'close|menu',
    ],
    places: [
      String.raw`usa?|u\.s\.a?\.?|uk|canada|europe|eu|mexico|australia|germany|france|spain|italy|asia|japan`,
      'north america|united (?:states|kingdom)|worldwide|international',
    ],
    trade: [
      'wholesale|retail(?:er)?s?|distributors?|dealers?|stores?|orders?|products?|reviewers?|press',
      'media|careers?|support|sales',
    ],
    where_orders_go: ['amazon|faire|ebay|walmart|etsy|abound|joor|nu-?order|rangeme|repspark|markettime'],
    parts_of_an_address: ['company|phone|name|address|country|region'],
  })})$`,
  'i',
);
/** A number to call, a title over names, half a place. */
export const NOT_OF_A_FIRM = new RegExp(
  inLines`
    \d{4}|^[&+]|
    \b(?:program(?:me)?s?|requirements?|polic(?:y|ies)|applications?|pricing)$|
    ^(?:
      tel\w*|phone|fax|e-?mail|distributors?|distributeurs?|distributor[ei]|importers?|importeurs?|
      importadora?|vertrieb|online\S*|internet|marktpl[aä]tz\w*|plattform\w*|market ?places?|contact|
      kontakt|north|south|east|west|great|upper|lower|central|northern|southern|eastern|western
    )(?:$|[ :](?=\d|\p{Lu}[\p{L}]+$))
  `,
  'iu',
);
/** Whom the brand's own desk is: a person by their title, or a service. */
export const IN_THE_HOUSE = new RegExp(
  inLines`
    ^(?:Frau|Herrn?|Mrs?|Ms|Mme|Mlle|Sig(?:ra|nora?)?|Sra?|Mevrouw|Mevr|Meneer|Dhr|Fru|Pani?)\.?\s|
    \b(?:Shop|Store|Kunden|Customer|Trade|Dealer|Händler)[- ]?(?:[Ss]ervice|[Dd]esk|[Tt]eam|[Ss]upport)$
  `,
  'u',
);
/** Those who are supplied, whom German writes like names: "Buchhandlungen und Museumsshops". */
export const KINDS_OF_SHOPS = new RegExp(
  inLines`
    ^(?:\p{L}*(?:
      shops|stores|läden|handlungen|geschäften?|händlern?|boutiquen|apotheken|märkten?|häusern?|winkels|
      boutiques|magasins|tiendas|negozi|butiker
    )(?:\s+(?:und|and|et|y|e|en|och|&)\s+|$))+$
  `,
  'iu',
);

/** What brings goods to a country is called, and no shop. */
export const SOUNDS_LIKE_TRADE = new RegExp(
  inLines`
    \b(?:
      GmbH|AG|KG|Ltd|Limited|LLC|Inc|Corp|Co|KK|K\.K|Pty|BV|B\.V|NV|SA|S\.A|SAS|SARL|Sàrl|SL|S\.L|SpA|
      S\.p\.A|Srl|S\.r\.l|AB|AS|A/S|ApS|Oy|s\.r\.o|Kft|Lda|Bhd|\w*[Dd]istribu\w*|\w*[Ii]mport\w*|[Tt]rading|
      Traders|Distributing|Agenc(?:y|ies)|Agentur\w*|Vertrieb\w*|\w*[Hh]andels\w*|\w*[Gg]roßhandel|[Gg]rossiste\w*|
      Wholesalers?|Suppl(?:y|ies)|Brands|Group|Marketing|Export\w*
    )\b
  `,
  'u',
);

/** "GmbH & Co. KG": the end of a name, and none itself. */
export const ONLY_LEGAL_FORM =
  /^(?:(?:GmbH|AG|KG|OHG|UG|Ltd|Limited|LLC|Inc|Corp|Co|KK|Pty|B\.?V|N\.?V|S\.?r\.?l|S\.?p\.?A|SAS|SARL|Sàrl|S\.?L|AB|AS|ApS|Oy|Lda)\.?(?:\s*&\s*|\s+|$))+$/u;
