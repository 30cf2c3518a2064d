import { once } from 'node:events';
import { startClients, talkTo } from './processes.ts';
import type { Way } from './telling-server.ts';

/** Plainly told, a whole flight would keep this machine busy for minutes: a part of it says as much. */
const socketsMax = 500;
const betsMax = 200;

/** What it costs to tell a flight, in our way and in plain ones: the same events to as many sockets, in the same kind of process. */
export async function compareTelling({
  sockets,
  bets,
}: {
  sockets: number;
  bets: number;
}): Promise<Record<Way, number>> {
  const cpuMs = {} as Record<Way, number>;
  const size = { sockets: Math.min(sockets, socketsMax), bets: Math.min(bets, betsMax) };
  for (const way of ['ours', 'each', 'gathered'] as const) {
    const { child, close } = talkTo('telling-server.ts');
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    const paths = Array.from({ length: size.sockets }, () => '/');
    const clients = startClients({ addresses: [address], paths, plan: [] });
    try {
      await clients.next('connected');
      child.send({ way, bets: size.bets });
      const [answer] = (await once(child, 'message')) as [{ cpuMs: number }];
      cpuMs[way] = answer.cpuMs;
    } finally {
      await clients.close();
      await close();
    }
  }
  console.log(
    `telling ${size.bets} bets to ${size.sockets} sockets: ours ${cpuMs.ours.toFixed(0)} ms of CPU, each event by itself as JSON ` +
      `${cpuMs.each.toFixed(0)} ms, JSON gathered over 200 ms ${cpuMs.gathered.toFixed(0)} ms`,
  );
  return cpuMs;
}
