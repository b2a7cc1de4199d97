import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { Tx } from '../../db/database.ts';
import { exportBrands } from '../../features/brands/actions/export-brands.ts';
import { policyCells } from '../../features/brands/domain/policy/policy-cells.ts';
import { exportProducts } from '../../features/catalog/actions/export-products.ts';
import { importNow } from '../../features/catalog/actions/import-now.ts';
import { EXPORT_COLUMNS } from '../../features/catalog/domain/export-columns.ts';
import { MOST_FILE_BYTES } from '../../features/catalog/domain/file-bytes.ts';
import { MARKETPLACES } from '../../features/catalog/domain/product.ts';
import { exportMessages } from '../../features/outreach/actions/export-messages.ts';
import { AppError } from '../../kernel/errors.ts';
import { takeBrands } from '../take-brands.ts';
import { type Row, writeTable } from '../write-table.ts';
import { checkFile } from './given-file.ts';
import { importAsJson, sentencesOf, tellRefused } from './import-result.ts';
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
    for await (const { contacts, policy, ...brand } of exportBrands(tx, accountId)) {
      yield {
        json: { ...brand, contacts, policy },
        row: { ...brand, contacts: contacts.map(({ email }) => email).join(', '), ...policyCells(policy) },
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
          await checkFile(file, MOST_FILE_BYTES);
          const accountId = await accountOf(context, email);
          const { database } = context;
          const imported = await importNow({ database, takeBrands }, accountId, {
            name: basename(file),
            marketplace,
            chunks: createReadStream(file),
          });
          await tellRefused(database, imported);
          if (imported.state === 'failed')
            throw new AppError('invalid_input', imported.reason ?? 'It failed.');
          print(command, importAsJson(imported), sentencesOf(imported));
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
