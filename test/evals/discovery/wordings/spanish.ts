import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>¿Tienes una tienda?</h1><p>Nos encantaría que vendieras nuestras joyas. Escríbenos y te mandamos el catálogo para mayoristas.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Pedido mínimo inicial: 180 € + IVA. Reposiciones: 90 € + IVA. Solicita tu alta como distribuidor en el formulario.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 180, minimum_reorder: 90, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Para darte de alta como tienda necesitamos tu NIF o CIF a efectos de facturación. Después verás los precios de venta al por mayor.</p>',
    policy: { takes_wholesale: 'yes', documents: ['tax_id'] },
  },
  {
    kind: 'faq',
    html: '<details><summary>¿Venden al por mayor?</summary><p>No. Por ahora solo vendemos directamente al consumidor en nuestra web.</p></details>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>Hemos cerrado temporalmente el alta de nuevas tiendas. Volveremos a abrirla en enero.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Queda prohibida la reventa en marketplaces (Amazon, eBay, Mercado Libre, etc.).</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>El revendedor no podrá ofrecer los productos en Amazon ni en otros marketplaces sin autorización previa por escrito.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'contact',
    html: '<p>Distribuidores en América: Importadora del Sur (Argentina) y Comercial Andina S.A. (Perú).</p>',
    policy: { distributors: ['Importadora del Sur', 'Comercial Andina S.A.'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Venta por mayoreo en México: primera compra mínima de $3,000 MXN. ¡Vende con nosotros en tu tienda!</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 3000, currency: 'MXN' },
  },
  {
    kind: 'wholesale',
    html: '<p>Herbolarios, farmacias y tiendas ecológicas: nuestro equipo comercial os visita sin compromiso para abriros cuenta.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  { kind: 'shop', html: '<p>Envío gratis a partir de 40 € en península.</p>', policy: {} },
  {
    kind: 'shop',
    html: '<p>Regalos de empresa: desde 15 unidades con tu logotipo. Pide presupuesto.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Encuentra tu tienda más cercana en el mapa. Horario de lunes a sábado.</p>',
    policy: {},
  },
];
