import { getDocumentProxy } from 'unpdf';
import type { PdfTextReader } from '../../features/deals/ports/price-lists.ts';
import { AppError } from '../../kernel/errors.ts';

const MOST_PAGES = 500;
const MOST_TEXTS = 1_000_000;

/** The text of a PDF and where it stands; pictures, forms and scripts in it are left alone. */
export const readPdfText: PdfTextReader = async (bytes, mostPages = MOST_PAGES) => {
  const document = await getDocumentProxy(Uint8Array.from(bytes), {
    verbosity: 0,
  }).catch((error: unknown) => {
    throw isPassword(error)
      ? new AppError(
          'invalid_input',
          'The PDF is protected by a password. Save a copy without one and try again.',
        )
      : new AppError('invalid_input', 'The PDF is damaged and can’t be read.');
  });
  if (document.numPages > MOST_PAGES)
    throw new AppError('too_large', `The PDF has more than ${MOST_PAGES} pages.`);
  const pages: Awaited<ReturnType<PdfTextReader>>[number][] = [];
  let texts = 0;
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    texts += items.length;
    if (texts > MOST_TEXTS) throw new AppError('too_large', 'The PDF holds too much text.');
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, skew = 0, , size = 0, x = 0, y = 0] = item.transform as number[];
        // Text that is set upright along the page is a margin's note.
        if (Math.abs(skew) > 0.01) return [];
        return [
          { text: item.str, x, y: height - y, width: item.width, height: Math.abs(size) || item.height },
        ];
      }),
    );
    page.cleanup();
  }
  if (pages.every((page) => page.length === 0))
    throw new AppError(
      'invalid_input',
      'The PDF holds pictures of pages and no text. Ask the brand for the list as XLSX, CSV or a PDF with text.',
    );
  return pages;
};

const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';
