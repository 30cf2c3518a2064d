import type { Permission } from '@harmattan/contract/office';
import type { Staff } from '../modules/staff/index.ts';
import { type BlockRow, type Source, type SwitchName, situations, switchNames } from '../modules/switches/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { RequestFailure } from '../plumbing/http/failure.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

export type SwitchCalls = 'GET Players/Switches' | 'POST Players/SetSwitch' | 'POST Players/SetSituation';

/** What a person needs to speak for a source, to turn off and on. A player's own word, a break and a register's word stand for good. */
const speaksFor = { staff: 'switches.set', risk: 'switches.risk', court: 'switches.order' } as const satisfies Partial<
  Record<Source, Permission>
>;
type Speaker = keyof typeof speaksFor;
const speakers = Object.keys(speaksFor) as Speaker[];
/** What a person needs to end a source's block. A match is set by the platform, and ended when an appeal shows that it was wrong. */
const endsOf = { ...speaksFor, match: 'switches.risk' } as const satisfies Partial<Record<Source, Permission>>;
type Ender = keyof typeof endsOf;
const enders = Object.keys(endsOf) as Ender[];

interface Wish {
  playerId: bigint;
  switches: readonly SwitchName[];
  reason: string;
  until: Date | null;
  playerText: string | null;
}

export function switchesDesk(deps: OfficeDeps): Pick<OfficeHandlers, SwitchCalls> {
  const { identity } = deps;
  const exists = async (playerId: bigint) => (await identity.userNamesOf([playerId])).size > 0;
  const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });

  return {
    async 'GET Players/Switches'({ query: { playerId }, context: { staff } }) {
      if (!(await exists(playerId))) return missing();
      return success(await shown(deps, playerId, staff));
    },

    async 'POST Players/SetSwitch'({ context, body }) {
      const { playerId, switch: name, on, reason, until, playerText } = body;
      if (!(await exists(playerId))) return missing();
      const wish = { playerId, switches: [name], reason, until: until ?? null, playerText: playerText || null };
      const source = body.source ?? (context.staff.permissions.includes('switches.risk') ? 'risk' : 'staff');
      if (on) return turnOn(deps, context, { ...wish, source: body.source });
      return turnOff(deps, context, { ...wish, source, action: `turn off ${name}` });
    },

    async 'POST Players/SetSituation'({ context, body }) {
      const { playerId, situation, reason, until, playerText } = body;
      if (!(await exists(playerId))) return missing();
      const { source, off } = situations[situation];
      const wish = { playerId, switches: off, reason, until: until ?? null, playerText: playerText || null };
      return turnOff(deps, context, { ...wish, source, action: `set situation ${situation}` });
    },
  };
}

async function turnOff(deps: OfficeDeps, context: Signed, wish: Wish & { source: Source; action: string }) {
  const { audit, switches } = deps;
  const { action, ...word } = wish;
  const { playerId, source, until } = wish;
  const entry = { ...actorOf(context), action, subject: `player ${playerId}`, reason: wish.reason };
  if (!maySpeakFor(context.staff, source)) {
    await audit.record({ ...entry, outcome: 'refused', after: { source } });
    throw new RequestFailure('NOT_ALLOWED');
  }
  await switches.turnOff({
    ...word,
    by: context.staff.userName,
    also: (transaction) =>
      audit.record(
        { ...entry, outcome: 'done', after: { source, off: word.switches, until, playerText: wish.playerText } },
        transaction,
      ),
  });
  return success(await shown(deps, playerId, context.staff));
}

/** Ends the block of the source that is named, whatever else holds the switch off; or turns the switch on, for which this person must speak for all that hold it off. */
async function turnOn(deps: OfficeDeps, context: Signed, wish: Wish & { source: Source | undefined }) {
  const { audit, switches } = deps;
  const { playerId, source, reason } = wish;
  const [name] = wish.switches;
  const entry = { ...actorOf(context), action: `turn on ${name}`, subject: `player ${playerId}`, reason };
  const sources = (source ? [source] : enders).filter((one) => mayEnd(context.staff, one));
  const isDone =
    sources.length > 0 &&
    (await switches.turnOn({
      ...{ playerId, switches: wish.switches, sources, reason, by: context.staff.userName },
      mustBeOn: source === undefined,
      also: (transaction) => audit.record({ ...entry, outcome: 'done', after: { sources } }, transaction),
    }));
  if (isDone) return success(await shown(deps, playerId, context.staff));
  await audit.record({ ...entry, outcome: 'refused', after: { sources } });
  throw new RequestFailure('NOT_ALLOWED');
}

function maySpeakFor({ permissions }: Staff, source: Source): boolean {
  return source in speaksFor && permissions.includes(speaksFor[source as Speaker]);
}

function mayEnd({ permissions }: Staff, source: Source): boolean {
  return source in endsOf && permissions.includes(endsOf[source as Ender]);
}

/** As this person may see it: an order of a court is shown to those who speak for courts, to others only that something is off. */
async function shown({ switches }: OfficeDeps, playerId: bigint, staff: Staff) {
  const blocks = await switches.listOf(playerId);
  const sources = speakers.filter((source) => maySpeakFor(staff, source));
  return {
    sources,
    situations: Object.entries(situations)
      .filter(([, { source }]) => sources.includes(source))
      .map(([name, { source, off }]) => ({ situation: name as keyof typeof situations, source, off: [...off] })),
    switches: switchNames.map((name) => {
      const own = blocks.filter((block) => block.switch === name);
      const mayTurnOn = own.length > 0 && own.every((block) => mayEndBlock(staff, block));
      return {
        ...{ switch: name, on: own.length === 0, blocks: blocksFor(staff, own) },
        actions: staff.permissions.includes('switches.set')
          ? [...(mayTurnOn ? ['turn on' as const] : []), 'turn off' as const]
          : [],
      };
    }),
  };
}

/** What is off for a record, such as an order, ends with the record. */
function mayEndBlock(staff: Staff, { source, reference }: BlockRow): boolean {
  return reference === '' && mayEnd(staff, source);
}

function mayRead(staff: Staff, source: Source): boolean {
  if (source === 'compliance') return staff.permissions.includes('compliance.read');
  return source !== 'court' || maySpeakFor(staff, source);
}

/** What this person may not know of is one block, however many there are. */
function blocksFor(staff: Staff, blocks: readonly BlockRow[]) {
  const read = blocks.filter(({ source }) => mayRead(staff, source));
  return [...read.map((block) => blockFor(staff, block)), ...(read.length < blocks.length ? [hiddenBlock] : [])];
}

const nothing = { source: null, reason: null, until: null, playerText: null, by: null, since: null };
const hiddenBlock = { ...nothing, actions: [] };

function blockFor(staff: Staff, block: BlockRow) {
  const { source, reason, until, player_text, set_by, set_at } = block;
  const actions = mayEndBlock(staff, block) ? ['end' as const] : [];
  return { source, reason, until, playerText: player_text, by: set_by, since: set_at, actions };
}
