import type { Envelope } from '@harmattan/contract';
import type pg from 'pg';
import type { FuzzCall } from '../calls/fuzz-call.ts';
import type { Pools } from '../calls/pools.ts';
import type { Connection, Reply } from '../connection.ts';
import { createPlayer, createRestrictedPlayer, type FuzzPlayer, type PlayersDeps, returnPlayer } from './players.ts';

const playersMin = 8;
const playersMax = 24;
const callsPerPlayer = 1_000;
const restrictedCount = 2;
const subjectCount = 2;
/** So many accounts are opened at the same time. */
const atOnce = 6;
/** What is known of players comes before what calls have found. */
const beforeCalls = -1_000_000;

/** So many that each of them stays below the limits of an address and of an account. */
export function playersFor(calls: number): number {
  return Math.max(playersMin, Math.min(playersMax, Math.ceil(calls / callsPerPlayer)));
}

/** The players of a run. */
export interface Crowd {
  present(): {
    players: FuzzPlayer[];
    restricted: FuzzPlayer[];
    /** The ids of players with a record who never ask: the staff acts on them. */
    subjects: string[];
  };
  /** Takes over from an answer what later calls can use, and notices whose session has ended. */
  learn(call: FuzzCall, reply: Reply): void;
  /** Signs in again who has left. An account that no sign-in opens any more makes room for a new one. */
  returnLeavers(): Promise<void>;
}

export async function createCrowd({
  players: count,
  pools,
  say,
  open,
  ...options
}: Omit<PlayersDeps, 'onExample' | 'onAnswer'> & {
  open(): Connection;
  players: number;
  pools: Pools;
  say(line: string): void;
}): Promise<Crowd> {
  const deps: PlayersDeps = {
    ...options,
    onExample: ({ index }, key, input) => pools.addExample(beforeCalls + index, { key, owner: index }, input),
    onAnswer({ index }, key, { data }) {
      pools.harvest(beforeCalls + index, { family: familyOf(key), owner: index }, data);
      plantIds(index, data);
    },
  };

  /** Ids that a player's own answers hold. What others see as well has no owner. */
  function plantIds(owner: number, data: unknown): void {
    const text = JSON.stringify(data) ?? '';
    for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) {
      deps.canaries.add(id, { owner, what: 'id', secrecy: 'supplier' });
    }
  }

  const asking = count + restrictedCount;
  const all = await workByPlayer(asking + subjectCount, atOnce, async (index) => {
    const connection = open();
    const make = index < count || index >= asking ? createPlayer : createRestrictedPlayer;
    return make({ ...deps, connection }, index).finally(() => connection.close());
  });
  const [players, restricted] = [all.slice(0, count), all.slice(count, asking)];
  const subjects = await idsOf(deps.pool, all.slice(asking));
  let made = all.length;
  pools.commit();
  say(`${players.length} players, ${restricted.length} with a restricted session, ${deps.canaries.size()} canaries`);

  return {
    present: () => ({ players, restricted, subjects }),
    learn(call, { http, body }) {
      if (call.kind !== 'call' && call.kind !== 'office') return;
      if (http === 401 && call.player) call.player.hasLeft = true;
      if (http === 401 && call.member) call.member.hasLeft = true;
      const envelope = http === 200 ? (safeParse(body) as Envelope | undefined) : undefined;
      if (envelope?.status !== 'SUCCESS') return;
      const owner = call.member?.userName ?? call.player?.index;
      pools.harvest(call.number, { family: familyOf(call.name), owner }, envelope.data);
      if (call.input) pools.addExample(call.number, { key: call.name, owner }, call.input);
    },
    async returnLeavers() {
      for (const [at, player] of players.entries()) {
        if (player.hasLeft && !(await returnPlayer(deps, player))) players[at] = await createPlayer(deps, made++);
      }
      for (const [at, player] of restricted.entries()) {
        if (player.hasLeft && !(await returnPlayer(deps, player))) {
          restricted[at] = await createRestrictedPlayer(deps, made++);
        }
      }
    },
  };
}

async function idsOf(pool: pg.Pool, players: FuzzPlayer[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from identity.player where user_name = any($1) order by id',
    [players.map(({ userName }) => userName)],
  );
  return rows.map(({ id }) => id);
}

function familyOf(key: string): string {
  return key.split(' ')[1]?.split('/')[0] ?? '';
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The results of so many works, in their order, with some of them at the same time. */
async function workByPlayer<Result>(
  count: number,
  atOnceMax: number,
  work: (at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(count, atOnceMax) }, async () => {
      for (let at = next++; at < count; at = next++) results[at] = await work(at);
    }),
  );
  return results;
}
