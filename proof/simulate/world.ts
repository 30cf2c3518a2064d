import type { Send } from '@harmattan/supplier-clients/send';
import type { Reply as WireVerdict } from '@harmattan/supplier-clients/supplier-client';
import pg from 'pg';
import { type Arcade, startArcade } from './arcade.ts';
import { cloneDatabase } from './databases.ts';
import { createFarGateways, type FarGateways, type GatewayName } from './far-gateways.ts';
import { type Instance, startInstance } from './instance.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createNetwork, type Network, NoAnswer, type Reply } from './network.ts';
import { players } from './players.ts';
import { startProcessInstance } from './process-instance.ts';
import { createDraws, type Draws } from './random.ts';
import { createSchedule, type Fault, type Schedule } from './schedule.ts';
import { owners, type VirtualTime } from './virtual-time.ts';

export interface WorldOptions {
  seed: string;
  adminUrl: string;
  databaseName: string;
  faults: readonly Fault[];
  recorded?: readonly string[] | undefined;
  instances: number;
  isRacing: boolean;
  /** Whether each instance is a process of its own. */
  areProcesses: boolean;
  time: VirtualTime;
}

/** What an operation works with. */
/** A session that no instance has. */
export interface Outsider {
  query(text: string): Promise<void>;
  end(): Promise<void>;
}

export interface World {
  seed: string;
  ledger: Ledger;
  far: FarGateways;
  time: VirtualTime;
  players: bigint[];
  /** Looks straight into the database, past every proxy. */
  look<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  control: pg.Client;
  /** A session at the database itself, past every proxy. The schedule waits for its statements, unless a lock holds them up. */
  connect(): Promise<Outsider>;
  /** Before each message is released. Returns the end of that. */
  onRelease(listener: (label: string) => void): () => void;
  /** One of the instances that are alive, as a load balancer picks one. */
  anyInstance(): Instance;
  instances(): readonly Instance[];
  /** How a supplier's requests travel. */
  sendFrom(supplier: string): Send;
  /** A call of the player's page. Throws when no answer comes. */
  playerCall(playerId: bigint, key: string, input: { query?: Record<string, string>; body?: unknown }): Promise<Reply>;
  /** A gateway calls us. */
  hook(gateway: GatewayName, path: string, body: object, headers: Record<string, string>): Promise<Reply>;
  /** Something that an operator or a timer has an instance do. */
  inside<Result>(label: string, run: (instance: Instance) => Promise<Result>): Promise<Result | undefined>;
  /** Something that the arcade does. Undefined when its process dies meanwhile; another one has then taken its place. */
  inArcade<Result>(run: (arcade: Arcade) => Promise<Result>): Promise<Result | undefined>;
  /** Counts a command once, however often it is sent. */
  command(): void;
  newId(): string;
}

const oddCodes = ['403', '401', '429', '500', '101', ''];
/** So many restarts of one place at once are a crash loop and no simulation. */
const instancesMax = 60;
const brokenConnection = /connection terminated|ECONNRESET|EPIPE|terminating connection/i;

/** Everything that a seed plays on: a database of its own, instances, gateways and callers. */
export async function openWorld(options: WorldOptions) {
  const { seed, time } = options;
  time.reset();
  const database = await cloneDatabase(options.adminUrl, options.databaseName);
  const control = new pg.Client({ connectionString: database.adminUrl });
  await control.connect();
  const ledger = createLedger();
  const draws = createDraws(`${seed} world`);
  const far = createFarGateways(createDraws(`${seed} far`));
  const alive: Instance[] = [];

  const { schedule, step, moveClock, messages, arm, armEnd, heal } = createSchedule({
    ...{ seed, faults: options.faults, recorded: options.recorded, time, control },
    isRacing: options.isRacing,
    crash: (name) => processes.crash(name),
  });
  const network = createNetwork({ schedule, time, seed });
  await moveClock();

  const routes = createRoutes({ network, alive, draws });
  const toGateways = fetchFor({ network, far, isAlive: (name) => routes.byName(name) !== undefined });
  globalThis.fetch = toGateways;
  const processes = createProcesses({
    ...{ options, databaseUrl: database.appUrl, schedule, network, ledger, alive, toGateways },
    send: routes.sendFrom('arcade'),
  });
  await processes.beginAll();
  const commands = createCounters();
  const world = createWorld({
    ...{ options, adminUrl: database.adminUrl, control, schedule, ledger, far, alive, routes, commands },
    arcade: processes.arcade,
  });

  return {
    world,
    schedule,
    step,
    moveClock,
    messages,
    arm,
    armEnd,
    heal,
    commands: commands.count,
    deaths: processes.deaths,
    onUncaught(error: Error): void {
      if (owners.getStore()?.isDead) return;
      processes.endedByItself(alive.find((instance) => instance.isRunning())?.name, error.message);
    },
    async close() {
      await processes.arcade().die();
      for (const instance of alive.splice(0)) {
        await instance.die();
        network.breakOff(instance.name);
      }
      await control.end();
      await database.drop();
    },
  };
}

