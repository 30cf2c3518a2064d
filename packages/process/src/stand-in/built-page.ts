import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketBlock } from '@harmattan/kernel/market-block';
import type { FastifyReply } from 'fastify';
import type { Language } from './language.ts';

const emptyBlock = '{}</script>';

interface BuiltPage {
  dir: string;
  file: string;
  /** English, unless the page says which. */
  language?: Language;
  /** For the empty block of data in the page. */
  data?: object;
}

/** Sends a page as the build left it, with its language and its block of data filled in. */
export function sendBuiltPage(reply: FastifyReply, { dir, file, language = 'en', data }: BuiltPage): FastifyReply {
  const html = readIfThere(join(dir, file));
  if (html === undefined)
    return reply.status(503).type('text/plain').send('The page is not built yet: npm start does it.\n');
  const page = html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('</head>', () => `${marketBlock()}</head>`);
  reply.type('text/html; charset=utf-8');
  return reply.send(data ? page.replace(emptyBlock, () => `${dataText(data)}</script>`) : page);
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A block of data that no text in it can end. */
function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
