import { bannerNames } from '@harmattan/art/banner';
import type { OfficeCalls } from '@harmattan/contract/office';
import type { z } from 'zod';
import type { CatalogueGame } from '../../modules/catalogue/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { type Actor, actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { answerDecided, missing, movedOn, wrong } from './answer-decided.ts';
import { askAboutRace } from './race-asks.ts';
import { listRaces, readRace } from './race-view.ts';

type RaceCalls = Extract<keyof OfficeHandlers, `${string} Races/${string}`>;
type Wish = z.output<OfficeCalls['POST Races/Create']['body']>;

const choicesMax = 30;

/** Races from the draft to the last prize, and the switch that shows players that they are under maintenance. */
export function racesDesk(deps: OfficeDeps): Pick<OfficeHandlers, RaceCalls> {
  return { ...reads(deps), ...acts(deps) };
}

function reads(deps: OfficeDeps): Pick<OfficeHandlers, Extract<RaceCalls, `GET ${string}`>> {
  return {
    'GET Races/List': async ({ context: { staff } }) => success(await listRaces(deps, staff)),
    async 'GET Races/Get'({ context: { staff }, query: { id } }) {
      const shown = await readRace(deps, staff, id);
      return shown ? success(shown) : missing();
    },
    async 'GET Races/Choices'({ query: { text = '' } }) {
      return success({ games: findGames(deps, text), banners: bannerNames() });
    },
  };
}

function acts(deps: OfficeDeps): Pick<OfficeHandlers, Extract<RaceCalls, `POST ${string}`>> {
  const { races, audit, clock } = deps;
  return {
    async 'POST Races/Create'({ context, body }) {
      const made = await makeRace(deps, context, body);
      if (made.outcome === 'created') return success({ id: made.id });
      return made.outcome === 'wrong'
        ? wrong(`RACE_${made.problems[0]?.toUpperCase()}`)
        : refuse('NAME_IS_TAKEN', { message: 'ADDRESS_IS_TAKEN' });
    },
    async 'POST Races/Open'({ context, body: { id, comment } }) {
      const race = await races.find(id);
      if (!race) return missing();
      if (race.state !== 'draft' || race.work !== null || race.startsAt <= clock.now()) return movedOn();
      const ask = await askAboutRace(deps, 'open a race', race);
      return answerDecided(await decideByTwo(deps, context, { ...ask, comment }));
    },
    async 'POST Races/Cancel'({ context, body: { id, comment } }) {
      const race = await races.find(id);
      if (!race) return missing();
      const isLive = race.state === 'draft' || race.state === 'upcoming' || race.state === 'running';
      if (!isLive || (race.state !== 'draft' && race.endsAt <= clock.now())) return movedOn();
      const ask = await askAboutRace(deps, 'cancel a race', race);
      return answerDecided(await decideByTwo(deps, context, { ...ask, comment }));
    },
    async 'POST Races/SetMaintenance'({ context, body: { isOn, reason } }) {
      await races.setMaintenance({
        ...{ isOn, actor: context.staff.userName },
        also: (transaction) =>
          audit.record(
            {
              ...actorOf(context),
              ...{ action: 'set maintenance of races', outcome: 'done', subject: 'product races', reason },
              ...{ before: { isOn: !isOn }, after: { isOn } },
            },
            transaction,
          ),
      });
      return success({ isOn });
    },
  };
}

/** Writes a draft, with its entry in the audit. `madeBy` is the actor of the module's own story. */
export function makeRace(
  { races, audit }: Pick<OfficeDeps, 'races' | 'audit'>,
  actor: Actor,
  { prizes, comment, texts, madeBy, ...terms }: Wish & { madeBy?: string },
) {
  return races.create({
    ...terms,
    actor: madeBy ?? actor.staff.userName,
    prizesMinor: prizes,
    texts: { en: texts.en, sw: orEnglish(texts.sw, texts.en), zh: orEnglish(texts.zh, texts.en) },
    also: (transaction, id) =>
      audit.record(
        {
          ...actorOf(actor),
          ...{ action: 'make a race', outcome: 'done', subject: `race ${id}`, reason: comment },
          after: { ...terms, prizesMinor: prizes },
        },
        transaction,
      ),
  });
}

function orEnglish({ name, rules }: Wish['texts']['en'], english: Wish['texts']['en']) {
  return { name: name || english.name, rules: rules || english.rules };
}

/** Games that share a supplier's name for them count together, so that they are chosen together. */
function findGames({ catalogue }: OfficeDeps, text: string) {
  const wanted = text.toLowerCase();
  const found = new Map<string, CatalogueGame[]>();
  for (const game of catalogue.games()) {
    const key = `${game.supplier} ${game.externalId}`;
    const known = found.get(key);
    if (known) known.push(game);
    else if (game.isAvailable && game.name.toLowerCase().includes(wanted)) found.set(key, [game]);
  }
  return [...found.values()]
    .map((games) => ({
      gameIds: games.map(({ id }) => id),
      name: games[0]?.name ?? '',
      supplier: games[0] ? catalogue.providerName(games[0].supplier) : '',
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
    .slice(0, choicesMax);
}
