import type { Table, TableFormat } from '../../kernel/table.ts';
import { csvFile, UTF8_MARK } from './csv-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function* markedCsv(table: Table): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(UTF8_MARK);
  yield* csvFile(table);
}

/** A table as a download, written while it is read. */
export function fileResponse(name: string, format: TableFormat, table: Table): Response {
  const chunks = format === 'csv' ? markedCsv(table) : xlsxFile(table);
  return new Response(ReadableStream.from(chunks) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
    },
  });
}
