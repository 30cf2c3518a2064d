import { hash } from 'node:crypto';
import { minorFromThousandths, thousandthsFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  endorphinaDeclined as declined,
  endorphinaSign,
  isEndorphinaSigned,
} from '@harmattan/wires/suppliers/endorphina';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import type { Move, SupplierSession, SupplierWallet } from '../supplier-wallet.ts';
import { answer, refuse, told } from './endorphina-answers.ts';
import { readForm } from './form.ts';
import { json, type Wire, type WireAnswer, type WireHandler } from './wire.ts';

type Fields = Record<string, string>;

const moveFields = ['amount', 'currency', 'date', 'game', 'gameId', 'id', 'player', 'token'];
const winFields = ['betTransactionId', 'betSessionId', 'progressive', 'progressiveDesc', 'winDescription'];

interface Owner {
  playerId: bigint;
  session: SupplierSession | undefined;
}

/** Endorphina's seamless wallet: queries and forms in, JSON out, a SHA-1 over the sorted values, whole thousandths. */
export function endorphinaWire(port: SupplierWallet, setting: SupplierSetting<'endorphina'>): Wire {
  const { nodeId, salt } = setting;
  const { asks, posts, moves, awards } = openDoor(port, setting);
  return {
    routes: {
      'GET session': asks(['token'], async ({ token = '' }) => {
        const opened = await port.open(token);
        if (opened.status !== 'open') return refuse(opened.status === 'expired' ? 'TOKEN_EXPIRED' : 'TOKEN_NOT_FOUND');
        const { playerId, currency, game } = opened.session;
        return json({ player: String(playerId), currency, game });
      }),

      'GET balance': asks(
        ['token', 'player', 'currency', 'game'],
        async ({ token = '', player, currency = port.currency }) => {
          const session = await port.session(token);
          if (!session || (player ?? String(session.playerId)) !== String(session.playerId)) {
            return refuse('TOKEN_NOT_FOUND');
          }
          if (currency !== port.currency) return refuse('INTERNAL_ERROR', declined.currency);
          return answer(`{"balance":${thousandthsFromMinor(await port.balance(session.playerId))}}`);
        },
      ),

      'GET check': asks(['param'], async ({ param }) =>
        param
          ? json({ nodeId, param, sign: endorphinaSign({ nodeId, param }, salt) })
          : refuse('INTERNAL_ERROR', declined.request),
      ),

      'POST bet': moves([], async ({ id }, move, { session }) => {
        if (!session) return refuse('TOKEN_NOT_FOUND');
        if (!id) return refuse('INTERNAL_ERROR', declined.request);
        return told(await port.stake({ ...move, txId: id, session }), id);
      }),

      'POST win': moves(winFields, async ({ id, betTransactionId }, move, { playerId, session }) => {
        const isEnd = !id && move.amountMinor === 0n;
        const txId = isEnd ? roundEnd(session?.id ?? String(playerId), move.round) : id;
        // Without the bet that it is for, it would look the same as that bet, and be signed the same.
        if (!txId || !betTransactionId) return refuse('INTERNAL_ERROR', declined.request);
        // A win that has an id says nothing about the end of its round.
        const closes = isEnd ? 'round' : undefined;
        return told(await port.win({ ...move, txId, stakeTxId: betTransactionId, closes }), txId);
      }),

      'POST refund': moves([], async ({ id }, move) => {
        if (!id) return refuse('INTERNAL_ERROR', declined.request);
        return told(await port.cancel({ ...move, stakeTxId: id }), id);
      }),

      'POST promoWin': awards('promotion', ['promoId', 'promoName'], (fields) => (fields.promoId ? fields : undefined)),

      // Assumed: it pays what a series of free spins came to, whether all of them were played or time ran out.
      'POST bonus': awards('bonus', ['state', 'bonusWin'], ({ state, bonusWin = '', ...fields }) =>
        state === 'completed' || state === 'expired' ? { ...fields, amount: bonusWin } : undefined,
      ),

      // Nothing to do: a session ends by itself, and wins of it may still come.
      'POST endSession': posts(['token', 'player'], async ({ token = '' }) =>
        (await port.session(token)) ? answer('{}') : refuse('TOKEN_NOT_FOUND'),
      ),
    },
    unavailable: () => refuse('INTERNAL_ERROR'),
    malformed: () => refuse('INTERNAL_ERROR', declined.request),
  };
}