/** The ways from outside to one of the instances that are alive. */
function createRoutes({ network, alive, draws }: { network: Network; alive: readonly Instance[]; draws: Draws }) {
  const byName = (name: string) => alive.find((instance) => instance.name === name);
  const anyInstance = () => draws.pick(alive);

  function toInstance(from: string, label: string, run: (instance: Instance) => Promise<Reply>): Promise<Reply> {
    const { name } = anyInstance();
    return network.call({
      ...{ from, label, instance: name },
      async run() {
        const instance = byName(name);
        if (!instance) throw new NoAnswer('ECONNREFUSED');
        return run(instance);
      },
      garble: () => ({ http: 502, text: '<html>Bad Gateway</html>' }),
    });
  }

  function sendFrom(supplier: string): Send {
    return async ({ method, url, headers, body }) => {
      const { pathname, search } = new URL(url);
      const request = { method, url: `${pathname}${search}`, headers, body };
      return toInstance(supplier, `${method} ${pathname}`, (instance) => instance.server.request(request));
    };
  }

  return { byName, anyInstance, toInstance, sendFrom };
}

interface ProcessDeps {
  options: WorldOptions;
  databaseUrl: string;
  schedule: Schedule;
  network: Network;
  ledger: Ledger;
  alive: Instance[];
  toGateways: typeof fetch;
  send: Send;
}

/** The processes of the product: those that end are followed by others. */
function createProcesses({ options, databaseUrl, schedule, network, ledger, alive, toGateways, send }: ProcessDeps) {
  const { seed, time, instances, areProcesses } = options;
  let born = 0;
  let arcadesBorn = 0;
  let arcade: Arcade;

  async function begin(): Promise<void> {
    born += 1;
    if (born > instancesMax) throw new Error('instances die as soon as they start');
    const name = `i${born}`;
    const deps = { seed, name, databaseUrl, schedule, time, ledger };
    alive.push(
      await (areProcesses
        ? startProcessInstance(deps, { fetch: toGateways, onUncaught: (message) => endedByItself(name, message) })
        : startInstance(deps)),
    );
  }

  async function beginArcade(): Promise<Arcade> {
    arcadesBorn += 1;
    const name = `a${arcadesBorn}`;
    return startArcade({ seed, name, databaseUrl, schedule, time, send });
  }

  /** The process is gone, and another one takes its place. */
  async function crash(name: string): Promise<void> {
    if (name === arcade.name) {
      await arcade.die();
      arcade = await beginArcade();
      return;
    }
    const at = alive.findIndex((instance) => instance.name === name);
    if (at < 0) return;
    const [dead] = alive.splice(at, 1) as [Instance];
    await dead.die();
    network.breakOff(name);
    await begin();
  }

  /** Code that nothing was waiting for has failed, which ends a process. */
  function endedByItself(name: string | undefined, message: string): void {
    const what = brokenConnection.test(message) ? 'a broken connection' : message;
    ledger.violate(`a process ended by itself: ${what}`);
    if (name) void schedule.during(crash(name));
  }

  return {
    crash,
    endedByItself,
    async beginAll(): Promise<void> {
      for (let at = 0; at < instances; at += 1) await begin();
      arcade = await beginArcade();
    },
    arcade: () => arcade,
    deaths: () => born - instances + arcadesBorn - 1,
  };
}

