import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { marketBlock } from '@harmattan/kernel/market-block';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  bodies: Record<Encoding, Buffer>;
  etag: string;
  inlineScriptHashes: string[];
  inlineStyleHashes: string[];
}

const dataSlot = '<!--brand-->';
const descriptionSlot = '<!--description-->';

/**
 * The site's one HTML document. What the page must know before its first call (whose brand, which mode, which market) stands in it as
 * a block of data, so a phone on a slow network saves a round trip. `styleSheet` is the address of a sheet to load with it.
 */
export function readPage(options: {
  siteDir: string;
  pageData: object;
  styleSheet?: string | undefined;
  /** English, unless it is said. */
  language?: string;
  /** What a search engine shows below the page's name. */
  description?: string;
  /** Whether its calls name regions of the market. */
  withRegions?: boolean;
}): Page {
  const template = readFileSync(join(options.siteDir, 'index.html'), 'utf8');
  if (!template.includes(dataSlot)) throw new Error(`index.html has no ${dataSlot}`);
  // A closing tag inside the data would end the block early.
  const data = JSON.stringify(options.pageData).replaceAll('<', '\\u003c');
  const link = options.styleSheet === undefined ? '' : `<link rel="stylesheet" href="${options.styleSheet}" />`;
  const block = marketBlock({ withRegions: options.withRegions ?? false });
  const html = template
    .replace(dataSlot, () => data)
    .replace(descriptionSlot, () => escapeAttribute(options.description ?? ''))
    .replace('<html lang="en"', `<html lang="${options.language ?? 'en'}"`)
    .replace('</head>', () => `${block}${link}</head>`);
  const identity = Buffer.from(html);
  return {
    bodies: {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    inlineScriptHashes: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    inlineStyleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

/** As a content-security policy names them. */
function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The best encoding that both sides know. */
export function pickEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
