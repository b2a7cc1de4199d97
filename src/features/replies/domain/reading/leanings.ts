import { inLines } from '../../../../kernel/in-lines.ts';
import type { ReplyClass } from '../reply-class.ts';

type Hint = readonly [weight: number, says: RegExp];

/** Single words without which hardly anybody says a thing of each class: a quotation that has none proves nothing. */
const HINTS: readonly (readonly [ReplyClass, readonly Hint[]])[] = [
  [
    'unsubscribe',
    [
      [1, /\b(?:delete|remove|stop|enough|unsolicited|spam|harass\w*|bother\w*)\b/],
      [1, /\b(?:list|address|database|emails?|details|inbox|messages|writing|contacting|again)\b/],
      [1, /\b(?:never|do not|please|how did you get|who gave you)\b/],
    ],
  ],
  [
    'exclusive_partner',
    [
      [
        1,
        /\b(?:exclusiv\w*|sole|only one|one|single|final|locked|contract\w*|committed|three|two|few|closed|already)\b/,
      ],
      [
        1,
        /\b(?:partner|reseller|seller|agency|retailers?|somebody|someone|relationship|arrangement|company|guy|firm)\b/,
      ],
      [
        1,
        /\b(?:no (?:other|more|further|additional)|nobody else|no one else|not (?:adding|open to)|not going to change|how we like it|loyal\w*|happy with|works well|all set|that list)\b/,
      ],
      [1, /\b(?:amazon|online|marketplaces?|walmart|e-?commerce)\b/],
    ],
  ],
  [
    'brand_sells_itself',
    [
      [
        1,
        /\b(?:ourselves|our own|own (?:channel|store|shop|site|web ?site)|direct\w*|in-house|straight to|d2c|dtc|family[- ]run|from the farm|our shops?|our web ?site)\b/,
      ],
      [1, /\b(?:all|only|everything|entirely|100 ?%|always|sales|sell|selling|sold|keep)\b/],
      [
        1,
        /\b(?:no (?:wholesale|resellers?|retailers|middle ?m[ae]n)|not (?:wholesale|need)|public|customers|consumers?|amazon|end users?)\b/,
      ],
    ],
  ],
  [
    'no_amazon',
    [
      [
        2,
        /\b(?:amazon|marketplaces?|fba|third[- ]party|online (?:sellers?|resellers?|retailers?|platforms?)|e-?commerce|resellers?)\b/,
      ],
      [
        1,
        new RegExp(inLines`
          \b(?:
            no|not|never|hard no|rules? out|ruled out|pull(?:ed)?|against|out|policy|policies|price wars?|
            counterfeit\w*|race to the bottom|burn(?:ed|t)|violat\w+|principle|nightmare|damag\w+|hurt\w*|
            undercut\w*|devalu\w+
          )\b
        `),
      ],
    ],
  ],
  [
    'distributor_referral',
    [
      [
        2,
        new RegExp(inLines`
          \b(?:
            distribut\w*|wholesalers?|importers?|importeur\w*|
            grossist\w*|grosshandl\w*|
            mayorist\w*|rep(?:s|ped)?|represented|agents?|
            licensed|licensee|licen[cs]es|brokers?|dealers? (?:network|near)|buying group|co-?op
          )\b
        `),
      ],
      [1, /\b(?:they|them|their|there)\b/],
      [
        1,
        /\b(?:ask|buy|order|try|through|via|from|call|contact|account there|carries|carry|stocks?|warehouses?|sells?|makes|has those rights|tramite|contacte|bei|chez)\b/,
      ],
      [1, /\b(?:not|do not|stopped|no longer|only)\b.{0,30}\b(?:ourselves|direct\w*|ship\w*|sell)\b/],
    ],
  ],
  [
    'wrong_contact',
    [
      [
        1,
        /\b(?:wrong|meant for|not (?:really )?(?:my|me|the one|us)|no longer|do not work|anymore|any more|passed away|retired|personal email|mistake\w*|confus\w*|other|used to)\b/,
      ],
      [
        1,
        /\b(?:guy|person|colleague|people|team|department|manager|boss|daughter|son|wife|husband|owner|sales|office|gal|lady|the company one|thing)\b/,
      ],
      [
        1,
        /\b(?:handles?|deals?|should know|knows|for that|runs|does|get you over|over to|pass\w*|forward\w*|cc|copied|shared|paso|transmets|leite|giro)\b/,
      ],
    ],
  ],
  [
    'not_now',
    [
      [
        1,
        /\b(?:paus\w+|can not|not|hold|wait\w*|until|through|busy|behind|catch\w* up|keep up|capacity|sold out|short|delay\w*|swamped|frozen|later)\b/,
      ],
      [
        1,
        /\b(?:right now|year|season|month|months|spring|summer|fall|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|next|holidays?|q[1-4]|then)\b/,
      ],
      [
        1,
        /\b(?:hit me up|check|come back|try|again|revisit|maybe|reach out|circle|touch base|new accounts|in touch)\b/,
      ],
    ],
  ],
  [
    'application_form',
    [
      [
        1,
        /\b(?:sign-?ups?|sign up|become a|register|registration|create|profile|set up|apply|enroll\w*|fill|form|onboard\w*)\b/,
      ],
      [1, /\b(?:account|retailer|stockist|dealer|wholesale|trade|vendor|new stores?|store)\b/],
      [
        1,
        /\b(?:web ?site|site|page|link|portal|online|bottom|footer|https?|www|faire|brandwise|abound|tundra|ankorstore|joor|nuorder|creoate|mable)\b/,
      ],
    ],
  ],
  [
    'question',
    [
      [2, /\?/],
      [1, /^(?:hi |hey |hello )?(?:what|which|where|who|how|do you|are you|is your|can i ask)\b/],
    ],
  ],
  [
    'map_terms',
    [
      [1, /\b(?:msrp|map|srp|rrp|list price|retail pric\w+|full retail|pricing)\b/],
      [
        1,
        /\b(?:respect\w*|hold|floor|honou?r\w*|below|under|discount\w*|undercut\w*|stick|maintain\w*|keep)\b/,
      ],
    ],
  ],
  [
    'price_list',
    [
      [1, /\b(?:wholesale|prices?|cost|dealer|trade|net|rates?)\b/],
      [1, /\b(?:attached|below|half|\d+ ?%|retail|keystone|see)\b/],
      [1, /[$€£]\s?\d|\b\d{1,3}[.,]\d{2}\b|\b\d{1,3}, (?:wholesale|retail|net)\b/],
    ],
  ],
  [
    'moq_or_opening_order',
    [
      [
        1,
        /[$€£]\s?\d|\b\d+ ?(?:k|lbs?|kg|units|pieces|pcs|cases|boxes|usd|eur|dollars|bucks|each)\b|\b(?:hundred|thousand|dozen)\b/,
      ],
      [
        1,
        /\b(?:order|orders|first|opening|initial|account|accounts|year|quarter\w*|month|each time|po|purchase)\b/,
      ],
      [
        1,
        /\b(?:need|require\w*|minimum|at least|want you|more|least|volume|commit\w*|only|stay open|comes? to|hit|reach)\b/,
      ],
    ],
  ],
  [
    'interested',
    [
      [
        2,
        new RegExp(inLines`
          \b(?:
            happy|glad|love|great|perfect|perfetto|delighted|pleased|excited|yes|sure|absolutely|definitely|
            of course|claro|gern\w*|
            volentieri|plaisir|pourquoi pas|
            certainly|ok by|fine by|we are in|agreed|let us do|gladly
          )\b
        `),
      ],
      [
        1,
        /\b(?:call|talk|phone|chat|meet\w*|discuss|sentiamo|telefono|llamo|telephone|anrufen|zoom|teams|ring)\b/,
      ],
      [
        1,
        /\b(?:partner\w*|account|work\w* (?:with|together)|opportunity|looking for|accommodate|details|shoot over|set you up|set up|welcome|kind of|send|try|trabaj\w+)\b/,
      ],
      [1, /\b(?:we can|i can|i will|we will|we have been|looking forward|open to)\b/],
    ],
  ],
  [
    'other',
    [
      [
        2,
        /\b(?:unfortunately|sorry|regret\w*|declin\w*|leider|malheureusement|lamentablemente|purtroppo|afraid|no from|no thanks?|pass|all the retailers)\b/,
      ],
      [1, /\b(?:not|no|unable|never|keine?|pas|non|nicht)\b/],
    ],
  ],
];

/** How much some words speak of a class. */
export function saysOf(name: ReplyClass, plain: string): number {
  const hints = HINTS.find(([known]) => known === name)?.[1] ?? ASKED_FOR[name] ?? [];
  return hints.reduce((sum, [weight, says]) => (says.test(plain) ? sum + weight : sum), 0);
}

/** Classes to which nothing leans of itself. */
const ASKED_FOR: Partial<Record<ReplyClass, readonly Hint[]>> = {
  asks_documents: [
    [
      1,
      /\b(?:certificates?|permits?|licen[cs]es?|ein|tax|w-?9|references?|photos?|pictures?|insurance|vat|invoices?|resale|documents?|proof)\b/,
    ],
    [1, /\b(?:send|need|require\w*|provide|please|copy|email|forward|share|show|see|once|before)\b/],
  ],
};
