import { seeded } from '../../world/random.ts';

const PARTS =
  'header hero card grid drawer cart menu badge price swatch slider modal footer banner tab'.split(' ');
const STATES = ['', ':hover', ':focus-visible', '::before', '.is-active', ' > li', '[aria-expanded=true]'];
const RULES = [
  'display:flex;align-items:center;gap:1.2rem',
  'padding:calc(var(--space) * 2) 0;margin:0 auto',
  'opacity:0;visibility:hidden;transition:opacity .2s ease,transform .3s cubic-bezier(.4,0,.2,1)',
  'font:400 1.6rem/1.5 var(--font-body);letter-spacing:.06rem',
  'background:url(/cdn/shop/files/bg-texture@2x.png) center/cover no-repeat',
  'grid-template-columns:repeat(auto-fill,minmax(24rem,1fr))',
  'color:rgba(var(--color-foreground),.75);text-decoration:none',
  'position:absolute;inset:0;z-index:3;pointer-events:none',
];
const CALLS = [
  'document.querySelectorAll(".{p}").forEach(function(e){e.addEventListener("click",function(t){t.preventDefault(),this.classList.toggle("is-active")})});',
  'var {p}={init:function(){this.el=document.getElementById("{p}");if(!this.el)return;this.bind()},bind:function(){window.addEventListener("resize",this.measure.bind(this))},measure:function(){this.w=this.el.offsetWidth}};',
  'window.{p}Settings=Object.assign({},window.{p}Settings,{lazy:true,breakpoint:990,src:"https://cdn.jsdelivr.net/npm/{p}@11.0.5/dist/{p}.min.js"});',
  'function {p}Format(t,e){return t.replace(/\\{\\{\\s*(\\w+)\\s*\\}\\}/,(t/100).toFixed(2)+(e||""))}',
  'try{new IntersectionObserver(function(t){t.forEach(function(t){t.isIntersecting&&t.target.classList.add("{p}--in")})}).observe(document.body)}catch(t){}',
];
/** Error trackers put a key before an at sign into every page: nobody reads mail there. */
const TRACKER =
  'window.sentryConfig={dsn:"https://9f3c1d2e4b5a67788990aabbccddeeff@o450712.ingest.sentry.io/4505",release:"theme@3.2.1"};';

const grow = (label: string, bytes: number, line: (index: number) => string): string => {
  const lines: string[] = [];
  for (let size = 0, index = 0; size < bytes; index++) {
    const next = line(index);
    lines.push(next);
    size += next.length + 1;
  }
  return `/* ${label} */\n${lines.join('\n')}`;
};

const styleOf = (theme: string, bytes: number): string => {
  const random = seeded(`style/${theme}`);
  return grow(
    theme,
    bytes,
    () =>
      `.${theme}-${random.pick(PARTS)}__${random.pick(PARTS)}${random.pick(STATES)}{${random.pick(RULES)}}`,
  );
};

const scriptOf = (theme: string, bytes: number): string => {
  const random = seeded(`script/${theme}`);
  return grow(theme, bytes, (index) =>
    index === 3 ? TRACKER : random.pick(CALLS).replaceAll('{p}', `${random.pick(PARTS)}${index}`),
  );
};

const made = new Map<string, string>();

/** Every site with a theme carries the same code, cut to its size; so it is made once. */
const once = (key: string, make: () => string): string => {
  let text = made.get(key);
  if (text === undefined) {
    text = make();
    made.set(key, text);
  }
  return text;
};

export const themeStyle = (theme: string, kb: number): string =>
  once(`style/${theme}/${kb}`, () => `<style>${styleOf(theme, kb * 1024)}</style>`);

export const themeScript = (theme: string, kb: number): string =>
  once(`script/${theme}/${kb}`, () => `<script>${scriptOf(theme, kb * 1024)}</script>`);
