/** Markup that is safe to put into a page as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | undefined | false | null | readonly Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (piece === undefined || piece === null || piece === false) return '';
  return escaped(String(piece));
}

/** Everything that is put in is escaped, unless it is markup itself. */
export const markup = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.reduce((page, part, index) => page + part + render(pieces[index]), ''));
