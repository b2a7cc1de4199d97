/** What a host answers; how it gets to the client is the server's business. */
export type Answer =
  | PageAnswer
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  /** Nobody listens there. */
  | { readonly kind: 'refused' }
  /** The connection stands, and nothing ever comes. */
  | { readonly kind: 'silence' };

export interface PageAnswer {
  readonly kind: 'body';
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const HTML = 'text/html; charset=utf-8';

export const textAnswer = (text: string, type: string, status = 200): PageAnswer => ({
  kind: 'body',
  status,
  type,
  body: Buffer.from(text),
});

export const htmlAnswer = (text: string, status = 200): PageAnswer => textAnswer(text, HTML, status);

/** In the encoding of 2004, which only the page's own meta element tells. */
export const latinAnswer = (text: string, status: number): PageAnswer => {
  const writable = text.replace(/[\u{100}-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0) ?? 63};`);
  return { kind: 'body', status, type: 'text/html', body: Buffer.from(writable, 'latin1') };
};

export const redirectTo = (location: string, status: 301 | 302 = 301): Answer => ({
  kind: 'redirect',
  status,
  location,
});
