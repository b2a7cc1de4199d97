import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { changeBrand } from '../../brands/actions/change-brands.ts';
import { importBrandRows } from '../../brands/actions/import-brands.ts';
import { mergeBrands } from '../../brands/actions/merge-brands.ts';
import { overrulePolicy } from '../../brands/actions/policy.ts';
import { recordDiscoveries } from '../../brands/actions/record-discoveries.ts';
import { NOTHING_FOUND } from '../../brands/domain/discovery/discovery.ts';
import type { Statement } from '../../brands/domain/policy/policy.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { saveGround } from '../store/waiting.ts';
import { brandsToWriteTo, lockUnchanged, readBrandsToWriteTo } from './brands-to-write-to.ts';

let database: TestDatabase;
let accountId: string;
let brandId: number;
let otherId: number;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const rows = ['Northwind', 'Northwind Traders'].map((name, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name,
    website: null,
    email: `wholesale@northwind-${index}.example`,
  }));
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
  );
  const brands = await database.asSystem((tx) =>
    tx.selectFrom('brands').select('id').orderBy('name').execute(),
  );
  [brandId = 0, otherId = 0] = brands.map(({ id }) => id);
});

const PAGE = { url: 'https://northwind.example/trade', sentence: 'Opening orders begin at $250.' };
const OPENING_ORDER: Statement = {
  ...PAGE,
  field: 'minimum_opening_order',
  value: { cents: 25_000, currency: 'USD' },
};
const TAKES: Statement = { ...PAGE, field: 'takes_wholesale', value: 'yes' };
const TAKES_NONE: Statement = { ...TAKES, value: 'no' };

const siteSays = (policy: Statement[]) =>
  database.asAccount(accountId, (tx) =>
    recordDiscoveries(tx, accountId, [
      { brandId, discovery: { ...NOTHING_FOUND, outcome: 'no_contact', policy, pagesRead: 3 } },
    ]),
  );
const ownWords = () =>
  database.asAccount(
    accountId,
    async (tx) => (await readBrandsToWriteTo(tx, [brandId])).get(brandId)?.ownWords,
  );

it('knows what a brand’s own site says, with the page', async () => {
  await siteSays([OPENING_ORDER]);
  expect(await ownWords()).toEqual([OPENING_ORDER]);
});

it('tells back nothing of which the site says two things, and nothing that a person knows better', async () => {
  await siteSays([OPENING_ORDER, TAKES, TAKES_NONE]);
  expect(await ownWords()).toEqual([OPENING_ORDER]);
  const decided = {
    field: 'minimum_opening_order',
    value: { cents: 10_000, currency: 'USD' },
    note: null,
  } as const;
  await database.asAccount(accountId, (tx) => overrulePolicy(tx, accountId, brandId, decided));
  expect(await ownWords()).toEqual([]);
});

it.each(['wholesale@northwind.example', 'Dealer inquiries'])(
  'tells nobody that a site says what only follows from an address or a link: %s',
  async (sentence) => {
    await siteSays([{ ...TAKES, sentence }]);
    expect(await ownWords()).toEqual([]);
    await siteSays([{ ...TAKES, sentence: 'We sell to independent shops.' }]);
    expect(await ownWords()).toHaveLength(1);
  },
);

it('tells back the first of several sentences on which papers the site asks for', async () => {
  const papers: Statement = { ...PAGE, field: 'documents', value: ['tax_id', 'w9'] };
  await siteSays([papers, { ...papers, value: ['business_license'] }]);
  expect(await ownWords()).toEqual([papers]);
});

it('leaves out a brand that was merged away, also one that a run had chosen before', async () => {
  await database.asAccount(accountId, (tx) => mergeBrands(tx, accountId, brandId, otherId));
  await database.asAccount(accountId, async (tx) => {
    expect(await brandsToWriteTo(tx, accountId, 10)).toEqual([otherId]);
    expect([...(await readBrandsToWriteTo(tx, [brandId, otherId])).keys()]).toEqual([otherId]);
  });
});

it.each(['sending', 'accepted', 'unknown'] as const)(
  'leaves out a brand to which a mail is %s, and not one whose mail surely didn’t go out',
  async (state) => {
    const mail = (id: number, to: 'cancelled' | typeof state) => ({
      id: uuidv7(),
      account_id: accountId,
      brand_id: id,
      to_email: 'wholesale@northwind.example',
      subject: 'Wholesale',
      body_text: 'Hi',
      state: to,
      transport: 'smtp',
      day: '2026-03-09',
      is_sandbox: false,
    });
    await database.asSystem((tx) =>
      tx
        .insertInto('messages')
        .values([mail(brandId, state), mail(otherId, 'cancelled')])
        .execute(),
    );
    expect(await database.asAccount(accountId, (tx) => brandsToWriteTo(tx, accountId, 10))).toEqual([
      otherId,
    ]);
  },
);

