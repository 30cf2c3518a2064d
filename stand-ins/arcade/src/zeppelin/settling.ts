import { reachesTarget } from '@harmattan/fair/zeppelin/settle';
import type { Queryable } from '@harmattan/process/transaction';
import type { FastifyBaseLogger } from 'fastify';
import type { Decision } from '../rounds/index.ts';
import type { DeckEvent } from './deck.ts';
import { type Exits, type FencedRounds, wonAt } from './exits.ts';
import type { BoardedBet, Flight } from './flight.ts';
import { closeBets, closeSpin, hurryPayments, listBoarded, listUnderWay, setState } from './flights-store.ts';

interface SettlingDeps {
  /** Every statement carries the epoch of the term. */
  db: Queryable;
  rounds: FencedRounds;
  exits: Exits;
  log: FastifyBaseLogger;
  tell(event: DeckEvent): void;
}

/** Of so many last flights, what is stored is sent at once by the process that takes over. */
const flightsHurried = 3;

/** What becomes of those who are on board when it is over. */
export function createSettling({ db, rounds, exits, log, tell }: SettlingDeps) {
  /** All that still rides. Those who got out in time are let through first, and a target counts in any case. */
  async function settleRest(flight: Flight, decide: (bet: BoardedBet) => Decision): Promise<void> {
    await exits.allStored(flight);
    const rest = await listBoarded(db, flight);
    const { sent } = await rounds.decideRiding(
      rest.map((bet) =>
        bet.target !== undefined && reachesTarget(bet.target, flight.burstHundredths)
          ? wonAt(bet, bet.target)
          : decide(bet),
      ),
    );
    await closeSpin(db, flight);
    // The money follows by itself, and the next flight waits for no wallet.
    sent.then(
      (all) => {
        for (const one of all) if (one.round.winMinor !== 0n) tell({ kind: 'settled', flight, sent: one });
      },
      (error: unknown) => log.warn({ err: error }, 'bets were left to the worker'),
    );
  }

  async function giveAllBack(flight: Flight): Promise<void> {
    await exits.allStored(flight);
    await rounds.decideRiding((await listBoarded(db, flight)).map(givenBack));
    await closeSpin(db, flight);
  }

  return {
    settleRest,
    /**
     * What a process that died has left behind. Answers with the flight that flies on, if there is one. Of the others, one that had not
     * started gives back every stake. Of one that flew, a bet whose target the true burst reaches is paid by it, and every other stake
     * is given back: no player could get out by hand then. One that had burst is settled to its end.
     */
    async clearUp(fliesOn: (flight: Flight) => boolean = () => false): Promise<Flight | undefined> {
      let onward: Flight | undefined;
      for (const left of await listUnderWay(db)) {
        if (fliesOn(left)) {
          onward = left;
          continue;
        }
        await closeBets(db, left);
        await rounds.giveBackUnanswered(left.spinId);
        if (left.state === 'burst') await settleRest(left, lost);
        else {
          if (left.state === 'flying') await settleRest(left, givenBack);
          else await giveAllBack(left);
          left.state = 'called-off';
          await setState(db, left, 'called-off');
          tell({ kind: 'called-off', flight: left });
        }
      }
      await hurryPayments(db, flightsHurried);
      return onward;
    },
  };
}

export function lost({ roundId, spinId }: BoardedBet): Decision {
  return { roundId, spinId, outcome: { height: null } };
}

function givenBack({ roundId, spinId }: BoardedBet): Decision {
  return { roundId, spinId, outcome: undefined };
}
