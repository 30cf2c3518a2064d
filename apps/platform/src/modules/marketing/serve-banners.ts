import { drawBanner } from '@harmattan/art/banner';
import type { FastifyInstance } from 'fastify';
import { servePictures } from '../../plumbing/http/pictures.ts';

/** The wide pictures of promotions and races. */
export function serveBanners(app: FastifyInstance): void {
  servePictures(app, { path: '/art/banners', draw: drawBanner });
}
