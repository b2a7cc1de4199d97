import type { ReplyClass } from '../reply-class.ts';

/** The same again as people talk: figures of speech, approval that names Amazon, courtesies that end with a mark. */
export const PLAIN_TALK: Partial<Record<ReplyClass, readonly string[]>> = {
  interested: [
    "Don't let anyone tell you we hate Amazon. Count us in!",
    'Nobody here had any objections. Shall we find half an hour on Tuesday?',
    'You have our blessing, samples go in the mail tomorrow.',
    'Damit rennen Sie bei uns offene Türen ein. Lassen Sie uns das am Montag durchsprechen.',
    'La vente sur Amazon ne nous pose aucun problème, je vous prépare une proposition.',
  ],
  application_form: [
    'There is a "Wholesale" tab at the bottom of our site, just punch your details in there.',
    'Melden Sie sich bitte unter https://b2b.brand.example/registrierung an.',
    'Hace falta que se dé de alta primero en www.brand.example/alta.',
  ],
  price_list: [
    "The file's attached, it's our dealer cost sheet. Which of these were you thinking of?",
    'Half of what you see on our website. The mug at $20 is $10 to you.',
  ],
  asks_documents: [
    'Would you mind taking a few pics of yours, inside and out?',
    "What's your fed ID? Can't set you up w/out it.",
    'We need three suppliers who will vouch for you.',
    "Resale cert and we're off.",
    'Just a copy of your exemption certificate, and how did you hear about us?',
  ],
  moq_or_opening_order: [
    '$400 buys you in.',
    'The first order has to reach five thousand. Please advise whether that is workable.',
    'Six is the least you can take of any design.',
  ],
  distributor_referral: [
    'Rocky Mountain Outfitters carries us in the west. They will sort you out.',
    'No vendemos a tiendas; eso lo lleva Levante Foods Trading.',
    'Onze producten koop je in bij De Boer Groothandel.',
  ],
  map_terms: [
    'List it online, so long as nobody dips below 12.50 a bag. Shake on it?',
    "We don't police prices, charge whatever you like.",
    'If I catch you undercutting my dealers you are out. Can you live with that?',
    "Nos revendeurs s'engagent à ne pas afficher de prix inférieur au tarif conseillé. Êtes-vous d'accord ?",
  ],
  no_amazon: [
    "I'd rather close the shop than see my bags on Amazon.",
    'Too many people racing to the bottom on the jungle site, not for us.',
    'We have an application and a margin, and none of it is for Amazon.',
    'Nous ne souhaitons pas que nos jouets se retrouvent sur Amazon.',
  ],
  exclusive_partner: [
    'Sorry, that channel is spoken for.',
    "We have enough people selling on there. The roster's full.",
  ],
  brand_sells_itself: [
    'Nobody but us sells our hats.',
    "Why would I hand you margin where I'm the #1 seller of my own stuff? Pass.",
    'Preferiamo vendere direttamente noi.',
  ],
  not_now: [
    "Can't keep up with the customers I have. If that changes I'll write.",
    'Hold that thought until the fourth quarter!',
    'Drowning here. Ask me again in October?',
  ],
  wrong_contact: [
    "I'm with the warranty team so I have no visibility of this.",
    'Wholesale matters are handled by Dana Weiss at extension 31.',
  ],
  question: [
    'Kindly revert with your expected monthly volumes.',
    'May I ask whether you ship yourselves or use FBA?',
  ],
  unsubscribe: ['No more, please.'],
};
