/** What mails of several sentences state, among other things. */
export const STATED_IN_MAILS: [words: string, facts: Record<string, unknown>][] = [
  [
    'Our opening order is eight hundred dollars. Terms are half down, the balance before we ship. Figure four to five weeks.',
    { moq_amount: 800, payment_terms: '50% deposit', lead_time_days: 35 },
  ],
  ['A $750 opener, please. A third up front and the rest when it ships.', { payment_terms: '33% deposit' }],
  ['Production takes six weeks after 30% advance.', { payment_terms: '30% advance', lead_time_days: 42 }],
  ['Vorkasse bei Neukunden, später 14 Tage netto.', { payment_terms: 'prepaid, then net 14' }],
  ['Die Hälfte bei Bestellung, den Rest bei Lieferung.', { payment_terms: '50% deposit' }],
  ['La moitié à la commande, le solde à la livraison.', { payment_terms: '50% deposit' }],
  ['Lead time right now is running about a month and a half.', { lead_time_days: 45 }],
  ['Nous livrons sous une dizaine de jours.', { lead_time_days: 10 }],
  ['Plazo de entrega: treinta y cinco días.', { lead_time_days: 35 }],
  ['I make folks start with twelve of a color at the least.', { moq_units: 12 }],
  ['Minimum is just a case per SKU, there are 24 to the case.', { moq_units: 24 }],
  ['The first box comes to at least two hundred and fifty quid.', { moq_amount: 250, currency: 'GBP' }],
  [
    'Implantation ......... 600 € minimum\nRéassort ............. 180 € minimum\nDélai ................ 10 jours ouvrés',
    { moq_amount: 600, reorder_amount: 180, currency: 'EUR', lead_time_days: 10 },
  ],
  [
    'The opening ticket is 750 dollars. Reorders are whatever fits in a box, no floor.',
    { opening_order_usd: 750, reorder_usd: 0 },
  ],
  [
    'What we expect: an opening shipment of $1,000 and, from the second on, $350.',
    { opening_order_usd: 1000, reorder_usd: 350 },
  ],
  [
    'I need the state certificate that lets me leave sales tax off your invoices, and the number the IRS gave you.',
    { documents: ['resale_certificate', 'tax_id'] },
  ],
  [
    'Please send the names and phones of three companies that let you pay later.',
    { documents: ['trade_references'] },
  ],
  [
    'We stopped selling to stores. Talk to Cascade Western out of Boise, they warehouse it all. Orders go to jo@cascadewestern.example.',
    { distributor: { name: 'Cascade Western', email: 'jo@cascadewestern.example', url: null } },
  ],
  ['Yo llevo la contabilidad, de esto se ocupa Marta Ruiz.', { better_contact: 'Marta Ruiz' }],
  ["We're sold out through the summer. Circle back after Labor Day.", { resume_date: '2027-09' }],
  ['Not a chance before 2028. Ask me again in February.', { resume_date: '2027-02' }],
  [
    "We're relaunching. It's out 14 September. Knock again then, no new shops before.",
    { resume_date: '2027-09-14' },
  ],
  [
    'Amazon is okay once each item has been cleared with our manager.',
    { marketplaces_allowed: 'with_approval' },
  ],
];
