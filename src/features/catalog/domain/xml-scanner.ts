import { AppError } from '../../../kernel/errors.ts';

export interface XmlHandlers {
  /** `name` is without its prefix; `attributes` is their raw text (see attributeOf). */
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

export interface XmlScanner {
  push(text: string): void;
}

/** One tag or one text that is longer than this is no spreadsheet's. */
export const LONGEST_TOKEN = 4 * 1024 * 1024;

/** Packed, endless text is a few bytes: that the file is damaged would be said of the wrong ones. */
export const endlessText = (): AppError =>
  new AppError('too_large', 'The workbook is too large: one text in it is longer than any cell can hold.');

/**
 * Goes through XML as it arrives, in the little of the language that spreadsheets are written in. Entities that a
 * document defines itself are not looked at, so that none can grow.
 */
export function createXmlScanner({ open, close, text: said }: XmlHandlers): XmlScanner {
  let rest = '';

  /** Where the next token begins; -1 where it isn't whole yet. */
  function token(text: string, at: number): number {
    if (text.charCodeAt(at) !== 60) {
      const next = text.indexOf('<', at);
      if (next < 0) return -1;
      said(unescapeXml(text.slice(at, next)));
      return next;
    }
    const kind = text.charCodeAt(at + 1);
    if (kind === 33 || kind === 63) return aside(text, at);
    const end = endOfTag(text, at);
    if (end < 0) return -1;
    if (kind === 47) close(localName(text, at + 2, end));
    else {
      const isEmpty = text.charCodeAt(end - 1) === 47;
      const inner = isEmpty ? end - 1 : end;
      const nameEnd = endOfName(text, at + 1, inner);
      const name = localName(text, at + 1, nameEnd);
      open(name, text.slice(nameEnd, inner));
      if (isEmpty) close(name);
    }
    return end + 1;
  }

  function aside(text: string, at: number): number {
    if (text.startsWith('<![CDATA[', at)) {
      const end = text.indexOf(']]>', at);
      if (end < 0) return -1;
      said(text.slice(at + 9, end));
      return end + 3;
    }
    const mark = text.startsWith('<!--', at) ? '-->' : '>';
    const end = text.indexOf(mark, at);
    return end < 0 ? -1 : end + mark.length;
  }

  return {
    push: (piece) => {
      const text = rest + piece;
      let at = 0;
      while (at < text.length) {
        const next = token(text, at);
        if (next < 0) break;
        at = next;
      }
      rest = text.slice(at);
      if (rest.length > LONGEST_TOKEN) throw endlessText();
    },
  };
}

/** The ">" that ends a tag: one within an attribute's quotation marks doesn't. */
function endOfTag(text: string, from: number): number {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
}

function endOfName(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) <= 32) return at;
  return to;
}

function localName(text: string, from: number, to: number): string {
  const name = text.slice(from, to).trimEnd();
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The value of one attribute; its name is given with its prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (at > 0 && attributes.charCodeAt(at - 1) > 32) continue;
    let equals = at + name.length;
    while (attributes.charCodeAt(equals) <= 32) equals += 1;
    if (attributes.charCodeAt(equals) !== 61) continue;
    const open = attributes.slice(equals + 1).search(/["']/) + equals + 1;
    const close = attributes.indexOf(attributes[open] ?? '"', open + 1);
    return close < 0 ? undefined : unescapeXml(attributes.slice(open + 1, close));
  }
  return undefined;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