function createCounters() {
  let ids = 700_000_000;
  let commands = 0;
  return {
    count: () => commands,
    command() {
      commands += 1;
    },
    newId() {
      ids += 1;
      return String(ids);
    },
  };
}

function createWorld({
  options: { seed, time },
  adminUrl,
  control,
  schedule,
  ledger,
  far,
  alive,
  routes: { anyInstance, toInstance, sendFrom },
  commands: { command, newId },
  arcade,
}: {
  options: WorldOptions;
  adminUrl: string;
  control: pg.Client;
  schedule: Schedule;
  ledger: Ledger;
  far: FarGateways;
  alive: readonly Instance[];
  routes: ReturnType<typeof createRoutes>;
  commands: ReturnType<typeof createCounters>;
  arcade(): Arcade;
}): World {
  return {
    ...{ seed, ledger, far, time, players, control, anyInstance, command, newId },
    look: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await schedule.during(control.query<Row>(text, values))).rows,
    onRelease: schedule.onRelease,
    async connect() {
      const client = new pg.Client({ connectionString: adminUrl });
      await schedule.during(client.connect());
      const { rows } = await schedule.during(client.query<{ pid: number }>('select pg_backend_pid() as pid'));
      const asked = schedule.begin(`outsider ${newId()}`, () => rows[0]?.pid);
      return {
        async query(text) {
          asked.begin();
          await client.query(text).finally(asked.end);
        },
        end: () => schedule.during(client.end()),
      };
    },
    instances: () => alive,
    sendFrom,
    inArcade: (run) => {
      const now = arcade();
      return now.within(() => run(now));
    },
    playerCall: (playerId, key, input) =>
      toInstance(`player${playerId}`, key, (instance) => instance.server.playerCall(playerId, key, input)),
    hook: (gateway, path, body, headers) =>
      toInstance(gateway, `hook ${path}`, (instance) =>
        instance.server.request({
          method: 'POST',
          url: `/hooks/${path}`,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    async inside(label, run) {
      let result: Awaited<ReturnType<typeof run>> | undefined;
      await toInstance('inside', label, async (instance) => {
        result = await instance.within(() => run(instance));
        return { http: 200, text: '' };
      });
      return result;
    },
  };
}

/** The gateways, as `fetch` of an instance reaches them. */
function fetchFor(of: { network: Network; far: FarGateways; isAlive(name: string): boolean }): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const [, gateway = '', ...rest] = url.pathname.split('/');
    const instance = url.hostname.split('.')[0] as string;
    const name = gateway as GatewayName;
    const path = `/${rest.join('/')}`;
    const answered = of.network.call({
      ...{ from: `${instance}/${gateway}`, instance, label: `${init?.method ?? 'GET'} ${path}` },
      async run() {
        if (!of.isAlive(instance)) throw new NoAnswer('ECONNRESET');
        const { http, body } = of.far.answer(name, {
          ...{ method: init?.method ?? 'GET', path, query: Object.fromEntries(url.searchParams) },
          body: init?.body ? JSON.parse(String(init.body)) : {},
        });
        return { http, text: JSON.stringify(body) };
      },
      garble: garbleGateway,
    });
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    try {
      const { http, text } = await Promise.race([answered, aborted]);
      return new Response(text, { status: http });
    } catch (error) {
      answered.catch(() => {});
      const cause = { code: error instanceof NoAnswer ? error.code : 'ABORTED' };
      throw Object.assign(new TypeError('fetch failed'), { cause });
    }
  };
}

/** Half an answer, a broken page, or a code that its papers do not explain. */
function garbleGateway({ text }: Reply, draws: Draws): Reply {
  const body = JSON.parse(text) as { resultcode?: string };
  if (body.resultcode !== undefined && draws.chance(0.6)) {
    return { http: 200, text: JSON.stringify({ ...body, resultcode: draws.pick(oddCodes), data: [] }) };
  }
  return draws.chance(0.5)
    ? { http: 500, text: '{"status":"error","message":"broken"}' }
    : { http: 200, text: '{"stat' };
}

export function isDone({ verdict }: WireVerdict): boolean {
  return verdict === 'done' || verdict === 'repeat';
}

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;
