import type { CallData } from '@harmattan/contract';
import { expect, type Page } from '@playwright/test';
import { answer } from '../answers.ts';

type Game = CallData<'POST Game/GetGames'>[number];

export const main = (page: Page) => page.getByRole('main');

export const tiles = (page: Page) => main(page).getByRole('listitem');

export const tabs = (page: Page) => main(page).getByRole('tab');

export const searchBox = (page: Page) => main(page).getByRole('searchbox', { name: 'Search games' });

export const moreButton = (page: Page) => main(page).getByRole('button', { name: 'Load more' });

/** Opens a list and waits for its games. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(tiles(page).first()).toBeVisible();
}

export const gameCall = '**/api/api/Game/GetGames';

/** A game as the server tells of it. */
export function game(id: number, changes: Partial<Game> = {}): Game {
  return {
    id,
    gameName: `Game ${id}`,
    imageName: '',
    imageBase: '/tiles/',
    realUrl: `/game/StartQTech?gameid=HRM-game-${id}`,
    isFav: false,
    hasIngameDropsAndWins: false,
    isInActiveTournament: false,
    hasFreePlay: true,
    provider: 'QTech',
    isRecent: false,
    ...changes,
  };
}

/** Answers for the server with these games on the first page. */
export async function answerGames(page: Page, games: Game[]): Promise<void> {
  await page.route(gameCall, (route) => route.fulfill(answer('POST Game/GetGames', games)));
}
