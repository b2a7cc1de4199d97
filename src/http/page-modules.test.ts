import { expect, it } from 'vitest';
import { pageModules } from './page-modules.ts';

const MANIFEST = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: '/assets/entry.js' },
  routes: {
    root: { path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    frame: { parentId: 'root', module: '/assets/frame.js', imports: ['/assets/framework.js'] },
    products: {
      parentId: 'frame',
      path: 'products',
      module: '/assets/products.js',
      imports: ['/assets/table.js'],
    },
    product: { parentId: 'frame', path: 'products/:id', module: '/assets/product.js' },
    import: { parentId: 'frame', path: 'products/import', module: '/assets/import.js' },
    admin: { parentId: 'frame', path: 'admin', module: '/assets/admin.js' },
    overview: { parentId: 'admin', index: true, module: '/assets/overview.js' },
    people: { parentId: 'admin', path: 'people', module: '/assets/people.js' },
    lost: { parentId: 'root', path: '*', module: '/assets/lost.js' },
  },
})};`;

const own = (path: string) =>
  pageModules(MANIFEST)(path).filter((name) => !/root|framework|frame/.test(name));

it('names the modules of a page, of its layouts and of what they import, each once', () => {
  expect(pageModules(MANIFEST)('/products')).toEqual([
    '/assets/framework.js',
    '/assets/root.js',
    '/assets/frame.js',
    '/assets/table.js',
    '/assets/products.js',
  ]);
});

it('tells a page with a name from one with a number', () => {
  expect(own('/products/import')).toEqual(['/assets/import.js']);
  expect(own('/products/7')).toEqual(['/assets/product.js']);
});

it('knows the page that stands at its layout’s address, and the pages below', () => {
  expect(own('/admin')).toEqual(['/assets/admin.js', '/assets/overview.js']);
  expect(own('/admin/people/')).toEqual(['/assets/admin.js', '/assets/people.js']);
});

it('names none for an address without a page', () => {
  expect(pageModules(MANIFEST)('/nowhere')).toEqual([]);
});
