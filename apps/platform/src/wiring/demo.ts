import { createDemoChaser } from '../demo/harm/demo-chaser.ts';
import { createDemoJackpots, isJackpotDue } from '../demo/jackpots/demo-jackpots.ts';
import { keepWorlds, type World } from '../demo/keep-worlds.ts';
import { createDemoOperator, isAnswerDue } from '../demo/operator/demo-operator.ts';
import { demoPassword, demoPlayers } from '../demo/players/demo-players.ts';
import { createDemoRaces } from '../demo/races/demo-races.ts';
import { createDemoMembers } from '../demo/staff/demo-members.ts';
import type { Module } from '../module.ts';
import type { Cases } from '../modules/cases/index.ts';
import type { Games } from './games.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { OfficeDoor } from './office.ts';
import type { Players } from './players.ts';
import type { Prizes } from './prizes.ts';
import type { Words } from './words.ts';

interface DemoDoors extends Prizes, Pick<Money, 'wallet'> {
  identity: Pick<Players['identity'], 'openLockedAccounts' | 'openProvenAccounts'>;
  catalogue: Pick<Games['catalogue'], 'findGame'>;
  messages: Words['messages'];
  cases: Pick<Cases, 'noteAutomaticAnswer'>;
  office: Pick<OfficeDoor, 'staff' | 'audit' | 'trading'>;
}

/** The demo worlds that the settings ask for. */
export function createDemo(ground: Ground, doors: DemoDoors): Module & { worlds: string[] } {
  const { settings, database, random, clock } = ground;
  const { identity, catalogue, wallet, races, office } = doors;
  const { trading, audit } = office;
  const memberOf = createDemoMembers({ staff: office.staff, random });
  const { pool } = database;
  const secret = settings.secretsKeys[0] ?? Buffer.from(random.bytes(32));
  const worlds: Record<string, World> = {
    ...(settings.demoJackpots && {
      jackpots: {
        keep: createDemoJackpots({ pool, secret, trading, memberOf, ...doors }),
        isDue: isJackpotDue(doors.jackpots),
      },
    }),
    ...(settings.demoRaces && {
      races: {
        keep: createDemoRaces({
          ...{ pool, wallet, random, races, trading, memberOf },
          openAccounts: identity.openLockedAccounts,
          findGame: catalogue.findGame,
        }),
      },
    }),
    ...(settings.demo && {
      harm: { keep: createDemoChaser({ wallet, clock, openAccounts: identity.openLockedAccounts }) },
    }),
    ...(settings.demoOperator && {
      operator: { keep: createDemoOperator({ ...doors, audit, memberOf }), isDue: isAnswerDue(doors.messages) },
    }),
  };
  const keeper = keepWorlds(ground, worlds);
  return {
    worlds: Object.keys(worlds),
    async start() {
      if (settings.demo) await identity.openProvenAccounts(demoPlayers, { password: demoPassword });
      keeper.start();
    },
    stop: keeper.stop,
  };
}
