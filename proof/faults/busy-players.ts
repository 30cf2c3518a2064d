import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { type BenchPlayer, makePlayers } from '../worlds/players.ts';

const playersMax = 8;
/** Orders up to this amount are approved by the platform itself and go out to the gateway. */
export const autoApproveMax = 1_500;
const pauseMs = 20;
const questions = [
  'User/GetBalance',
  'User/PersonalInfromation',
  'Messages/GetUnreadCount',
  'Jackpot/GetManualJackpotList',
  'Cashrace/GetCashRacesList',
  'Security/GetUserSessions',
];

export type BusyPlayers = Awaited<ReturnType<typeof startBusyPlayers>>;

/** Players who move money, read pages, follow the stream and watch Zeppelin, until they are stopped. */
export async function startBusyPlayers(product: { siteUrl: string; arcadeUrl: string }, ownerUrl: string) {
  const players = await makePlayers(ownerUrl, playersMax);
  const counts = { orders: 0, answers: 0, unavailable: 0, failed: [] as string[] };
  let isStopped = false;

  async function call(player: BenchPlayer, method: 'GET' | 'POST', path: string, body?: object) {
    try {
      const answer = await fetch(`${product.siteUrl}/api/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${player.token}`,
          cookie: `harmattan_session=${player.cookie}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const { status } = (await answer.json()) as { status: string };
      if (answer.status === 503) counts.unavailable += 1;
      if (answer.status === 500) counts.failed.push(`${path} ${status}`);
      return { http: answer.status, status };
    } catch {
      return { http: 0, status: 'no answer' };
    }
  }

  for (const player of players) {
    const details = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };
    const saved = await call(player, 'POST', 'User/SaveUserPersonalDetails', details);
    if (saved.status !== 'SUCCESS') throw new Error(`the details were not saved: ${JSON.stringify(saved)}`);
  }

  async function orderAndCancel(player: BenchPlayer, amount: number): Promise<void> {
    while (!isStopped) {
      const order = await call(player, 'POST', `Banking/RegisterFastHubWithdraw?amount=${amount}`);
      if (order.status === 'SUCCESS') counts.orders += 1;
      await call(player, 'POST', 'Banking/RejectWithadrawByUser');
      await delay(pauseMs);
    }
  }

  async function ask(player: BenchPlayer): Promise<void> {
    for (let at = 0; !isStopped; at += 1) {
      const { http } = await call(player, 'GET', questions[at % questions.length] as string);
      if (http === 200) counts.answers += 1;
      await delay(pauseMs);
    }
  }

  const work = players.flatMap((player, at) => [
    orderAndCancel(player, at % 2 === 0 ? autoApproveMax - 500 : autoApproveMax + 500),
    ask(player),
  ]);
  // An order that went out to a gateway may be unknown for minutes, and its player orders nothing meanwhile.
  const stream = followStream(product.siteUrl, players[1] as BenchPlayer);
  const zeppelin = await watchZeppelin(product.arcadeUrl);
  return {
    counts,
    stream,
    zeppelin,
    async stop(): Promise<void> {
      isStopped = true;
      stream.close();
      zeppelin.close();
      await Promise.all(work);
    },
  };
}

/** One connection, opened once: it counts the balances it was sent, and says whether it is still open. */
function followStream(siteUrl: string, player: BenchPlayer) {
  const seen = { balances: 0, isOpen: true };
  const asked = request(`${siteUrl}/api/api/User/Stream`, {
    headers: { authorization: `Bearer ${player.token}`, cookie: `harmattan_session=${player.cookie}` },
  });
  asked.on('response', (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      seen.balances += text.split('event: balance').length - 1;
    });
    answer.on('close', () => {
      seen.isOpen = false;
    });
    answer.on('error', () => {});
  });
  asked.on('error', () => {
    seen.isOpen = false;
  });
  asked.end();
  return { seen, close: () => asked.destroy() };
}

/** A seat for play money: flights go on as long as a page watches. */
async function watchZeppelin(arcadeUrl: string) {
  const query = new URLSearchParams({ Token: '', MerchantId: '40001', Lang: 'en-US', GameId: '7001', IsFreeplay: '1' });
  const door = `${arcadeUrl}/betsolutions/auth/auth?${query}`;
  const opened = await fetch(door, { redirect: 'manual' });
  const path = new URL(opened.headers.get('location') ?? '', door).pathname;
  const socket = new WebSocket(`${arcadeUrl.replace('http', 'ws')}${path}/flights`, { origin: arcadeUrl });
  socket.on('error', () => {});
  return {
    pageUrl: `${arcadeUrl}${path}`,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  };
}
