import type { Arrival, Mail } from '../mailbox/mail.ts';
import { PEOPLE, type Reply, writeReply } from '../sendgrid/reply.ts';
import { REPLY_TEXTS, type ReplyClass } from '../sendgrid/reply-texts.ts';
import type { Products } from '../world/products.ts';
import { seeded } from '../world/random.ts';
import { type Conversation, ownDomain } from './conversations.ts';
import { priceListFile } from './price-list-files.ts';
import { priceListRows } from './price-list-rows.ts';
import { followOnTexts, PRACTICE_TEXTS } from './texts.ts';

/** One company's mail: the same person throughout, in words that fit what was said before. */
export async function composeAnswer(of: {
  original: Mail;
  arrival: Arrival;
  conversation: Conversation;
  way: ReplyClass;
  after: string | null;
  products: Products;
}): Promise<Reply> {
  const { original, arrival, conversation, way, after, products } = of;
  const { brand, address, key, step } = conversation;
  const domain = ownDomain(address, brand);
  const texts = after === null ? firstTexts(way) : followOnTexts(after, way);
  const text = seeded(`practice/words/${key}/${step}/${way}`).pick(texts)({
    brand: brand.name,
    domain,
    address,
  });
  const rows = way === 'price_list' ? priceListRows(brand, products) : [];
  return writeReply(original, arrival, {
    class: way,
    text,
    person: seeded(`practice/person/${domain}`).pick(PEOPLE),
    attachments: rows.length > 0 ? [await priceListFile(brand, rows)] : [],
  });
}

/** Prices in the text would be of goods that the brand doesn't have; its list is attached. */
const firstTexts = (way: ReplyClass) =>
  way === 'price_list' ? PRACTICE_TEXTS[way] : [...REPLY_TEXTS[way], ...PRACTICE_TEXTS[way]];
