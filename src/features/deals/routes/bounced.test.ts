import { beforeEach, expect, it } from 'vitest';
import { givenAnswer, givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, type TestApp } from '../../../../test/support/http-app.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { takeOverNext } from '../actions/take-over-answers.ts';
import type { DealView } from '../contract/deals.ts';
import { dealsApp } from './fixtures/deals-app.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let brandId: number;
beforeEach(async () => {
  app = await dealsApp();
  me = await signedIn(app);
  brandId = await within((tx) => givenBrand(tx, me.accountId, 'Nordkap'));
});

const within = <T>(work: Parameters<typeof app.database.asAccount<T>>[1]) =>
  app.database.asAccount(me.accountId, work);
const deal = async () => (await (await me.get(`/api/deals/brands/${brandId}`)).json()) as DealView;

it('says that the last mail bounced, and whether for good', async () => {
  await within((tx) =>
    tx
      .insertInto('messages')
      .values({
        id: uuidv7(),
        account_id: me.accountId,
        brand_id: brandId,
        to_email: 'Wholesale@nordkap.example',
        subject: 'Wholesale account',
        body_text: 'Hi',
        state: 'accepted',
        delivery: 'delivered',
        transport: 'sendgrid',
        day: '2026-03-09',
        is_sandbox: false,
      })
      .execute(),
  );
  await givenAnswer(app.database, me.accountId, { brandId, class: 'bounce', isHuman: false });
  await takeOverNext(app.database, systemClock);
  expect(await deal()).toMatchObject({ stage: 'inquiry', bounce: null });
  await within((tx) => tx.updateTable('messages').set({ delivery: 'bounced' }).execute());
  expect(await deal()).toMatchObject({ bounce: 'for_now' });
  const gone = {
    email: 'wholesale@nordkap.example',
    reason: 'bounced',
    source: 'SendGrid: bounced',
  } as const;
  await within((tx) => suppress(tx, { accountId: me.accountId, ...gone }));
  expect(await deal()).toMatchObject({ hasAnswered: false, bounce: 'for_good' });
});