/** What a call passes before it is answered: signature, its own fields and no others, player, amounts. */
function openDoor(port: SupplierWallet, { salt }: SupplierSetting<'endorphina'>) {
  type Handle = (fields: Fields) => Promise<WireAnswer>;

  /**
   * A caller that cannot sign gets nothing but an error. Nothing stands between the values that are signed, so the same text could be
   * cut into other fields: a call takes its own and no others.
   */
  const signed = async (fields: Fields | undefined, names: ReadonlySet<string>, handle: Handle) => {
    if (!fields) return refuse('INTERNAL_ERROR', declined.request);
    if (!isEndorphinaSigned(fields, salt)) return refuse('ACCESS_DENIED');
    return Object.keys(fields).every((name) => names.has(name))
      ? handle(fields)
      : refuse('INTERNAL_ERROR', declined.request);
  };
  const asks =
    (names: string[], handle: Handle, own = new Set(['sign', ...names])): WireHandler =>
    ({ query }) =>
      signed(query, own, handle);
  const posts =
    (names: string[], handle: Handle, own = new Set(['sign', ...names])): WireHandler =>
    ({ body }) =>
      signed(readForm(body), own, handle);

  /** Whose money it is about. A token may have expired, and wins may come without one; but it is never another player's. */
  async function ownerOf({ token, player = '' }: Fields): Promise<Owner | undefined> {
    const playerId = await port.player(player);
    if (playerId === undefined) return undefined;
    if (!token) return { playerId, session: undefined };
    const session = await port.session(token);
    return session?.playerId === playerId ? { playerId, session } : undefined;
  }

  const moves = (
    names: string[],
    handle: (fields: Fields, move: Omit<Move, 'txId'>, owner: Owner) => Promise<WireAnswer>,
  ) =>
    posts([...moveFields, ...names], async (fields) => {
      const owner = await ownerOf(fields);
      if (!owner) return refuse('TOKEN_NOT_FOUND');
      const move = readMove(fields, owner);
      return move ? handle(fields, move, owner) : refuse('INTERNAL_ERROR', declined.request);
    });

  /** What belongs to no bet is a round of its own. Its ids may be counted apart from those of wins. */
  const awards = (what: 'promotion' | 'bonus', names: string[], readFields: (fields: Fields) => Fields | undefined) =>
    posts([...moveFields, ...names], async (sent) => {
      const owner = await ownerOf(sent);
      if (!owner) return refuse('TOKEN_NOT_FOUND');
      const fields = readFields(sent);
      const { id, game = what } = fields ?? {};
      const move = fields && readMove({ ...fields, game, gameId: `${what} ${id}` }, owner);
      if (!id || !move) return refuse('INTERNAL_ERROR', declined.request);
      return told(await port.award({ ...move, txId: move.round, kind: 'promotion' }), id);
    });

  return { asks, posts, moves, awards };
}

function readMove(
  { currency, game, gameId, amount = '' }: Fields,
  { playerId }: Owner,
): Omit<Move, 'txId'> | undefined {
  const amountMinor = minorFromThousandths(amount);
  if (!currency || !game || !gameId || amountMinor === undefined) return undefined;
  return { playerId, currency, round: gameId, game, amountMinor };
}

/** The end of a round that won nothing has no id; it comes once for a sitting. Any round's name has room in it. */
function roundEnd(sitting: string, round: string): string {
  return `end ${hash('sha256', `${sitting} ${round} end`, 'hex')}`;
}
