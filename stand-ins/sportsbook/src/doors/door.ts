import type { Language } from '@harmattan/process/stand-in/language';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { SupplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Taken } from '../seats/index.ts';

/** Who wants to see the book, and how. */
export interface Visit {
  /** Undefined or empty for a visitor. */
  token: string | undefined;
  language: Language;
  view: View;
}

/** How the operator wants the book to be shown, in the same words at every door. */
export type View = z.output<typeof view>;

/** What a door does with a launch that it has read. */
export interface Doorkeeper {
  /** On to the book: to a seat of their own, as a visitor, or to be told why not. */
  lead(reply: FastifyReply, visit: Visit): Promise<FastifyReply>;
  /** For a launch that is no good as it stands. */
  turnAway(reply: FastifyReply, language?: Language): FastifyReply;
  /** For a page that shows the book by a script: the seat itself. */
  seat(token: string, language: Language): Promise<Taken>;
}

export interface DoorDeps<Name extends BookName> {
  credentials: SupplierCredentials<Name>;
  keeper: Doorkeeper;
}

/** Where a supplier's book is opened, in that supplier's own wire. Its addresses are below the supplier's name. */
export type Door<Name extends BookName> = (app: FastifyInstance, deps: DoorDeps<Name>) => void;

const textMax = 512;

/** Opening a book may use up what the launch carries, so a HEAD request must not open one. */
export const opens = { exposeHeadRoute: false };

/** What proves who bets. */
export const token = z.string().regex(/^[\w.~-]{1,200}$/);
export const text = z.string().max(textMax);
/** A place in the book, such as `bets`, `match/17` or `match/17?market=total:2.5#goals`. */
export const page = z.string().regex(/^[\w-]{1,40}(\/[\w.:-]{1,64}){0,3}(\?[\w.:=&,-]{1,200})?(#[\w.:=/-]{1,64})?$/);
/** What every door understands besides what is its own. A theme that is none is the reader's own. */
export const view = z.object({ page: page.optional(), theme: z.enum(['dark', 'light']).optional().catch(undefined) });
