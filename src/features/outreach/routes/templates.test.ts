import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { askApp, outreachApp } from '../../../../test/support/outreach-app.ts';
import { inquiredBrand, writingAccount } from '../../../../test/support/sequences.ts';
import type { TemplatePreview, TemplateView, VersionView } from '../contract/templates.ts';

let database: TestDatabase;
let app: Hono;
let by: { accountId: string; senderId: string };
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  app = appOf(by.accountId);
});

const ask = <Body>(method: string, path: string, body?: object, from = app) =>
  askApp<Body>(from, method, path, body);
const appOf = (accountId: string) => outreachApp(database, accountId);
const templates = async () => (await ask<{ templates: TemplateView[] }>('GET', '/api/templates')).templates;

describe('templates', () => {
  it('begin with the onboarding’s and three follow-ups, whose words are versions that stay', async () => {
    const all = await templates();
    expect(all.map(({ isOnboarding, current }) => [isOnboarding, current?.version])).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
    const [, followUp] = all;
    const words = { name: 'Shorter', subject: null, body: 'Hi [Brand Name], did this reach you?' };
    await ask('PUT', `/api/templates/${followUp?.id}`, words);
    await ask('PUT', `/api/templates/${followUp?.id}`, words);
    const { versions } = await ask<{ versions: VersionView[] }>(
      'GET',
      `/api/templates/${followUp?.id}/versions`,
    );
    expect(versions.map(({ version, body }) => [version, body])).toEqual([
      [2, words.body],
      [1, followUp?.current?.body],
    ]);
    const change = database.asAccount(by.accountId, (tx) =>
      tx.updateTable('template_versions').set({ body: 'other words' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it('of the first inquiry are what onboarding wrote, changed from either side', async () => {
    const [first] = await templates();
    expect(first?.current?.body).toBe('Hi [Brand Name]');
    await ask('PUT', `/api/templates/${first?.id}`, { name: 'First', subject: 'Hello', body: 'Dear all' });
    const profile = await database.asSystem((tx) =>
      tx.selectFrom('profiles').select(['email_subject', 'email_message_body']).executeTakeFirst(),
    );
    expect(profile).toEqual({ email_subject: 'Hello', email_message_body: 'Dear all' });
    await database.asSystem((tx) =>
      tx.updateTable('profiles').set({ email_message_body: 'Hi again' }).execute(),
    );
    const [after] = await templates();
    expect(after).toMatchObject({ name: 'First', current: { version: 3, body: 'Hi again' } });
  });

  it('take no words that were made from others than the newest, and keep both', async () => {
    const [first, followUp] = await templates();
    for (const { id, current, name } of [first, followUp].flatMap((one) => one ?? [])) {
      const save = (body: string, basedOn: number | undefined) =>
        ask<TemplateView>('PUT', `/api/templates/${id}`, { name, subject: null, body, basedOn });
      const begun = current?.version;
      const newer = (begun ?? 0) + 1;
      expect(await save('Theirs', begun)).toMatchObject({ current: { version: newer, body: 'Theirs' } });
      expect(await save('Mine', begun)).toMatchObject({
        code: 'conflict',
        detail: 'This template was changed meanwhile, in another tab or browser.',
      });
      expect(await save('Mine', newer)).toMatchObject({ current: { version: newer + 1, body: 'Mine' } });
      const { versions } = await ask<{ versions: VersionView[] }>('GET', `/api/templates/${id}/versions`);
      expect(versions.slice(0, 2).map(({ body }) => body)).toEqual(['Mine', 'Theirs']);
    }
  });

  it('are put away only when no sequence sends them', async () => {
    const [first, followUp] = await templates();
    expect(await ask('DELETE', `/api/templates/${first?.id}`)).toMatchObject({ code: 'conflict' });
    // The default sequence sends it.
    expect(await ask('DELETE', `/api/templates/${followUp?.id}`)).toMatchObject({ code: 'conflict' });
    const added = await ask<TemplateView>('POST', '/api/templates', {
      name: 'Spare',
      subject: null,
      body: 'Hi',
    });
    expect(await ask('DELETE', `/api/templates/${added.id}`)).toEqual({});
    expect((await templates()).map(({ id }) => id)).not.toContain(added.id);
  });

  it('show how they would read to a real brand, and what nothing can be put in for', async () => {
    await inquiredBrand(database, by);
    const preview = (body: string, isFirst: boolean) =>
      ask<TemplatePreview>('POST', '/api/templates/preview', { subject: null, body, isFirst });
    expect(await preview('Hi [Brand Name], your [First Product]? [Your Shop]', false)).toEqual({
      brand: { name: 'Nordkap', isSample: false },
      subject: 'Re: Wholesale account with Nordkap for Acme Retail',
      text: 'Hi Nordkap, your Wool Throw? [Your Shop]',
      unknownPlaceholders: ['[Your Shop]'],
      notices: [],
    });
    const first = await preview('Hi [Brand Name] team,\n\nOur words.', true);
    expect(first.text).toMatch(/^Hi Nordkap team,\n\n.*Wool Throw.*\n\nOur words\.$/);
    for (const isFirst of [true, false]) {
      const { notices } = await preview('Hi, about [Category].', isFirst);
      expect(notices.join()).toMatch(/For Nordkap: \[Category\] can't be filled/);
    }
  });

  it('are shown with how their newest words would read, as if those were typed', async () => {
    await inquiredBrand(database, by);
    const [first] = await templates();
    const words = { subject: 'For [Brand Name]', body: 'Hi [Brand Name], our newest words. [Your Shop]' };
    await ask('PUT', `/api/templates/${first?.id}`, { name: 'First', ...words });
    const saved = await ask<TemplatePreview>('GET', `/api/templates/${first?.id}/preview`);
    expect(saved).toMatchObject({ subject: 'For Nordkap', unknownPlaceholders: ['[Your Shop]'] });
    expect(saved).toEqual(await ask('POST', '/api/templates/preview', { ...words, isFirst: true }));
  });

  it('of another account are not there', async () => {
    const [first] = await templates();
    const other = appOf((await writingAccount(database)).accountId);
    expect(
      await ask('PUT', `/api/templates/${first?.id}`, { name: 'x', subject: null, body: 'x' }, other),
    ).toMatchObject({ code: 'not_found' });
  });
});
