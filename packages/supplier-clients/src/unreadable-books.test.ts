// What stands in the way between two servers says things of its own, and none of it may be taken for an answer.
import { bookNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import type { BookClient, WireBet } from './book-client.ts';
import { bookClientMakers, createBookClient } from './book-clients.ts';
import type { Send } from './send.ts';

const answers = [
  { http: 502, text: '<html><body>Bad gateway</body></html>' },
  { http: 200, text: '' },
  { http: 200, text: '{}' },
  { http: 200, text: 'null' },
  { http: 200, text: '<Answer/>' },
  { http: 200, text: '<PKT><Result Name="PlaceBet"><Returnset/></Result></PKT>' },
  { http: 200, text: '<PKT><Result Name="PlaceBet" Success="1"><Returnset>' },
  { http: 503, text: '{"statusCode":1503}' },
  { http: 200, text: '{"ReturnCode":"0"}' },
  { http: 500, text: '{"ReturnCode":0}' },
  { http: 200, text: '{"StatusCode":"200"}' },
  { http: 200, text: '{"StatusCode":"20' },
];

const seat = { token: 't', playerId: '1', game: '', currency: 'NGN', sitting: 's' };
const bet: WireBet = { txId: '1', betId: '2', stakeMinor: 100n, returnMinor: 200n, picks: [] };
const settlement = { txId: '3', betId: '2', stakeTxId: '1', stakeMinor: 100n, amountMinor: 100n };
const correction = { txId: '4', betId: '2', stakeTxId: '1', previousTxId: '3', previousMinor: 100n, amountMinor: 0n };

function clientOf(name: (typeof bookNames)[number], send: Send): BookClient {
  const credentials = supplierCredentials[name];
  return createBookClient(name, { walletUrl: 'http://127.0.0.1', credentials, send });
}

const spoken = bookNames.filter((name) => bookClientMakers[name] !== undefined);

test.each(spoken)('%s takes neither yes nor no from what is no answer', async (name) => {
  for (const answer of answers) {
    const client = clientOf(name, async () => answer);
    const calls = {
      place: client.place(seat, bet),
      cancel: client.cancel(seat, bet),
      won: client.settle(seat, { ...settlement, kind: 'won' }),
      lost: client.settle(seat, { ...settlement, kind: 'lost', amountMinor: 0n }),
      void: client.settle(seat, { ...settlement, kind: 'void' }),
      cashout: client.settle(seat, { ...settlement, kind: 'cashout' }),
      less: client.correct(seat, correction),
      more: client.correct(seat, { ...correction, amountMinor: 300n }),
    };
    for (const [what, call] of Object.entries(calls)) {
      const verdict = await call.then((reply) => reply.verdict).catch(() => 'unreadable');
      expect(['unreadable', 'unavailable'], `${what}: ${answer.text}`).toContain(verdict);
    }
  }
});

test.each(spoken)('%s lets no player in whose wallet gave no answer', async (name) => {
  for (const answer of answers) {
    const opened = await clientOf(name, async () => answer)
      .open({ token: 't', playerId: '', game: '', currency: 'NGN' })
      .then(({ status }) => status)
      .catch(() => 'unreadable');
    expect(['unreadable', 'refused'], answer.text).toContain(opened);
  }
});
