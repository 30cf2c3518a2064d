import type { CatalogueGame } from '../../catalogue/index.ts';

export type Language = 'en' | 'sw' | 'zh';

export interface LaunchOrder {
  game: CatalogueGame;
  language: Language;
  isMobile: boolean;
  /** Where the game's way back leads, on our own site. */
  lobbyUrl: string;
  /** Where the player sits, as far as we know. */
  playerAddress: string;
}

/** Who plays with money, and what proves it. */
export interface Seat {
  playerId: bigint;
  token: string;
  currency: string;
  country: string;
}

/** How a supplier's games are opened. Throws `SupplierDown` when the supplier has to be asked and does not answer. */
export interface Launcher {
  /** Whether what the launch carries can be used once only. */
  isOneShot: boolean;
  real(order: LaunchOrder, seat: Seat): Promise<string>;
  /** Undefined: the supplier has no play without money. */
  free: ((order: LaunchOrder) => Promise<string>) | undefined;
}

/** The supplier did not answer, or not in a way that could be understood. */
export class SupplierDown extends Error {
  override name = 'SupplierDown';
}

export function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
