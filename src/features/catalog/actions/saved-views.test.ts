import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { oneBehindTheOther } from '../../../../test/support/one-behind-the-other.ts';
import { MOST_VIEWS } from '../domain/saved-view.ts';
import { listSavedViews, removeView, renameView, saveView } from './saved-views.ts';

it('keeps views by list and name, replaces one of the same name, and deletes', async () => {
  const database = await testDatabase();
  const [me, other] = [await newAccount(database), await newAccount(database)];
  const view = { list: 'brands', name: 'Worth asking', query: 'scoreMin=70', columns: ['name'] } as const;
  const save = (change: object = {}) =>
    database.asAccount(me, (tx) => saveView(tx, me, { ...view, columns: ['name'], ...change }));
  const first = await save();
  await save({ name: 'all' });
  await save({ list: 'products' });
  expect(await save({ query: 'scoreMin=80' })).toEqual({ ...view, id: first.id, query: 'scoreMin=80' });
  const views = await database.asAccount(me, (tx) => listSavedViews(tx, me, 'brands'));
  expect(views.map(({ name }) => name)).toEqual(['all', 'Worth asking']);

  expect(await database.asAccount(other, (tx) => listSavedViews(tx, other, 'brands'))).toEqual([]);
  await expect(database.asAccount(other, (tx) => removeView(tx, other, first.id))).rejects.toThrow(/no such/);
  await database.asAccount(me, (tx) => removeView(tx, me, first.id));
  expect(await database.asAccount(me, (tx) => listSavedViews(tx, me, 'brands'))).toHaveLength(1);
});

it('renames a view, but never to the name of another of the same list', async () => {
  const database = await testDatabase();
  const [me, other] = [await newAccount(database), await newAccount(database)];
  const save = (list: 'brands' | 'products', name: string) =>
    database.asAccount(me, (tx) => saveView(tx, me, { list, name, query: 'scoreMin=70', columns: [] }));
  const { id } = await save('brands', 'Worth asking');
  await save('brands', 'Taken');
  await save('products', 'Fast sellers');
  const rename = (by: string, name: string) => database.asAccount(by, (tx) => renameView(tx, by, id, name));

  expect(await rename(me, 'Fast sellers')).toMatchObject({ id, name: 'Fast sellers', query: 'scoreMin=70' });
  await expect(rename(me, 'Taken')).rejects.toThrow(/already/);
  await expect(rename(other, 'Mine')).rejects.toThrow(/no such/);
  const views = await database.asAccount(me, (tx) => listSavedViews(tx, me, 'brands'));
  expect(views.map(({ name }) => name)).toEqual(['Fast sellers', 'Taken']);
});

it('says so when there are too many', async () => {
  const database = await testDatabase();
  const me = await newAccount(database);
  await database.asAccount(me, async (tx) => {
    const save = (name: string) => saveView(tx, me, { list: 'brands', name, query: '', columns: [] });
    for (let made = 0; made < MOST_VIEWS; made += 1) await save(`View ${made}`);
    await expect(save('One more')).rejects.toThrow(/Delete one first/);
    expect((await save('View 7')).name).toBe('View 7');
  });
});

it('a name that two give at the same moment is the first one’s, and the second is told', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const save = (name: string) =>
    database.asAccount(accountId, (tx) =>
      saveView(tx, accountId, { list: 'brands', name, query: '', columns: [] }),
    );
  const [one, two] = [await save('One'), await save('Two')];
  const ending = await oneBehindTheOther(
    { database, accountId },
    (tx) => renameView(tx, accountId, one.id, 'Best'),
    (tx) => renameView(tx, accountId, two.id, 'Best'),
  );
  expect(ending).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
});
