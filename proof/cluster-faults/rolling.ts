import { setTimeout as delay } from 'node:timers/promises';
import { isEtcdHealthy } from '../../scripts/cluster/etcd.ts';
import { members } from '../../scripts/cluster/layout.ts';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import type { Site } from './site.ts';
import type { World } from './world.ts';

/** HAProxy has looked at what came back, and leads to it again. */
const checkedMs = 3_000;

/** Every process ends in order and begins again, one after another; a primary and a synchronous standby hand over before. */
export async function restartAll(
  { world, site }: { world: World; site: Site },
  countFailures: () => number,
): Promise<void> {
  const say = (kind: string) => console.error(`rolling: ${countFailures()} without an answer after ${kind}`);
  for (const platform of site.platforms) {
    await restart(platform.name, () => platform.stop());
    await platform.begin();
    await delay(checkedMs);
  }
  say('the platforms');
  for (const nats of site.nats) {
    await restart(nats.name, () => nats.stop());
    nats.start();
    await site.untilNats();
  }
  say('NATS');
  for (const [at, etcd] of world.cluster.etcds.entries()) {
    await restart(etcd.name, () => etcd.stop());
    etcd.start();
    const member = members[at] as (typeof members)[number];
    await waitUntil(`The start of ${etcd.name}`, () => isEtcdHealthy(member, world.ports));
  }
  say('etcd');
  await restartDatabases(world);
  say('PostgreSQL');
  const { haproxy } = world.cluster;
  await restart(haproxy.name, () => haproxy.stop());
  haproxy.start();
  await delay(checkedMs);
  say('HAProxy');
}

async function restartDatabases({ cluster }: World): Promise<void> {
  const first = await cluster.primary();
  for (const node of [...cluster.nodes.filter((one) => one !== first), first]) {
    await cluster.whole();
    if (node === first) {
      await cluster.switchover();
      await cluster.whole();
    }
    await cluster.relieve(node);
    await restart(node.name, () => node.stop());
    node.setSynchronous(true);
    node.start();
    await cluster.whole();
  }
}

async function restart(name: string, stop: () => Promise<unknown>): Promise<void> {
  const begunAt = performance.now();
  await stop();
  console.error(`rolling: ${name} ended within ${((performance.now() - begunAt) / 1_000).toFixed(1)} s`);
}
