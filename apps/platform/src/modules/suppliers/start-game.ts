import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Player } from '../../plumbing/http/answer.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { type Language, type Launcher, type LaunchOrder, SupplierDown } from './launch/launcher.ts';
import { lobbyOf } from './lobby-rules.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';

export interface StartOrder {
  supplier: SupplierName;
  externalId: string;
  variant?: string;
  isFree: boolean;
  language: Language;
  isMobile: boolean;
  lobby: string | undefined;
  playerAddress: string;
  player: Player | undefined;
}

export interface LaunchDeps extends SuppliersDeps {
  launchers: ReadonlyMap<SupplierName, Launcher>;
  isReachable(url: string): Promise<boolean>;
}

export type Started =
  | { status: 'SUCCESS'; data: { url: string } }
  | {
      status: 'GAME_DOES_NOT_EXIST' | 'GAME_NOT_AVAILABLE' | 'FREE_PLAY_NOT_AVAILABLE' | 'GAME_SERVICE_DOWN';
      data: null;
    }
  | { status: 'PLAY_IS_PAUSED'; data: { text: string | null } };

/** Opens a game: without money for every visitor, with money for a signed-in player. */
export async function startGame(deps: LaunchDeps, order: StartOrder): Promise<Started> {
  const { supplier, externalId, variant, isFree, player } = order;
  if (!isFree && (player === undefined || player.restricted)) throw new RequestFailure('NOT_SIGNED_IN');
  const game = deps.findGame({ supplier, externalId, ...(variant !== undefined && { variant }) });
  if (!game) return refuse('GAME_DOES_NOT_EXIST');
  const launcher = deps.launchers.get(supplier);
  if (!launcher || !game.isAvailable) return refuse('GAME_NOT_AVAILABLE');
  const pause = deps.findPause({ supplier, game: externalId });
  if (pause) return { status: 'PLAY_IS_PAUSED', data: pause };
  const launch: LaunchOrder = {
    game,
    language: order.language,
    isMobile: order.isMobile,
    lobbyUrl: lobbyOf(order.lobby, deps.siteUrl),
    playerAddress: order.playerAddress,
  };
  try {
    const mayBeFree = !isFree || game.hasFreePlay;
    const open = isFree ? launcher.free : () => openSeat(deps, { launcher, launch, player });
    const url = mayBeFree ? await open?.(launch) : undefined;
    if (url === undefined) return refuse('FREE_PLAY_NOT_AVAILABLE');
    if (!(await deps.isReachable(url))) return refuse('GAME_SERVICE_DOWN');
    if (player) await deps.markPlayed(player.playerId, game.id);
    return { status: 'SUCCESS', data: { url } };
  } catch (error) {
    if (!(error instanceof SupplierDown)) throw error;
    deps.log.warn({ supplier, err: error }, 'a game could not be opened');
    return refuse('GAME_SERVICE_DOWN');
  }
}

async function openSeat(
  { sessions, currency, country }: LaunchDeps,
  { launcher, launch, player }: { launcher: Launcher; launch: LaunchOrder; player: Player | undefined },
): Promise<string | undefined> {
  if (player === undefined) return undefined;
  const { game, isMobile, language } = launch;
  const session = {
    supplier: game.supplier,
    playerId: player.playerId,
    openedBy: player.sessionId,
    gameId: game.id,
    game: game.externalId,
    currency,
    isMobile,
    language,
  };
  const token = await sessions.begin(session, { isOneShot: launcher.isOneShot });
  return launcher.real(launch, { playerId: player.playerId, token, currency, country });
}

function refuse(status: Exclude<Started['status'], 'SUCCESS' | 'PLAY_IS_PAUSED'>): Started {
  return { status, data: null };
}
