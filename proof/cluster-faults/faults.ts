import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseNode } from '../../scripts/cluster/database-node.ts';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import { openWallet } from '../faults/test-wallet.ts';
import { untilAcked, type World } from './world.ts';

/** In each direction of the link that standbys replicate over. */
const linkDelayMs = 200;
/** Longer than the leader key lives (`ttl` 20 s). */
const frozenMs = 28_000;
/** Long enough for several rounds of Patroni and of HAProxy's checks. */
const settleMs = 10_000;

export interface Found {
  lost: number;
  acknowledged: number;
  /** The longest time without an acknowledged stake. */
  pauseS: number;
}

export const synchronous = { synchronous_mode: true, synchronous_mode_strict: true };
export const asynchronous = { synchronous_mode: false, synchronous_mode_strict: false };

/** Stakes flow, something breaks, stakes flow again, all nodes are back: is each acknowledged stake in the journal? */
export async function underStakes(world: World, breakIt: () => Promise<void>): Promise<Found> {
  await world.cluster.whole();
  const load = world.stake();
  await untilAcked(load);
  load.resetPause();
  await breakIt();
  await untilAcked(load);
  const pauseS = load.longestPauseS();
  await world.cluster.whole();
  await untilAcked(load);
  await load.stop();
  const [unexpected] = load.unexpected;
  if (unexpected) throw unexpected;
  return { lost: await world.lost(load), acknowledged: load.acks.count(), pauseS };
}

/** Patroni may start the server again where it died, or have another take over. */
export async function killServer({ cluster }: World): Promise<void> {
  const primary = await cluster.primary();
  const killed = primary.serverPid();
  primary.killServer();
  await waitUntil('A server in its place', async () => {
    const states = await Promise.all(cluster.nodes.map(async (node) => ({ node, state: await node.state() })));
    return states.some(({ node, state }) => {
      const pid = node.serverPid();
      return state?.isPrimary && pid !== undefined && pid !== killed;
    });
  });
}

/** The node comes back once another one is primary. */
export async function killNode({ cluster }: Pick<World, 'cluster'>): Promise<void> {
  const primary = await cluster.primary();
  for (const node of cluster.nodes) node.delayReplication(linkDelayMs);
  await primary.kill();
  await untilOtherPrimary({ cluster }, primary);
  for (const node of cluster.nodes) node.delayReplication(0);
  primary.start();
}

/** With a slow link the standby is behind when the primary dies. */
export async function killNodeBehindSlowLink(world: World): Promise<void> {
  for (const node of world.cluster.nodes) node.delayReplication(linkDelayMs);
  await delay(linkDelayMs * 10);
  await killNode(world);
}

export async function switchOver({ cluster }: World): Promise<void> {
  const primary = await cluster.primary();
  await cluster.switchover();
  await untilOtherPrimary({ cluster }, primary);
}

export async function freezePrimary({ cluster }: World): Promise<void> {
  const primary = await cluster.primary();
  primary.freeze();
  await Promise.all([delay(frozenMs), untilOtherPrimary({ cluster }, primary)]);
  primary.wake();
  await delay(settleMs);
}

export async function loseEtcd({ cluster }: World): Promise<void> {
  const [etcd] = cluster.etcds;
  await etcd?.kill();
  await delay(settleMs);
  etcd?.start();
}

/** Each client keeps its connection to the primary itself, past HAProxy. */
export async function withDirectStakes(
  world: World,
  breakIt: (primary: DatabaseNode) => Promise<void>,
): Promise<Found> {
  await world.cluster.whole();
  const primary = await world.cluster.primary();
  const direct = openWallet(world.appUrl(primary.port));
  const through = world.stake();
  const past = world.stakeOver(direct);
  await Promise.all([untilAcked(through), untilAcked(past)]);
  through.resetPause();
  await breakIt(primary);
  await untilAcked(through);
  const pauseS = through.longestPauseS();
  await past.stop();
  await direct.close();
  await world.cluster.whole();
  await through.stop();
  const acknowledged = through.acks.count() + past.acks.count();
  return { lost: await world.lost(through, past), acknowledged, pauseS };
}

export async function isolateFromEtcd(world: World, primary: DatabaseNode): Promise<void> {
  primary.cutFromEtcd();
  await untilOtherPrimary(world, primary);
  await delay(settleMs);
  primary.mend();
}

/** Patroni stands still, so that it cannot demote its server, which serves on. */
export async function freezePatroni(world: World, primary: DatabaseNode): Promise<void> {
  primary.freezePatroni();
  await untilOtherPrimary(world, primary);
  await delay(settleMs);
  primary.wake();
}

function untilOtherPrimary({ cluster }: Pick<World, 'cluster'>, old: DatabaseNode): Promise<void> {
  return waitUntil('A fail-over', async () => {
    const states = await Promise.all(cluster.nodes.map(async (node) => ({ node, state: await node.state() })));
    return states.some(({ node, state }) => node !== old && state?.isPrimary);
  });
}
