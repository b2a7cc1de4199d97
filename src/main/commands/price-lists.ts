import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { MOST_LIST_BYTES } from '../../features/deals/actions/price-lists/receive-price-list.ts';
import type { PriceListLine } from '../../features/deals/domain/price-list/price-list-line.ts';
import { AppError } from '../../kernel/errors.ts';
import { createPriceListReader } from '../price-lists/reader.ts';
import { checkFile } from './given-file.ts';

export function addPriceListCommands(program: Command): void {
  const priceList = program.command('pricelist').description('A brand’s price lists');
  priceList
    .command('read <file>')
    .description('The lines of a price list (CSV, XLSX or PDF), each as JSON')
    .action(async (file: string) => {
      await checkFile(file, MOST_LIST_BYTES);
      const reading = await createPriceListReader().read(await readFile(file), { today: new Date() });
      for (const note of reading.notes) process.stderr.write(`${note}\n`);
      if (reading.lines.length === 0)
        throw new AppError(
          'invalid_input',
          'No price list was found in the file: no headings with prices below them.',
        );
      process.stdout.write(reading.lines.map((line) => `${JSON.stringify(lineAsJson(line))}\n`).join(''));
    });
}

/** A line as the command line prints it. */
export const lineAsJson = (line: PriceListLine) => ({
  sheet: line.sheet,
  row: line.row,
  sku: line.sku,
  upc: line.upc,
  title: line.title,
  cost: line.cost,
  currency: line.currency,
  case_pack: line.casePack,
  msrp: line.msrp,
  map: line.map,
});
