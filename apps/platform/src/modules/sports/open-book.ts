import type { BookName } from '@harmattan/wires/suppliers/names';
import type { Player } from '../../plumbing/http/answer.ts';
import type { SupplierSetting, SupplierSettings } from '../../settings/suppliers.ts';
import type { BookSession } from '../suppliers/index.ts';
import { type Locale, localeOf } from './locale.ts';

export interface SportsDeps {
  settings: Pick<SupplierSettings, BookName>;
  /** Where the frame around the widget's script is. */
  widgetOrigin: string | undefined;
  /** Makes the token by which the book tells our wallet who bets. */
  beginBookSession(session: BookSession): Promise<string>;
  /** Whether anything answers at that address. */
  isReachable(url: string): Promise<boolean>;
  /** Why bets there are off for everyone now. */
  findPause(play: { supplier: BookName }): { text: string | null } | undefined;
}

export interface BookOrder {
  language: string;
  isMobile: boolean;
  player: Player | undefined;
}

/** What a book has to know of its player or visitor. Without a token it is a visitor. */
export interface Visit {
  locale: Locale;
  token: string | null;
}

/** How a book's launch is written, in its own words. */
export type WriteLaunch<Name extends BookName, Launch> = (setting: SupplierSetting<Name>, visit: Visit) => Launch;

export type Opened<Launch> =
  | { status: 'SUCCESS'; data: Launch }
  | { status: 'SPORTSBOOK_NOT_AVAILABLE' | 'SPORTSBOOK_SERVICE_DOWN'; data: null }
  | { status: 'PLAY_IS_PAUSED'; data: { text: string | null } };

/** The wires where what the launch carries is exchanged once, for a token that no browser sees. */
const oneShotBooks = new Set<BookName>(['bsbetting']);

/**
 * Opens a sportsbook: a visitor can look at it, a signed-in player can bet. A player who has to change the password first gets
 * what a visitor gets.
 */
export async function openBook<Name extends BookName, Launch>(
  { settings, beginBookSession, isReachable, findPause }: SportsDeps,
  { supplier, language, isMobile, player }: BookOrder & { supplier: Name },
  writeLaunch: WriteLaunch<Name, Launch>,
): Promise<Opened<Launch>> {
  const setting = settings[supplier] as SupplierSetting<Name> | undefined;
  if (!setting) return { status: 'SPORTSBOOK_NOT_AVAILABLE', data: null };
  const pause = findPause({ supplier });
  if (pause) return { status: 'PLAY_IS_PAUSED', data: pause };
  if (!(await isReachable(setting.url))) return { status: 'SPORTSBOOK_SERVICE_DOWN', data: null };
  const locale = localeOf(language);
  const isSignedIn = player !== undefined && !player.restricted;
  const token = isSignedIn
    ? await beginBookSession({
        supplier,
        player,
        isMobile,
        language: locale.slice(0, 2),
        isOneShot: oneShotBooks.has(supplier),
      })
    : null;
  return { status: 'SUCCESS', data: writeLaunch(setting, { locale, token }) };
}
