export { combine, returnOf } from './combine.ts';
export { formatPrice, noPrice, type PriceFormat, priceFormats } from './format-price.ts';
export { netOf } from './net-of.ts';
