import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { SupplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import type { Launch } from '../seats/index.ts';

/** What a door does with a launch that it has read. */
export interface Doorkeeper {
  /** For a launch that the player's browser follows: on to the game, or to a page that says why not. */
  lead(reply: FastifyReply, launch: Launch): Promise<FastifyReply>;
  /** For a launch that is no good as it stands. */
  turnAway(reply: FastifyReply, launch?: Pick<Launch, 'language' | 'wayBack'>): FastifyReply;
  /** For a launch that the operator's server asks for: the game's address, or undefined. */
  seat(launch: Launch): Promise<string | undefined>;
}

export interface DoorDeps<Name extends SupplierName> {
  credentials: SupplierCredentials<Name>;
  keeper: Doorkeeper;
  catalogue: Catalogue;
}

/** Where a supplier's games are opened, in that supplier's own wire. Its addresses are below the supplier's name. */
export type Door<Name extends SupplierName> = (app: FastifyInstance, deps: DoorDeps<Name>) => void;

const bytesMax = 512;

/** Opening a game uses up what the launch carries, so a HEAD request must not open one. */
export const opens = { exposeHeadRoute: false };

/** What proves who plays. */
export const token = z.string().regex(/^[\w.~-]{1,200}$/);
/** What a wire calls a game or a player. Some wires write it where it could be taken for something else. */
export const name = z.string().regex(/^[\w@.:-]{1,64}$/);
export const text = z.string().max(bytesMax);
export const flag = z.enum(['0', '1']);
