// Sentences with places for a brand's own facts: {a} and {b} are products. They praise nothing and promise nothing, say
// of the seller only what he asks for and that he searched (what he plans to order, or has on a list, nobody knows), and
// there are so many that hardly two of a hundred mails begin alike. No verb depends on {a} being one thing or several.

export const TWO_PRODUCTS = [
  'We would like to start with your {a} and your {b}.',
  'We came across your {a} first, and then your {b}.',
  'I am writing because of your {a} and your {b}.',
  'It is about your {a} and your {b} that I would like to ask.',
  'Your {a} caught our eye first, and then your {b}.',
  'The {a} and the {b} would both fit well in our range.',
  'We would be glad to list your {a}, along with your {b}.',
  'I am writing about your {a} and your {b}.',
  'During our product research, we came across your {a} and your {b}.',
  'Of everything we looked at, your {a} and your {b} seem a good fit for our customers.',
  'Would you supply us with your {a} and your {b}?',
  'This is about your {a} and your {b}.',
  'Both your {a} and your {b} are products we would like to carry.',
  'Our interest is in your {a} and your {b}.',
  'Could we carry your {a} and your {b}?',
  'Among your products, the {a} and the {b} are the ones we would most like to stock.',
  'Might we stock your {a} and your {b}?',
  'What got my attention was your {a}, and then your {b}.',
  'If we could start anywhere, it would be with your {a} and your {b}.',
  'There is room in our range for your {a} and your {b}.',
  'Having gone through your listings, we would like to stock the {a} and the {b}.',
  'Seeing your {a} and your {b} made me want to get in touch.',
  'We are particularly interested in your {a} and your {b}.',
  'To our customers we would like to offer your {a} and your {b}.',
  'Products like your {a} and your {b} are what we look for.',
  'It would be great to stock your {a} and your {b}.',
  'Browsing for new lines, I stopped at your {a} and your {b}.',
  'Something we would like to offer is your {a}, and your {b} with it.',
  'To be specific, we are after your {a} and your {b}.',
  'What brought us to you was your {a}, and then your {b}.',
  'From your range, we would choose the {a} and the {b}.',
  'What we would like to sell is your {a}, and your {b} too.',
  'As I went through your listings, the {a} and the {b} stood out.',
  'I would like to ask about your {a} and your {b}.',
  'May we sell your {a} and your {b}?',
  'We hope to stock your {a} and your {b}.',
];

export const ONE_PRODUCT = [
  'We would like to start with your {a}.',
  'We came to you through your {a}.',
  'Your {a} made me want to write to you.',
  'My question is about your {a}.',
  'Your {a} caught our eye.',
  'Your {a} would fit well in our range.',
  'We would be glad to list your {a}.',
  'I am writing about your {a}.',
  'We came across your {a} during our product research.',
  'Of everything we looked at, we think your {a} would suit our customers.',
  'Would you supply us with your {a}?',
  'This is about your {a}.',
  'Our interest is in your {a}.',
  'Could we carry your {a}?',
  'Among your products, we would most like to stock the {a}.',
  'Might we stock your {a}?',
  'Your {a} got my attention.',
  'If we could start anywhere, it would be with your {a}.',
  'There is room in our range for your {a}.',
  'Having gone through your listings, we would like to stock the {a}.',
  'Seeing your {a} made me want to get in touch.',
  'We are particularly interested in your {a}.',
  'To our customers we would like to offer your {a}.',
  'We would be happy to stock your {a}.',
  'Browsing for new lines, I stopped at your {a}.',
  'Something we would like to offer is your {a}.',
  'To be specific, we are after your {a}.',
  'We found you through your {a}.',
  'From your range, we would choose the {a}.',
  'What we would like to sell is your {a}.',
  'As I went through your listings, the {a} stood out.',
  'We hope to stock your {a}.',
  'May we sell your {a}?',
];

export const ONLY_CATEGORY = [
  'Your brand came up while we were going through {category}.',
  'We found you while researching {category}.',
  'Looking through {category}, we came upon {brand}.',
  'I am writing because we are looking for brands in {category}.',
  'A look through {category} led us to you.',
  'Our search through {category} led us to {brand}.',
  'Going through {category}, we noted {brand}.',
  'In {category}, we came across {brand}.',
  'While researching {category}, I noted your brand.',
  'We were looking at {category} when we found you.',
  'Would {brand} supply us, for our {category} range?',
  'Among the brands in {category}, we would like to stock yours.',
  'There is room for {brand} in our {category} range.',
  'For our {category} range, we would like to ask about {brand}.',
  'My research into {category} led me to {brand}.',
  'Having gone through {category}, we would like to carry {brand}.',
  'Could we carry {brand} in our {category} range?',
  'Browsing {category} for new lines, I stopped at {brand}.',
  'We are interested in what you offer in {category}.',
  'As we looked through {category}, {brand} stood out.',
  'It was our research into {category} that brought us to you.',
  'We would be happy to stock {brand}.',
  'We would like to add {brand} to our {category} range.',
  'From {category}, we would choose {brand}.',
];

export const MORE_COUNT = [
  'In all, {count} of your products came up in our research.',
  'Our research covers {count} of your products.',
  'We have {count} of your products in our catalog.',
  'There are {count} of your products in our research.',
  'In our catalog there are {count} of your products.',
];

/** Openings that say how the brand was found: after one of them, to say it of a category says it twice. */
export const SAYS_HOW_FOUND = /\b(?:found you|came (?:to you|across)|brought us to you|I stopped at)\b/;

export const MORE_CATEGORY = [
  'We found you while going through {category}.',
  'You came up in our research into {category}.',
  'We were researching {category} when we found you.',
  'Our search through {category} led us to you.',
];

/**
 * What a brand's own site says, told back to it. {it} is the amount or the paper. Templates ask for the opening order:
 * where it is known, there is only to say whether it still holds.
 */
export const OWN_WORD = {
  minimum_opening_order: [
    'Your site gives the opening order as {it}; please let me know if that has changed.',
    'I saw on your site that the opening order is {it}. Is that still right?',
    'I read on your site that the opening order is {it}, so I only ask whether that is still current.',
    'Your site says that the opening order is {it}; just let me know if it is different now.',
  ],
  documents: [
    'I saw on your site that you ask new accounts for {it}.',
    'Your site asks new accounts for {it}.',
    'I read on your site that you ask for {it}.',
    'Your site says that a new account needs {it}.',
  ],
  map_policy: [
    'I saw on your site that you have a MAP policy.',
    'Your site mentions a MAP policy.',
    'I read on your site that you have a MAP policy.',
  ],
  takes_wholesale: [
    'I saw on your site that you open accounts for retailers.',
    'Your site says that you work with retailers.',
    'I read on your site that you supply retailers.',
    'Your site says that you take wholesale accounts.',
  ],
} as const;
