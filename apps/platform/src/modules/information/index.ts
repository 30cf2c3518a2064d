import type { FastifyInstance } from 'fastify';
import { type PagesOptions, readPages } from './read-pages.ts';
import { servePages } from './serve-pages.ts';

export function createInformation(options: PagesOptions) {
  const texts = readPages(options);
  return {
    servePages(app: FastifyInstance): void {
      servePages(app, texts);
    },
  };
}
