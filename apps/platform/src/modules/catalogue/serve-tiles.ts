import { drawTile } from '@harmattan/art/tile';
import type { FastifyInstance } from 'fastify';
import { servePictures } from '../../plumbing/http/pictures.ts';

/** The pictures of games. */
export function serveTiles(app: FastifyInstance): void {
  servePictures(app, { path: '/tiles', draw: drawTile });
}
