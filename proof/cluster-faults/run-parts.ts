import type { Programs } from '../../scripts/cluster/programs.ts';
import type { Figure } from '../bench/report.ts';
import { createDraws } from '../simulate/random.ts';
import { type FoundAway, loseQuorum, loseStandbys } from './away.ts';
import {
  asynchronous,
  type Found,
  freezePatroni,
  freezePrimary,
  isolateFromEtcd,
  killNode,
  killNodeBehindSlowLink,
  killServer,
  loseEtcd,
  switchOver,
  synchronous,
  underStakes,
  withDirectStakes,
} from './faults.ts';
import { startWorld, type World } from './world.ts';

const freezes = 5;
/** Whether the woken node reads its stale cache first is chance. */
const controlFreezesMax = 5;
const randomFaults = 10;

interface Run {
  programs: Programs;
  isWanted(part: string): boolean;
}

/** With the settings of `deploy/`: nothing that was acknowledged may be lost. */
export async function runFaults({ programs, isWanted, seed }: Run & { seed: string }): Promise<Figure[]> {
  const parts = ['process', 'node', 'switchover', 'frozen', 'isolated', 'etcd', 'quorum', 'standbys', 'random'];
  if (!parts.some(isWanted)) return [];
  const world = await startWorld({ programs });
  const figures: Figure[] = [];
  let lost = 0;
  const take = async <Result extends Found>(part: string, run: () => Promise<Result>) => {
    if (!isWanted(part)) return undefined;
    const found = await run();
    lost += found.lost;
    say(part, found);
    return found;
  };
  const seconds = (name: string, goalMax: number, found?: Found) => {
    if (found) figures.push({ name, value: found.pauseS, goalMax });
  };
  const away = (name: string, found?: FoundAway) => {
    if (!found) return;
    figures.push({ name: `${name}_back_s`, value: found.backS });
    figures.push({ name: `${name}_answered_away`, value: found.answeredAway, goalMax: 0 });
  };
  try {
    seconds('failover_process_s', 8, await take('process', () => underStakes(world, () => killServer(world))));
    seconds('failover_node_s', 25, await take('node', () => underStakes(world, () => killNodeBehindSlowLink(world))));
    seconds('switchover_s', 6, await take('switchover', () => underStakes(world, () => switchOver(world))));
    let frozenLost = 0;
    for (let round = 0; round < freezes; round += 1) {
      frozenLost += (await take('frozen', () => underStakes(world, () => freezePrimary(world))))?.lost ?? 0;
    }
    if (isWanted('frozen')) figures.push({ name: 'frozen_lost', value: frozenLost, goalMax: 0 });
    await take('isolated', () => withDirectStakes(world, (primary) => isolateFromEtcd(world, primary)));
    await take('isolated', () => withDirectStakes(world, (primary) => freezePatroni(world, primary)));
    await take('etcd', () => underStakes(world, () => loseEtcd(world)));
    away('etcd_quorum', await take('quorum', () => loseQuorum(world)));
    away('standbys', await take('standbys', () => loseStandbys(world)));
    await take('random', () => underStakes(world, () => breakAtRandom(world, seed)));
    return [...figures, { name: 'lost', value: lost, goalMax: 0 }];
  } finally {
    await world.stop();
  }
}

/** The same faults with weaker settings: some must be lost, or the faults prove nothing. */
export async function runControls({ programs, isWanted }: Run): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (isWanted('control-node') || isWanted('control-isolated'))
    figures.push(...(await runAsynchronous(programs, isWanted)));
  if (isWanted('control-frozen') && programs.store === 'etcd') figures.push(await runUnsafeStore(programs));
  if (figures.length === 0) return [];
  // Each control has to lose.
  return [...figures, { name: 'control_lost', value: Math.min(...figures.map(({ value }) => value)), goalMin: 1 }];
}

async function runAsynchronous(programs: Programs, isWanted: Run['isWanted']): Promise<Figure[]> {
  const world = await startWorld({ programs });
  const figures: Figure[] = [];
  try {
    await world.cluster.configure(asynchronous);
    if (isWanted('control-node')) {
      const found = await underStakes(world, () => killNodeBehindSlowLink(world));
      say('control-node', found);
      figures.push({ name: 'control_node_lost', value: found.lost, goalMin: 1 });
    }
    if (isWanted('control-isolated')) {
      const found = await withDirectStakes(world, (primary) => freezePatroni(world, primary));
      say('control-isolated', found);
      figures.push({ name: 'control_isolated_lost', value: found.lost, goalMin: 1 });
    }
    await world.cluster.configure(synchronous);
    return figures;
  } finally {
    await world.stop();
  }
}

async function runUnsafeStore(programs: Programs): Promise<Figure> {
  const world = await startWorld({ programs, store: 'etcd3' });
  let lost = 0;
  try {
    for (let round = 0; round < controlFreezesMax && lost === 0; round += 1) {
      const found = await underStakes(world, () => freezePrimary(world));
      say('control-frozen', found);
      lost = found.lost;
    }
    return { name: 'control_frozen_lost', value: lost, goalMin: 1 };
  } finally {
    await world.stop();
  }
}

async function breakAtRandom(world: World, seed: string): Promise<void> {
  console.error(`random: --seed ${seed}`);
  const draws = createDraws(seed);
  const kinds = { killServer, killNode, switchOver, freezePrimary, loseEtcd };
  for (let round = 0; round < randomFaults; round += 1) {
    const name = draws.pick(Object.keys(kinds) as (keyof typeof kinds)[]);
    console.error(`random ${round + 1}: ${name}`);
    await kinds[name](world);
    await world.cluster.whole();
  }
}

function say(part: string, { lost, acknowledged, pauseS }: Found): void {
  console.error(`${part}: ${lost} of ${acknowledged} acknowledged lost, longest pause ${pauseS.toFixed(1)} s`);
}
