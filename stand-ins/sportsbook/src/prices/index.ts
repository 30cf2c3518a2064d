export { cappedReturn, combine, returnOf } from './combine.ts';
export { formatPrice, type PriceFormat, priceFormats } from './format-price.ts';
export { netOf } from './net-of.ts';
export { isSystem, lineCount, meanOfLines, type System } from './system.ts';
