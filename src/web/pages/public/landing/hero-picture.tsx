/** Written by `npm run screens -- hero`. */
const PICTURES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const WIDTHS = { wide: [1152, 1728, 2304], phone: [390, 680, 1170] } as const;
const ON_A_PHONE = '(max-width: 639px)';

type Shape = keyof typeof WIDTHS;
type Scheme = 'light' | 'dark';

function pictureUrl(shape: Shape, scheme: Scheme, width: number): string {
  const url = PICTURES[`./pictures/${shape}-${scheme}-${width}.webp`];
  if (url === undefined) throw new Error(`There is no ${scheme} ${shape} picture ${width} pixels wide.`);
  return url;
}

const sourceSet = (shape: Shape, scheme: Scheme): string =>
  WIDTHS[shape].map((width) => `${pictureUrl(shape, scheme, width)} ${width}w`).join(', ');

const SIZES: Record<Shape, string> = {
  wide: '(min-width: 75rem) 72rem, calc(100vw - 3rem)',
  phone: 'calc(100vw - 2rem)',
};

/** The page's script tells a theme that was chosen to the sources, by their scheme. */
function Source({ shape, scheme }: { shape: Shape; scheme: Scheme }) {
  const width = shape === 'phone' ? ON_A_PHONE : 'all';
  const media = `${shape === 'phone' ? `${ON_A_PHONE} and ` : ''}(prefers-color-scheme: ${scheme})`;
  return (
    <source
      media={media}
      data-scheme={scheme}
      data-width={width}
      srcSet={sourceSet(shape, scheme)}
      sizes={SIZES[shape]}
      {...(shape === 'phone' ? { width: 390, height: 400 } : { width: 1152, height: 700 })}
    />
  );
}

/** The product itself, rising into the page. */
export function HeroPicture() {
  return (
    <picture className="block overflow-hidden rounded-t-xl border border-line border-b-0 bg-surface shadow-float">
      <Source shape="phone" scheme="dark" />
      <Source shape="phone" scheme="light" />
      <Source shape="wide" scheme="dark" />
      <Source shape="wide" scheme="light" />
      <img
        src={pictureUrl('wide', 'light', 1152)}
        width={1152}
        height={700}
        alt="The Source Bot at work: how many brands it has looked up, how fast, what it cost so far, and the last results."
        fetchPriority="high"
        className="block h-auto w-full"
      />
    </picture>
  );
}
