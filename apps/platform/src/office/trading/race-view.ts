import type { OfficeCalls } from '@harmattan/contract/office';
import type { z } from 'zod';
import type { RequestRow } from '../../modules/approvals/index.ts';
import type { Race } from '../../modules/races/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { raceKinds } from './race-kinds.ts';
import { raceStory } from './story.ts';
import { shownRequest, waitingBySubject } from './waiting-requests.ts';

type Shown = z.output<OfficeCalls['GET Races/Get']['data']>;
type List = z.output<OfficeCalls['GET Races/List']['data']>;
type Row = List['races'][number];

const overMax = 50;
const leadersMax = 10;
const kinds = Object.keys(raceKinds);
const noText = { name: '', rules: '' };

interface Look {
  staff: Staff;
  now: Date;
  requests: RequestRow[];
  name: string;
}

export async function listRaces(deps: OfficeDeps, staff: Staff): Promise<List> {
  const { races, clock, incidents } = deps;
  const found = await races.list({ overMax });
  const [requests, texts, isOn] = await Promise.all([
    waitingBySubject(deps, kinds),
    races.textsOf(found.map(({ id }) => id)),
    races.isInMaintenance(),
  ]);
  const incident = incidents.findCurrent([{ kind: 'product', subject: 'races' }]);
  return {
    races: found.map((race) =>
      rowOf(race, {
        ...{ staff, now: clock.now(), requests: requests.get(String(race.id)) ?? [] },
        name: texts.get(race.id)?.en?.name ?? race.urlSuffix,
      }),
    ),
    maintenance: {
      ...{ isOn, incident: incident?.reason ?? null },
      actions: staff.permissions.includes('races.run') ? ['set'] : [],
    },
  };
}

export async function readRace(deps: OfficeDeps, staff: Staff, id: number): Promise<Shown | undefined> {
  const { races, clock, catalogue } = deps;
  const race = await races.find(id);
  if (!race) return undefined;
  const [waiting, texts, prizes, games, held, audit] = await Promise.all([
    waitingBySubject(deps, kinds),
    races.textsOf([id]),
    races.prizesOf([id]),
    races.gamesOf(id),
    races.heldFor(id),
    races.auditOf(id),
  ]);
  const { en = noText, sw = en, zh = en } = texts.get(id) ?? {};
  const requests = waiting.get(String(id)) ?? [];
  const prizesByPlace = prizes.get(id) ?? [];
  const { players, leaders } = await leadersOf(deps, race, prizesByPlace);
  return {
    ...rowOf(race, { staff, now: clock.now(), requests, name: en.name }),
    ...{ players, leaders, banner: race.banner, prizes: prizesByPlace, texts: { en, sw, zh }, held },
    returns: ['upcoming', 'running'].includes(race.state) ? race.prizePoolMinor : 0n,
    games: games.map(({ gameId, supplier, externalId }) => ({
      ...{ id: gameId, name: catalogue.game(gameId)?.name ?? externalId, supplier },
    })),
    story: raceStory(audit),
  };
}

/** The first places as they are, or as they ended. */
async function leadersOf({ races, identity }: OfficeDeps, race: Race, prizes: bigint[]) {
  if (race.state === 'draft' || race.state === 'upcoming') return { players: race.players, leaders: [] };
  const { players, leaders } = await races.leadersOf(race, leadersMax);
  const names = await identity.userNamesOf(leaders.map(({ playerId }) => playerId));
  return {
    players,
    leaders: leaders.map(({ place, playerId, turnoverMinor }) => ({
      ...{ place, playerId, userName: names.get(playerId) ?? null, turnover: turnoverMinor },
      prize: race.state === 'canceled' ? 0n : (prizes[place - 1] ?? 0n),
    })),
  };
}

function rowOf(race: Race, { staff, now, requests, name }: Look): Row {
  const { id, urlSuffix, state, work, startsAt, endsAt, prizePoolMinor, players } = race;
  const can = {
    open: state === 'draft' && work === null && startsAt > now,
    cancel: (state === 'draft' && work === null) || ((state === 'upcoming' || state === 'running') && endsAt > now),
  };
  return {
    ...{ id, urlSuffix, name, state, work, startsAt, endsAt, prizePool: prizePoolMinor, players },
    requests: requests.map((request) => shownRequest(request, staff)),
    actions: (['open', 'cancel'] as const).filter(
      (action) =>
        can[action] &&
        staff.permissions.includes('races.run') &&
        !requests.some(({ kind }) => kind === `${action} a race`),
    ),
  };
}
