import type { DatabaseCluster } from './database-cluster.ts';
import type { DatabaseNode } from './database-node.ts';
import type { Part } from './part.ts';
import type { Product } from './products.ts';
import type { Command, Target } from './read-command.ts';

interface Parts {
  database: DatabaseCluster;
  nats: Part[];
  products: Product[];
}

/** Does to a running cluster what a person asks for, and answers in a few words. */
export function obeyCommands(parts: Parts): (command: Command) => Promise<string> {
  const { database, nats, products } = parts;
  const simple: Part[] = [...database.etcds, database.haproxy, ...nats, ...products];
  const frozen = new Set<string>();

  async function find({ kind, number }: Target): Promise<Part | DatabaseNode> {
    if (kind === 'primary') return database.primary();
    const name = number === undefined ? kind : `${kind}-${number}`;
    const nodes: (Part | DatabaseNode)[] = database.nodes;
    const found = [...nodes, ...simple].find((part) => part.name === name);
    if (!found) throw new Error(`This cluster has no ${name}.`);
    return found;
  }

  async function kill(target: Target): Promise<string> {
    if (target.kind === 'link') {
      database.nodes[target.number - 1]?.cutFromEtcd();
      return `postgres-${target.number} no longer reaches etcd.`;
    }
    const part = await find(target);
    await part.kill();
    frozen.delete(part.name);
    return `${part.name} was killed.`;
  }

  async function freeze(target: Target): Promise<string> {
    const part = await find(target);
    part.freeze();
    frozen.add(part.name);
    return `${part.name} stands still.`;
  }

  function wake(): string {
    for (const node of database.nodes) {
      node.mend();
      node.wake();
      node.start();
    }
    for (const part of simple) {
      part.wake();
      part.start();
    }
    frozen.clear();
    return 'Every part runs or starts.';
  }

  return async (command) => {
    switch (command.act) {
      case 'kill':
        return kill(command.target);
      case 'freeze':
        return freeze(command.target);
      case 'wake':
        return wake();
      case 'status':
        return describeParts(database.nodes, simple, frozen);
      case 'switchover':
        await database.switchover();
        return `${(await database.primary()).name} is the primary.`;
      case 'up':
        return 'The cluster runs.';
    }
  };
}

async function describeParts(nodes: DatabaseNode[], simple: Part[], frozen: ReadonlySet<string>): Promise<string> {
  const states = await Promise.all(nodes.map((node) => node.state()));
  const lines = nodes.map((node, at) => {
    const state = states[at];
    return `${node.name.padEnd(14)}${state ? `${state.role}, ${state.state}, timeline ${state.timeline ?? '?'}` : 'does not answer'}`;
  });
  const others = simple.map(({ name, isRunning }) => {
    const word = frozen.has(name) ? 'stands still' : 'runs';
    return `${name.padEnd(14)}${isRunning() ? word : 'does not run'}`;
  });
  return [...lines, ...others].join('\n');
}
