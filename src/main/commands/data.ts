import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Tx } from '../../db/database.ts';
import { exportBrands } from '../../features/brands/actions/export-brands.ts';
import { importBrandRows } from '../../features/brands/actions/import-brands.ts';
import { rollUpBrands } from '../../features/brands/actions/roll-up-brands.ts';
import { exportProducts } from '../../features/catalog/actions/export-products.ts';
import { importFile } from '../../features/catalog/actions/import-file.ts';
import { MOST_FILE_BYTES } from '../../features/catalog/actions/read-table.ts';
import { EXPORT_COLUMNS } from '../../features/catalog/domain/export-columns.ts';
import { MARKETPLACES } from '../../features/catalog/domain/product.ts';
import { exportMessages } from '../../features/outreach/actions/export-messages.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Row, writeTable } from '../write-table.ts';
import { accountOf, oneOf, print, withContext } from './with-context.ts';

const EXPORTS = ['products', 'brands', 'messages'] as const;
const FORMATS = ['csv', 'xlsx', 'json'] as const;

/** Each record as an object for JSON; `row` as the cells of a table. */
const RECORDS: Record<
  (typeof EXPORTS)[number],
  (tx: Tx, accountId: string) => AsyncGenerator<{ json: unknown; row: Row }>
> = {
  products: async function* (tx, accountId) {
    for await (const product of exportProducts(tx, accountId)) {
      const row = Object.fromEntries(EXPORT_COLUMNS.map(({ heading, of }) => [heading, of(product)]));
      yield { json: product, row };
    }
  },
  brands: async function* (tx, accountId) {
    for await (const { contacts, ...brand } of exportBrands(tx, accountId)) {
      yield {
        json: { ...brand, contacts },
        row: { ...brand, contacts: contacts.map(({ email }) => email).join(', ') },
      };
    }
  },
  messages: async function* (tx, accountId) {
    for await (const message of exportMessages(tx, accountId)) yield { json: message, row: { ...message } };
  },
};

export function addDataCommands(program: Command): void {
  program
    .command('import <email> <file>')
    .description('Products or brands from CSV or XLSX')
    .requiredOption(
      '--marketplace <marketplace>',
      MARKETPLACES.join(', '),
      oneOf('A marketplace', MARKETPLACES),
    )
    .action(
      (
        email: string,
        file: string,
        options: { marketplace: (typeof MARKETPLACES)[number] },
        command: Command,
      ) =>
        withContext(async (context) => {
          const { marketplace } = options;
          const { size } = await stat(file).catch(() => {
            throw new AppError('not_found', `There is no file ${file}.`);
          });
          if (size > MOST_FILE_BYTES) throw new AppError('invalid_input', `${file} is larger than 50 MB.`);
          const bytes = await buffer(createReadStream(file));
          const accountId = await accountOf(context, email);
          const imported = await context.database.asAccount(accountId, async (tx) => {
            const outcome = await importFile(tx, accountId, { marketplace, bytes });
            const spellings = outcome.brands.map((brand) => brand.name);
            await rollUpBrands(tx, accountId, { marketplace, spellings, isSandbox: false });
            const brandsChanged = await importBrandRows(tx, accountId, marketplace, outcome.brandRows);
            return { ...outcome, brandsChanged };
          });
          const { rows, productsAdded, productsChanged, brandsChanged, columns, badRows, badRowCount } =
            imported;
          for (const { line, reason } of badRows) process.stderr.write(`Line ${line}: ${reason}\n`);
          print(
            command,
            { rows, productsAdded, productsChanged, brandsChanged, badRows: badRowCount, columns },
            `${rows} rows · ${productsAdded} products added, ${productsChanged} changed · ${brandsChanged} brands added or changed · ${badRowCount} bad rows`,
          );
        }),
    );

  program
    .command('export <email> <what>')
    .description(`${EXPORTS.join(', ')} to standard output`)
    .option('--format <format>', FORMATS.join(', '), oneOf('A format', FORMATS), 'json')
    .action((email: string, name: string, { format }: { format: (typeof FORMATS)[number] }) =>
      withContext(async (context) => {
        const what = oneOf('What to export', EXPORTS)(name);
        const accountId = await accountOf(context, email);
        await context.database.asAccount(accountId, (tx) =>
          writeTable(process.stdout, format, RECORDS[what](tx, accountId)),
        );
      }),
    );
}
