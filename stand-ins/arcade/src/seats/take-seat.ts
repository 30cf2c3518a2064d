import { createHash } from 'node:crypto';
import { type Random, randomText } from '@harmattan/kernel/random';
import type { Opened } from '@harmattan/supplier-clients/supplier-client';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Wallets } from '../wallets.ts';
import type { Launch } from './seat.ts';
import { insertSeat } from './seats-store.ts';
import { wayBackOf } from './way-back.ts';

const secretLength = 43;
const playMoneyMinor = 1_000_000n;

export interface SeatDeps {
  pool: pg.Pool;
  random: Random;
  wallets: Wallets;
  currency: string;
  siteUrl: string;
  log: FastifyBaseLogger;
  /** Whether the arcade knows the title. */
  isPlayed(supplier: SupplierName, game: string): boolean;
}

export type Taken = { status: 'taken'; secret: string } | { status: 'refused' | 'unreachable' };

/** Lets a launch of a known title in: with the wallet's word where money is played for, with play money otherwise. */
export async function takeSeat(deps: SeatDeps, supplier: SupplierName, launch: Launch): Promise<Taken> {
  const { isFree, token, playerId, game } = launch;
  if (game !== '' && !deps.isPlayed(supplier, game)) return { status: 'refused' };
  const told = { token, playerId, game, currency: deps.currency };
  const opened = isFree
    ? ({ status: 'open', seat: { ...told, sitting: '' } } as const)
    : await open(deps, supplier, told);
  if (opened === undefined) return { status: 'unreachable' };
  if (opened.status !== 'open' || !deps.isPlayed(supplier, opened.seat.game)) return { status: 'refused' };
  const secret = randomText(deps.random, secretLength);
  const seat = {
    supplier,
    language: launch.language,
    wayBack: wayBackOf(launch.wayBack, deps.siteUrl),
    wallet: opened.seat,
    playMinor: isFree ? playMoneyMinor : undefined,
  };
  await insertSeat(deps.pool, seat, hashOf(secret));
  return { status: 'taken', secret };
}

async function open(
  { wallets, log }: SeatDeps,
  supplier: SupplierName,
  launch: Parameters<Wallets[SupplierName]['open']>[0],
): Promise<Opened | undefined> {
  try {
    const opened = await wallets[supplier].open(launch);
    if (opened.status === 'refused') log.info({ supplier }, 'the wallet refused a launch');
    return opened;
  } catch (error) {
    log.warn({ supplier, err: error }, 'the wallet did not answer a launch');
    return undefined;
  }
}

/** The secrets are long and random, so a fast hash is enough to make a stolen table of them worthless. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
