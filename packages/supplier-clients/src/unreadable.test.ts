// What stands in the way between two servers says things of its own, and none of it may be taken for an answer.
import { supplierNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { createClient } from './clients.ts';

const answers = [
  { http: 502, text: '<html><body>Bad gateway</body></html>' },
  { http: 200, text: '' },
  { http: 200, text: '{}' },
  { http: 200, text: 'null' },
  { http: 200, text: '<Answer/>' },
  { http: 503, text: '{"statusCode":1503}' },
  { http: 200, text: '{"StatusCode":"20' },
];

const seat = { token: 't', playerId: '1', game: '101', currency: 'NGN', sitting: 's' };
const of = { txId: '1', round: '2', amountMinor: 100n, stakeTxId: '1' };

test.each(supplierNames)('%s takes neither yes nor no from what is no answer', async (supplier) => {
  for (const answer of answers) {
    const client = createClient(supplier, {
      walletUrl: 'http://127.0.0.1',
      credentials: supplierCredentials[supplier],
      send: async () => answer,
    });
    const calls = { stake: client.stake(seat, of), win: client.win(seat, of), cancel: client.cancel(seat, of) };
    for (const [name, call] of Object.entries(calls)) {
      const verdict = await call.then((reply) => reply.verdict).catch(() => 'unreadable');
      expect(['unreadable', 'unavailable'], `${name}: ${answer.text}`).toContain(verdict);
    }
  }
});