it('leaves out a brand whose address opted out, in whatever letters the brand writes it', async () => {
  await database.asAccount(accountId, async (tx) => {
    const email = 'Wholesale@Northwind-0.example';
    await tx.updateTable('brands').set({ email }).where('id', '=', brandId).execute();
    await suppress(tx, { accountId, email, reason: 'unsubscribed', source: 'unsubscribe link' });
    expect(await brandsToWriteTo(tx, accountId, 10)).toEqual([otherId]);
  });
});

it('comes first to the brand that is scored best, of equals to the one that sells more, and last to those that aren’t scored', async () => {
  const scored = (id: number, score: number | null, monthly_revenue_cents: number | null = null) =>
    database.asSystem((tx) =>
      tx
        .updateTable('listed_brands')
        .set({ score, monthly_revenue_cents })
        .where('brand_id', '=', id)
        .execute(),
    );
  const order = () => database.asAccount(accountId, (tx) => brandsToWriteTo(tx, accountId, 10));
  await scored(otherId, 40);
  expect(await order()).toEqual([otherId, brandId]);
  await scored(brandId, 70);
  expect(await order()).toEqual([brandId, otherId]);
  await scored(otherId, 70, 278_000_000_00);
  expect(await order()).toEqual([otherId, brandId]);
  await scored(brandId, 71);
  expect(await order()).toEqual([brandId, otherId]);
});

/** A run took the brand up, and sent nothing. */
const tried = (brand: number, finishedAt: Date) =>
  database.asAccount(accountId, async (tx) => {
    const runId = uuidv7();
    const run = { id: runId, account_id: accountId, bot: 'emailer-bot', started_by: 'browser' } as const;
    await tx
      .insertInto('runs')
      .values({ ...run, state: 'finished' })
      .execute();
    const row = { run_id: runId, seq: 1, account_id: accountId, brand_id: brand, state: 'done' } as const;
    await tx
      .insertInto('run_rows')
      .values({ ...row, outcome: 'held', finished_at: finishedAt })
      .execute();
  });

it('comes last to a brand that a run tried in vain, the longest ago first', async () => {
  const order = () => database.asAccount(accountId, (tx) => brandsToWriteTo(tx, accountId, 10));
  const [first = 0, second = 0] = await order();
  await tried(first, new Date(Date.now() - 60_000));
  expect(await order()).toEqual([second, first]);
  await tried(second, new Date());
  expect(await order()).toEqual([first, second]);
});

it('comes first to what a person let go: an approved inquiry, or a ground that was confirmed', async () => {
  const order = () => database.asAccount(accountId, (tx) => brandsToWriteTo(tx, accountId, 10));
  const [first = 0, second = 0] = await order();
  await tried(second, new Date());
  await database.asSystem(async (tx) => {
    await tx
      .insertInto('messages')
      .values({
        id: uuidv7(),
        account_id: accountId,
        brand_id: second,
        to_email: 'wholesale@northwind-1.example',
        subject: 'Wholesale',
        body_text: 'Hi',
        state: 'draft',
        approved_at: new Date(),
        transport: 'smtp',
        day: '2026-03-09',
        is_sandbox: false,
      })
      .execute();
  });
  expect(await order()).toEqual([second, first]);
  await database.asAccount(accountId, (tx) => saveGround(tx, accountId, [first], 'published_address'));
  expect(await order()).toHaveLength(2);
  await database.asSystem((tx) => tx.updateTable('messages').set({ state: 'cancelled' }).execute());
  expect(await order()).toEqual([first, second]);
});

it('lets no written mail go to a brand that a person excluded meanwhile', async () => {
  const mails = [0, 1].map((index) => ({
    brandId: [brandId, otherId][index] ?? 0,
    to: `wholesale@northwind-${index}.example`,
  }));
  await database.asAccount(accountId, async (tx) => {
    expect(await lockUnchanged(tx, mails)).toEqual(new Set([brandId, otherId]));
    await changeBrand(tx, accountId, brandId, { decision: 'exclude' });
    expect(await lockUnchanged(tx, mails)).toEqual(new Set([otherId]));
  });
});
