// Every statement with values is named, so that a connection plans it once. The planner is not simulated.
import pg from 'pg';

/** What the names begin with. A trace shows these statements by their text. */
export const keptPlan = 'kept plan ';
const names = new Map<string, string>();

function nameFor(text: string): string {
  const name = names.get(text) ?? `${keptPlan}${names.size + 1}`;
  names.set(text, name);
  return name;
}

function named(config: unknown, values: unknown): unknown {
  if (typeof config === 'string') return Array.isArray(values) ? { text: config, name: nameFor(config) } : config;
  const { text, name, submit, values: own } = config as Record<string, unknown>;
  const isNamed = typeof text !== 'string' || name !== undefined || submit !== undefined;
  if (isNamed || !(Array.isArray(values) || Array.isArray(own))) return config;
  return { ...(config as object), name: nameFor(text) };
}

const { query } = pg.Client.prototype as unknown as { query(...asked: unknown[]): unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, config: unknown, ...more: unknown[]): unknown {
    return query.call(this, named(config, more[0]), ...more);
  },
});
