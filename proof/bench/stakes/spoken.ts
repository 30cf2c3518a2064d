// What the far end of the wire writes and looks for: the players' own call, a supplier's stake and win in turns, or a book's bets.
import { createHash } from 'node:crypto';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { BenchPlayer } from '../../worlds/players.ts';
import { type BookLanguage, spokenBets } from '../sports/spoken-bets.ts';

export interface Spoken {
  /** The head of the request behind its first line and host, and the body, of the n-th request of a player. */
  request(player: BenchPlayer, id: string, turn: number): SpokenRequest;
  isDone(answer: string): boolean;
}

export interface SpokenRequest {
  method?: 'GET' | 'POST';
  path: string;
  head: string;
  body: string;
}

export type Language = 'call' | 'betsolutions' | 'qtech' | BookLanguage;

const { privateKey } = supplierCredentials.betsolutions;
const { passKey } = supplierCredentials.qtech;

/** A stake and then its win, in a round of their own. */
function moveOf(id: string, turn: number): { isStake: boolean; tx: string; round: string; stake: string } {
  const isStake = turn % 2 === 0;
  const round = id.replace(/\d+$/, '') + Math.floor(turn / 2);
  return { isStake, round, tx: `${round}-${isStake ? 's' : 'w'}`, stake: `${round}-s` };
}

export function spokenIn(language: Language, path: string, saying?: string): Spoken {
  switch (language) {
    case 'call':
      return {
        request: (player, id) => ({
          path: `/api/api${path}${saying === undefined ? '' : `?key=${id}`}`,
          head:
            'content-type: application/json\r\n' +
            `authorization: Bearer ${player.token}\r\ncookie: harmattan_session=${player.cookie}\r\n`,
          body: saying ?? `{"id":"${id}","amount":1}`,
        }),
        isDone: (answer) => answer.includes('"statusCode":0'),
      };
    case 'betsolutions':
      return {
        request({ token, playerId }, id, turn) {
          const { isStake, tx, round } = moveOf(`${id}-${playerId}-0`, turn);
          // In the order of their names, as they are signed.
          const values = isStake
            ? ['100', '1', 'NGN', '101', '2', round, token, tx]
            : ['100', 'NGN', '101', '2', round, token, tx, '1'];
          const names = isStake
            ? ['Amount', 'BetTypeId', 'Currency', 'GameId', 'ProductId', 'RoundId', 'Token', 'TransactionId']
            : ['Amount', 'Currency', 'GameId', 'ProductId', 'RoundId', 'Token', 'TransactionId', 'WinTypeId'];
          const hash = createHash('sha256')
            .update(`${values.join('|')}|${privateKey}`)
            .digest('hex');
          return {
            path: `/wallet/betsolutions/${isStake ? 'Bet' : 'Win'}`,
            head: 'content-type: application/x-www-form-urlencoded\r\n',
            body: `${names.map((name, at) => `${name}=${values[at]}`).join('&')}&Hash=${hash}`,
          };
        },
        isDone: (answer) => answer.includes('"StatusCode":200'),
      };
    case 'qtech':
      return {
        request({ token, playerId }, id, turn) {
          const { isStake, tx, round, stake } = moveOf(`${id}-${playerId}-0`, turn);
          const bet = isStake ? '' : `"betId":"${stake}",`;
          return {
            path: '/wallet/qtech/transactions',
            head: `content-type: application/json\r\npass-key: ${passKey}\r\nwallet-session: ${token}\r\n`,
            body:
              `{"txnType":"${isStake ? 'DEBIT' : 'CREDIT'}","txnId":"${tx}",${bet}"playerId":"${playerId}",` +
              `"roundId":"${round}","amount":1.00,"currency":"NGN","gameId":"HRM-cowrie-rush","device":"MOBILE",` +
              `"clientType":"HTML5","category":"CASINO/SLOT/5REEL","completed":"${!isStake}"}`,
          };
        },
        isDone: (answer) => answer.includes('"referenceId"'),
      };
    default:
      return spokenBets(language);
  }
}
