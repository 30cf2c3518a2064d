import { dice } from '../dice/index.ts';
import type { Game } from '../game.ts';
import { hiLo } from '../hi-lo/index.ts';
import { mines } from '../mines/index.ts';
import { plinko } from '../plinko/index.ts';

/** The games whose rounds a player can work out again, by supplier and the game's name on its wire. */
export const provables: ReadonlyMap<string, Game> = new Map([
  ['betsolutions 7000', hiLo as unknown as Game],
  ['betsolutions 7002', dice as unknown as Game],
  ['betsolutions 7003', mines as unknown as Game],
  ['betsolutions 7004', plinko as unknown as Game],
]);
