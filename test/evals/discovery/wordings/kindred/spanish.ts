import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, inTheShop, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('El primer pedido ha de ser de 300 € como mínimo.', {
    minimum_opening_order: 300,
    currency: 'EUR',
  }),
  onTradePage('Pedido de apertura: 250 € + IVA. Reposiciones: 100 € + IVA.', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('Para empezar pedimos una compra de 200 euros sin IVA.', {
    minimum_opening_order: 200,
    currency: 'EUR',
  }),
  onTradePage('No servimos pedidos por debajo de 150 €.', { minimum_opening_order: 150, currency: 'EUR' }),
  onTradePage('Los siguientes pedidos, desde 80 €.', { minimum_reorder: 80, currency: 'EUR' }),
  onTradePage('Compra mínima inicial de $5,000 MXN y de $2,000 MXN en resurtidos.', {
    minimum_opening_order: 5000,
    minimum_reorder: 2000,
    currency: 'MXN',
  }),
  onTradePage('Alta de tienda nueva: pedido de 350 € o más.', {
    minimum_opening_order: 350,
    currency: 'EUR',
  }),
  onTradePage('A partir del segundo pedido el mínimo baja a 120 €.', {
    minimum_reorder: 120,
    currency: 'EUR',
  }),
  onTradePage('Mínimo por pedido: 180 €, tanto el primero como los siguientes.', {
    minimum_opening_order: 180,
    minimum_reorder: 180,
    currency: 'EUR',
  }),
  onTradePage('La inversión inicial mínima es de 400 €.', { minimum_opening_order: 400, currency: 'EUR' }),
  onTradePage('Adjunte copia del modelo 036 y su CIF.', { documents: ['business_license', 'tax_id'] }),
  onTradePage('Necesitaremos su NIF intracomunitario y una foto del escaparate.', {
    documents: ['tax_id', 'storefront_photos'],
  }),
  onTradePage('Para darle de alta pedimos la licencia de actividad.', { documents: ['business_license'] }),
  onTradePage('Envíenos el enlace a su web o redes y la constancia de situación fiscal.', {
    documents: ['website_url', 'tax_id'],
  }),
  onTradePage('Se piden dos referencias comerciales.', { documents: ['trade_references'] }),
  onTradePage('Es imprescindible el recargo de equivalencia o número de IVA.', { documents: ['tax_id'] }),
  amongRules('Nuestros precios de venta recomendados son el suelo de lo que se puede anunciar.', {
    map_policy: 'yes',
  }),
  amongRules('No se permite anunciar por debajo del PVP recomendado.', { map_policy: 'yes' }),
  amongRules('Está prohibido vender nuestros productos en Amazon, AliExpress o Mercado Libre.', {
    marketplaces: 'forbidden',
  }),
  amongRules('Para vender en marketplaces hace falta nuestra autorización por escrito.', {
    marketplaces: 'with_permission',
  }),
  amongRules('En Amazon vendemos nosotros y nadie más.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Puede vender en su tienda, en su web y también en Amazon.', { marketplaces: 'allowed' }),
  amongRules('Nada de Amazon.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Si quiere publicar en Amazon, consúltenos antes: lo valoramos caso por caso.', {
    marketplaces: 'with_permission',
  }),
  amongRules('No admitimos la reventa en plataformas de terceros.', { marketplaces: 'forbidden' }),
  onTradePage('En Portugal nos distribuye Casa Atlântico Lda.', { distributors: ['Casa Atlântico Lda'] }),
  onTradePage('Distribuidor para Canarias: Islas Gourmet S.L.', { distributors: ['Islas Gourmet S.L.'] }),
  onTradePage('Las tiendas de Chile pueden pedir a Importadora Andina SpA, nuestro distribuidor allí.', {
    distributors: ['Importadora Andina SpA'],
  }),
  onTradePage('Trabajamos con el mayorista Herboristería del Sur para Andalucía.', {
    distributors: ['Herboristería del Sur'],
  }),
  onTradePage('De momento no abrimos nuevas cuentas.', { takes_wholesale: 'no' }),
  onTradePage('Tenemos el cupo de tiendas completo este año.', { takes_wholesale: 'no' }),
  amongAnswers('Solo vendemos a particulares.', { takes_wholesale: 'no' }),
  onTradePage('Volveremos a admitir tiendas en otoño.', { takes_wholesale: 'no' }),
  amongAnswers('Hacemos pocas piezas y no alcanzan para vender a tiendas.', { takes_wholesale: 'no' }),
  amongAnswers('¿Tienes una tienda y te gusta lo que hacemos? Hablemos.', { takes_wholesale: 'yes' }),
  amongAnswers('Los precios para tiendas se los enviamos por correo.', { takes_wholesale: 'yes' }),
  amongAnswers('Servimos a herbolarios y tiendas ecológicas de toda España.', { takes_wholesale: 'yes' }),
  inTheShop('Envío gratis en pedidos superiores a 40 €.'),
  amongAnswers('La venta a comercios está en pausa hasta nuevo aviso.', { takes_wholesale: 'no' }),
  onTradePage('Primer pedido / reposición: 250 € / 100 €', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('Para el segundo pedido bastan 90 €.', { minimum_reorder: 90, currency: 'EUR' }),
  onTradePage('Cliente nuevo: pedido mínimo de 300 €.', { minimum_opening_order: 300, currency: 'EUR' }),
  onTradePage('No enviamos pedidos de menos de 120 €.', { minimum_opening_order: 120, currency: 'EUR' }),
  onTradePage('Para empezar bastan 180 €.', { minimum_opening_order: 180, currency: 'EUR' }),
  onTradePage('Díganos dos proveedores que le conozcan.', { documents: ['trade_references'] }),
  onTradePage('Sin el CIF no podemos abrirle cuenta.', { documents: ['tax_id'] }),
  onTradePage('Indique su número de IVA.', { documents: ['tax_id'] }),
  amongRules('El PVP recomendado es el precio mínimo que se puede anunciar.', { map_policy: 'yes' }),
  amongRules('Si desea vender en Amazon, háblelo antes con nosotros.', { marketplaces: 'with_permission' }),
  amongRules('En Amazon solo estamos nosotros.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Nadie más vende en Amazon.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Nada de marketplaces, por favor.', { marketplaces: 'forbidden' }),
  amongRules('Los marketplaces se estudian caso por caso.', { marketplaces: 'with_permission' }),
  onTradePage('Las tiendas de México compran a Distribuidora Jacaranda, que nos distribuye.', {
    distributors: ['Distribuidora Jacaranda'],
  }),
  onTradePage('A través de nuestro distribuidor Comercial Ebro.', { distributors: ['Comercial Ebro'] }),
  amongAnswers('Hacemos demasiado poco para vender a tiendas.', { takes_wholesale: 'no' }),
  onTradePage('Volveremos a abrir cuentas de tiendas en enero.', { takes_wholesale: 'no' }),
  onTradePage('Hemos alcanzado el máximo de tiendas.', { takes_wholesale: 'no' }),
  amongAnswers('Suministramos a floristerías y comercios de decoración.', { takes_wholesale: 'yes' }),
  amongAnswers('¿Tienes una tienda? Nos gustaría estar en ella.', { takes_wholesale: 'yes' }),
  amongAnswers('No podemos atender a más tiendas por ahora.', { takes_wholesale: 'no' }),
];
