import { createAltenarClient } from '@harmattan/supplier-clients/altenar';
import type { BookClient, WireBet } from '@harmattan/supplier-clients/book-client';
import { createBtiClient } from '@harmattan/supplier-clients/bti';
import { createEverymatrixClient } from '@harmattan/supplier-clients/everymatrix';
import type { Send, WireCall } from '@harmattan/supplier-clients/send';
import { btiCodes, btiMessages, writeBtiAnswer } from '@harmattan/wires/suppliers/bti';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { BenchPlayer } from '../../worlds/players.ts';
import type { Spoken, SpokenRequest } from '../stakes/spoken.ts';

/** The books' wires on which bets are counted. */
export const bookLanguages = ['altenar', 'bti', 'everymatrix'] as const;
export type BookLanguage = (typeof bookLanguages)[number];

/** What stands in a written request where each bet has something of its own. */
const marks = { token: 'a-token-to-be-put-in', player: '987654321', bet: '1234567890123456' };
const walletUrl = (name: BookLanguage) => `http://127.0.0.1/wallet/${name}`;

const btiOk = { error_code: btiCodes.ok, error_message: btiMessages.ok };

const wires: Record<BookLanguage, { make(send: Send): BookClient; answer: string; done: string }> = {
  altenar: {
    make: (send) =>
      createAltenarClient({ walletUrl: walletUrl('altenar'), credentials: supplierCredentials.altenar, send }),
    answer: '',
    done: 'Success="1"',
  },
  bti: {
    make: (send) => createBtiClient({ walletUrl: walletUrl('bti'), credentials: supplierCredentials.bti, send }),
    answer: writeBtiAnswer({ ...btiOk, balance: '1.00', trx_id: '1' }),
    // Both lines: after the reserve nearly everything is answered with 0, and the text alone says that it was done.
    done: writeBtiAnswer(btiOk).trimEnd(),
  },
  everymatrix: {
    make: (send) =>
      createEverymatrixClient({
        walletUrl: walletUrl('everymatrix'),
        credentials: supplierCredentials.everymatrix,
        send,
      }),
    answer: '{}',
    done: '"ReturnCode":0,',
  },
};

const bet: WireBet = {
  txId: marks.bet,
  betId: marks.bet,
  stakeMinor: 10_000n,
  returnMinor: 16_200n,
  picks: [
    {
      matchId: '4711',
      sport: 'football',
      league: 'Savannah Premier',
      startsAt: new Date('2030-01-01T18:00:00Z'),
      match: 'Kaduna Lions v Jos Heights',
      market: '1x2',
      outcome: '1',
      priceThousandths: 1_620,
      isLive: false,
    },
  ],
};

/**
 * A bet as the book's own client says it, written once and then filled in: what is measured is the platform's side of the wire, and
 * not how fast this process can write.
 */
async function writeOnce(language: BookLanguage): Promise<WireCall[]> {
  const calls: WireCall[] = [];
  const client = wires[language].make(async (call) => {
    calls.push(call);
    return { http: 200, text: wires[language].answer };
  });
  const seat = { token: marks.token, playerId: marks.player, game: '', currency: 'NGN', sitting: '' };
  // What it makes of an answer that says nothing is of no interest.
  await client.place(seat, bet).catch(() => {});
  return calls;
}

const written: Record<BookLanguage, WireCall[]> = {
  altenar: await writeOnce('altenar'),
  bti: await writeOnce('bti'),
  everymatrix: await writeOnce('everymatrix'),
};

/** How many requests a bet takes. */
export function requestsPerBet(language: BookLanguage): number {
  return written[language].length;
}

export function spokenBets(language: BookLanguage): Spoken {
  const calls = written[language];
  return {
    request(player, run, turn): SpokenRequest {
      const { method, url, headers, body = '' } = calls[turn % calls.length] as WireCall;
      const fill = fillerFor(player, run, Math.floor(turn / calls.length));
      const { pathname, search } = new URL(url);
      const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
      return { method, path: fill(pathname + search), head: head.join(''), body: fill(body) };
    },
    isDone: (answer) => answer.includes(wires[language].done),
  };
}

/** Some wires know whole numbers of sixteen digits only. */
function fillerFor({ token, playerId }: BenchPlayer, run: string, turn: number): (text: string) => string {
  const id = run.padStart(4, '1') + playerId.padStart(6, '0') + String(turn).padStart(6, '0');
  return (text) => text.replaceAll(marks.bet, id).replaceAll(marks.token, token).replaceAll(marks.player, playerId);
}
