import { createCoupon, createPrice, createProduct } from './products.ts';
import { type Coupon, type Price, type Product, seconds } from './resources.ts';
import { type ApiCall, deleted, idOf, type Route, route } from './route.ts';

/** Products, prices and coupons. */
export const CATALOG_ROUTES: readonly Route[] = [
  route('POST', '/v1/products', createProductWithPrice),
  route('GET', '/v1/products/:id', (call) => call.billing.store.get<Product>('product', idOf(call))),
  route('POST', '/v1/products/:id', updateProduct),
  route('DELETE', '/v1/products/:id', (call) => remove(call, 'product')),
  route('GET', '/v1/products', ({ billing, params, path }) => {
    const [ids, active] = [params.texts('ids'), params.flag('active')];
    return billing.store.page<Product>('product', params, path, (product) => {
      return (
        (ids.length === 0 || ids.includes(product.id)) && (active === undefined || product.active === active)
      );
    });
  }),

  route('POST', '/v1/prices', ({ billing, params }) => {
    const named = params.child('product_data');
    const product =
      params.text('product') ??
      (named.has('name') ? createProduct(billing, named).id : params.required('product'));
    return createPrice(billing, params, product);
  }),
  route('GET', '/v1/prices/:id', (call) => call.billing.store.get<Price>('price', idOf(call))),
  route('POST', '/v1/prices/:id', updatePrice),
  route('GET', '/v1/prices', listPrices),

  route('POST', '/v1/coupons', ({ billing, params }) => createCoupon(billing, params)),
  route('GET', '/v1/coupons/:id', (call) => call.billing.store.get<Coupon>('coupon', idOf(call))),
  route('POST', '/v1/coupons/:id', (call) => {
    const coupon = call.billing.store.get<Coupon>('coupon', idOf(call));
    const metadata = call.params.metadata(coupon.metadata as Record<string, string>);
    return call.billing.store.save({ ...coupon, metadata, name: call.params.text('name') ?? coupon.name });
  }),
  route('DELETE', '/v1/coupons/:id', (call) => remove(call, 'coupon')),
  route('GET', '/v1/coupons', ({ billing, params, path }) =>
    billing.store.page<Coupon>('coupon', params, path),
  ),
];

function createProductWithPrice({ billing, params }: ApiCall): Product {
  const product = createProduct(billing, params);
  if (!params.has('default_price_data')) return product;
  const price = createPrice(billing, params.child('default_price_data'), product.id);
  return billing.store.save({ ...product, default_price: price.id });
}

function updateProduct(call: ApiCall): Product {
  const { billing, params } = call;
  const product = billing.store.get<Product>('product', idOf(call));
  return billing.store.save<Product>({
    ...product,
    active: params.flag('active') ?? product.active,
    default_price: params.text('default_price') ?? product.default_price,
    description: params.has('description') ? params.textOrNull('description') : product.description,
    metadata: params.metadata(product.metadata as Record<string, string>),
    name: params.text('name') ?? product.name,
    updated: seconds(),
  });
}

function updatePrice(call: ApiCall): Price {
  const { billing, params } = call;
  const price = billing.store.get<Price>('price', idOf(call));
  return billing.store.save<Price>({
    ...price,
    active: params.flag('active') ?? price.active,
    lookup_key: params.has('lookup_key') ? params.textOrNull('lookup_key') : price.lookup_key,
    metadata: params.metadata(price.metadata as Record<string, string>),
    nickname: params.has('nickname') ? params.textOrNull('nickname') : price.nickname,
  });
}

function listPrices({ billing, params, path }: ApiCall) {
  const [keys, product] = [params.texts('lookup_keys'), params.text('product')];
  const [active, type, interval] = [
    params.flag('active'),
    params.text('type'),
    params.child('recurring').text('interval'),
  ];
  return billing.store.page<Price>(
    'price',
    params,
    path,
    (price) =>
      (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
      (product === undefined || price.product === product) &&
      (active === undefined || price.active === active) &&
      (type === undefined || price.type === type) &&
      (interval === undefined || price.recurring?.interval === interval),
  );
}

function remove(call: ApiCall, object: 'product' | 'coupon') {
  const { id } = call.billing.store.get(object, idOf(call));
  call.billing.store.remove(id);
  return deleted(id, object);
}
