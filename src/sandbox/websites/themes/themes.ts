import type { Theme } from '../../world/brands.ts';
import type { Dress } from '../plan.ts';
import { handmade } from './handmade.ts';
import { onePage } from './one-page.ts';
import { nextData, windowState } from './script-state.ts';
import { shopify } from './shopify.ts';
import { squarespace } from './squarespace.ts';
import { wix } from './wix.ts';
import { woocommerce } from './woocommerce.ts';

const DRESSES: Readonly<Record<Theme, Dress>> = {
  shopify,
  woocommerce,
  squarespace,
  wix,
  handmade,
  'one-page': onePage,
  'next-data': nextData,
  'window-state': windowState,
};

export const dress: Dress = (plan, page) => DRESSES[plan.theme](plan, page);
