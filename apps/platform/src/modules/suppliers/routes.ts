import type { Calls } from '@harmattan/contract';
import { type CallContext, type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { readsOf, readVersion } from '../wallet/index.ts';
import { createLastFlights } from './last-flights.ts';
import { listRounds, readRound } from './rounds.ts';
import { type LaunchDeps, type StartOrder, startGame } from './start-game.ts';

type SupplierCalls = Pick<
  Calls,
  | 'POST Game/StartBetsolutions'
  | 'POST Game/StartEgt'
  | 'POST Game/StartSoftGaming'
  | 'POST Game/StartEndorphina'
  | 'POST Game/StartBetConstruct'
  | 'POST Game/StartQTech'
  | 'POST Game/StartGlobalBet'
  | 'POST Game/StartVivo'
  | 'GET Game/GetLastFlights'
  | 'POST User/GetUserBettingHistory'
  | 'POST User/getBettingDetails'
>;

type Context = Pick<CallContext<Calls['POST Game/StartVivo']>, 'player' | 'address' | 'header'>;

export function supplierRoutes(deps: LaunchDeps): Handlers<SupplierCalls> {
  const start = (
    { player, address, header }: Context,
    {
      freeplay,
      lang,
      ...order
    }: { freeplay: boolean; lang: StartOrder['language'] } & Pick<StartOrder, 'supplier' | 'externalId'> & {
        variant?: string;
        isMobile?: boolean;
        lobby?: string | undefined;
      },
  ) =>
    startGame(deps, {
      isMobile: /mobile|android/i.test(header('user-agent') ?? ''),
      lobby: undefined,
      ...order,
      isFree: freeplay,
      language: lang,
      playerAddress: address,
      player,
    });

  const lastFlights = createLastFlights(deps);

  return {
    'GET Game/GetLastFlights': async () => success({ flights: await lastFlights() }),
    'POST Game/StartBetsolutions': ({ context, query: { productId, gameId, ...rest } }) =>
      start(context, { supplier: 'betsolutions', externalId: gameId, variant: productId, ...rest }),
    'POST Game/StartEgt': ({ context, query: { gameId, eq, ...rest } }) =>
      start(context, { supplier: 'egt', externalId: gameId, variant: eq ? '1' : '0', ...rest }),
    'POST Game/StartSoftGaming': ({ context, query: { systemId, gameId, lobyUrl, ...rest } }) =>
      start(context, { supplier: 'softgaming', externalId: gameId, variant: systemId, lobby: lobyUrl, ...rest }),
    'POST Game/StartEndorphina': ({ context, query: { gameId, lobbyUrl, ...rest } }) =>
      start(context, { supplier: 'endorphina', externalId: gameId, lobby: lobbyUrl, ...rest }),
    'POST Game/StartBetConstruct': ({ context, query: { gameId, ...rest } }) =>
      start(context, { supplier: 'betconstruct', externalId: gameId, ...rest }),
    'POST Game/StartQTech': ({ context, query: { gameid, lobbyUrl, ...rest } }) =>
      start(context, { supplier: 'qtech', externalId: gameid, lobby: lobbyUrl, ...rest }),
    'POST Game/StartGlobalBet': ({ context, query: { gameid, ...rest } }) =>
      start(context, { supplier: 'globalbet', externalId: gameid, ...rest }),
    'POST Game/StartVivo': ({ context, query: { gameid, ...rest } }) =>
      start(context, { supplier: 'vivo', externalId: gameid, ...rest }),

    async 'POST User/GetUserBettingHistory'({ context, body: { before, area, state } }) {
      const from = before === null ? undefined : BigInt(before);
      const { playerId } = context.player;
      const rounds = await deps.read(
        (db) => listRounds({ ...deps, wallet: readsOf(db) }, { playerId, before: from, area, state }),
        { mark: (db) => readVersion(db, playerId) },
      );
      return success(rounds);
    },
    async 'POST User/getBettingDetails'({ context, body: { id } }) {
      const found = await readRound(deps, { playerId: context.player.playerId, id });
      return found ? success(found) : refuse('ROUND_DOES_NOT_EXIST', null);
    },
  };
}
