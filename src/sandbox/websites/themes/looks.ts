import { seeded } from '../../world/random.ts';

/** What every made site shares, so that a person who opens one sees a shop and not a list of links. */
const BASE =
  '*{box-sizing:border-box}body{margin:0;color:#2b2a28;line-height:1.6;background:var(--paper)}a{color:var(--accent)}img{max-width:100%;height:auto}header,footer{padding:20px 6vw;display:flex;gap:24px;flex-wrap:wrap;align-items:center}header img{height:36px;width:36px}footer{background:#f1efeb;margin-top:48px;font-size:14px}nav{display:flex;gap:18px;flex-wrap:wrap}main,.site-content,#PAGES_CONTAINER{padding:24px 6vw;max-width:1200px;margin:auto}h2{font-weight:600;margin:28px 0 10px}ul.grid,ul.products,.list-grid,[data-hook=product-list-wrapper],.mt-10{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:24px;list-style:none;padding:0}label{display:block;margin-top:10px}input,textarea{width:100%;max-width:460px;padding:8px;border:1px solid #bbb;border-radius:4px}button{margin-top:12px;padding:10px 22px;border:0;border-radius:4px;background:var(--accent);color:#fff}';

const FONTS = [
  'Georgia,serif',
  '"Helvetica Neue",Arial,sans-serif',
  'system-ui,sans-serif',
  '"Palatino Linotype",serif',
];

/** The house colours and type of one site. */
export const look = (host: string): string => {
  const random = seeded(`look/${host}`);
  const hue = random.int(0, 359);
  return `<style>:root{--accent:hsl(${hue} 45% 35%);--paper:hsl(${hue} 30% 99%)}body{font-family:${random.pick(FONTS)}}${BASE}</style>`;
};
