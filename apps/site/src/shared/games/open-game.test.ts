import { afterEach, expect, it, vi } from 'vitest';
import { gameAddress, openGame } from './open-game.ts';

afterEach(() => vi.unstubAllGlobals());

const realUrl = '/game/StartVivo?gameid=7';

it.each([
  ['/game/StartVivo?gameid=7', '/game/StartVivo?gameid=7&freeplay=0'],
  ['/game/StartBetSolutions/1/?gameId=5000', '/game/StartBetSolutions/1/?gameId=5000&freeplay=0'],
  ['/game/StartVivo', '/game/StartVivo?freeplay=0'],
])('tells %s whether money is played for', (game, address) => {
  expect(gameAddress(game, 0)).toBe(address);
});

it('opens a window of 1008 by 702', () => {
  const open = vi.fn(() => ({ closed: false }));
  const navigate = vi.fn();
  vi.stubGlobal('open', open);
  openGame(realUrl, { freeplay: 1, navigate });
  expect(open).toHaveBeenCalledExactlyOnceWith(`${realUrl}&freeplay=1`, '_blank', 'popup,width=1008,height=702');
  expect(navigate).not.toHaveBeenCalled();
});

it.each([[null], [{ closed: true }]])('stays in this window when the browser answers %j', (answer) => {
  const navigate = vi.fn();
  vi.stubGlobal('open', () => answer);
  openGame(realUrl, { freeplay: 0, navigate });
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${realUrl}&freeplay=0`);
});

it.each(['javascript:alert(1)', 'https://x.example/', '//x.example/', '/\\\\x.example', ''])(
  'opens nothing that is no page of ours: %j',
  (address) => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    expect(() => openGame(address, { freeplay: 0, navigate: open })).toThrow();
    expect(open).not.toHaveBeenCalled();
  },
);
