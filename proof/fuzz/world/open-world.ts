import pg from 'pg';
import type { Edit } from '../../simulate/planted/bugs.ts';
import type { FuzzCall } from '../calls/fuzz-call.ts';
import { createPools } from '../calls/pools.ts';
import { createCanaries } from '../canaries.ts';
import { type AskOptions, type Connection, type NoReply, openConnection, type Reply } from '../connection.ts';
import { createCrowd } from './crowd.ts';
import type { FuzzPostgres } from './databases.ts';
import { openFlightLines } from './flight-lines.ts';
import { openMembers, returnMember } from './members.ts';
import { startProduct } from './product.ts';

export interface WorldOptions {
  postgres: FuzzPostgres;
  seed: string;
  players: number;
  edits: readonly Edit[] | undefined;
  answerWithinMs: number;
  say(line: string): void;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Setting players up waits for many passwords at once. */
const setupWithinMs = 300_000;
/** What a stream says at its beginning ends with this. */
const streamEnd: AskOptions = { endsWith: 'event: unread' };

/** A product with players, and the ways to reach it. */
export async function openWorld({ postgres, seed, players, edits, answerWithinMs, say }: WorldOptions) {
  const databaseUrls = await postgres.cloneAll();
  const product = await startProduct({ databaseUrls, edits });
  const { url, arcadeUrl, officeUrl } = product;
  const pool = new pg.Pool({ connectionString: databaseUrls('harmattan', 'owner'), max: 4 });
  const arcade = new pg.Pool({ connectionString: databaseUrls('arcade', 'owner'), max: 1 });
  const opened: Pick<Connection, 'close'>[] = [];
  const [canaries, pools] = [createCanaries(), createPools()];

  function keep<Item extends Pick<Connection, 'close'>>(item: Item): Item {
    opened.push(item);
    return item;
  }

  async function close(): Promise<void> {
    for (const one of opened) one.close();
    await Promise.all([pool.end(), arcade.end()]);
    await product.stop();
  }

  try {
    const open = () => openConnection(url, { answerWithinMs: setupWithinMs });
    const crowd = await createCrowd({ seed, players, pools, canaries, pool, url, connection: keep(open()), open, say });
    const flights = await openFlightLines({ pool: arcade, arcadeUrl, answerWithinMs }, crowd.present().players);
    for (const line of flights) keep(line);
    const desk = { pool, canaries, connection: keep(openConnection(officeUrl, { answerWithinMs: setupWithinMs })) };
    const members = await openMembers(desk);
    /** Of each client, its connection to the office. */
    const officeLines = new Map<Connection, Connection>();

    function officeLine(connection: Connection): Connection {
      const known = officeLines.get(connection) ?? keep(openConnection(officeUrl, { answerWithinMs }));
      officeLines.set(connection, known);
      return known;
    }

    return {
      product,
      canaries,
      pools,
      crowd,
      databaseUrls,
      seated: flights.map(({ player }) => player),
      members,
      async returnMembers() {
        for (const member of members) if (member.hasLeft) await returnMember(desk, member);
      },
      connect: () => keep(openConnection(url, { answerWithinMs })),
      /** Sends a call by the connection, or by the socket that it is for. */
      ask(connection: Connection, { kind, player, request }: FuzzCall): Promise<Reply | NoReply> {
        if (kind === 'office') return officeLine(connection).ask(request);
        const line = kind === 'flight' ? flights.find((one) => one.player === player) : undefined;
        return (line ?? connection).ask(request, kind === 'stream' ? streamEnd : {});
      },
      hangUp() {
        for (const one of opened) one.close();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
