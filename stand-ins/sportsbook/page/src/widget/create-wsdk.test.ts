import type { AltenarProps, AltenarWidgetName } from '@harmattan/wires/frames/altenar-widget';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import { expect, test } from 'vitest';
import { createWsdk, type WidgetView } from './create-wsdk.ts';

/** A page of an operator, and what is shown in it. */
function openPage() {
  const shown: (WidgetView & { isGone: boolean; commands: unknown[] })[] = [];
  const tokens: string[] = [];
  const wsdk = createWsdk({
    async takeSeat({ token, culture }) {
      tokens.push(`${token} ${culture}`);
      if (token === 'over') throw new Error('the session is over');
      return `seat of ${token}`;
    },
    mount(_container, view) {
      const one = { ...view, isGone: false, commands: [] as unknown[] };
      shown.push(one);
      return {
        command: (command) => one.commands.push(command),
        unmount() {
          one.isGone = true;
        },
      };
    },
  });
  const container = { attachShadow: () => undefined };
  return { wsdk, shown, tokens, container };
}

const english = { integration: 'harmattan', culture: 'en-GB' };

test('a visitor sees the book without a seat, a player at their own', async () => {
  const { wsdk, shown, tokens, container } = openPage();
  await wsdk.init(english);
  await wsdk.addSportsBook({ container });
  await wsdk.init({ ...english, culture: 'sw-SW', token: 'ada', oddsFormat: 'fractional' });
  await wsdk.addSportsBook({ container, props: { page: 'match/17' } });
  expect(shown).toMatchObject([
    { secret: null, language: 'en', page: undefined },
    { secret: 'seat of ada', language: 'sw', oddsFormat: 'fractional', page: 'match/17' },
  ]);
  expect(tokens).toEqual(['ada sw-SW']);
});

test('each widget begins at its own page', async () => {
  const { wsdk, shown, container } = openPage();
  await wsdk.init(english);
  const names: AltenarWidgetName[] = ['WSportOverview', 'WUpcoming', 'WTopEventsCarousel', 'WBetSlip', 'WBetHistory'];
  for (const widget of names) await wsdk.addWidget({ widget, container });
  expect(shown.map(({ page }) => page)).toEqual([undefined, 'all', 'live', 'slip', 'bets']);
  for (const widget of ['WNothing', 'constructor'])
    await expect(wsdk.addWidget({ widget: widget as AltenarWidgetName, container })).rejects.toThrow(widget);
});

test('another token, language or page is shown everywhere, and a seat is taken only for another token', async () => {
  const { wsdk, shown, tokens, container } = openPage();
  await wsdk.init(english);
  await wsdk.addSportsBook({ container, props: { page: 'live' } });
  await wsdk.set({ token: 'ada' });
  await wsdk.set({ culture: 'zh-CN', page: 'bets' });
  await wsdk.set({ token: null });
  expect(shown.map(({ secret, language, page, isGone }) => [secret, language, page, isGone])).toEqual([
    [null, 'en', 'live', true],
    ['seat of ada', 'en', 'live', true],
    ['seat of ada', 'zh', 'bets', true],
    [null, 'zh', 'live', false],
  ]);
  expect(tokens).toEqual(['ada en-GB']);
});

test('a session that is over is told, and what is on the page stays', async () => {
  const { wsdk, shown, container } = openPage();
  await expect(wsdk.addSportsBook({ container })).rejects.toThrow('init comes first');
  await expect(wsdk.set({ culture: 'sw-SW' })).rejects.toThrow('init comes first');
  await wsdk.init(english);
  await wsdk.addSportsBook({ container });
  await expect(wsdk.set({ token: 'over' })).rejects.toThrow('the session is over');
  await expect(wsdk.init({ ...english, token: 'over' })).rejects.toThrow('the session is over');
  expect(shown.map(({ isGone }) => isGone)).toEqual([false]);
});

test('one widget is taken away, or all of them, and none twice', async () => {
  const { wsdk, shown, container } = openPage();
  await wsdk.init(english);
  const book = await wsdk.addSportsBook({ container });
  await wsdk.addWidget({ widget: 'WBetSlip', container });
  book.goToBetSlip();
  expect(shown[0]?.commands).toEqual([{ kind: 'goToSlip' }]);
  book.remove();
  expect(shown.map(({ isGone }) => isGone)).toEqual([true, false]);
  await wsdk.remove();
  expect(shown.map(({ isGone }) => isGone)).toEqual([true, true]);
  await wsdk.set({ culture: 'sw-SW' });
  expect(shown).toHaveLength(2);
});

test('the page is called back for what happens in the book', async () => {
  const { wsdk, shown, container } = openPage();
  const told: unknown[] = [];
  const tell = (name: string) => (given?: object) => void told.push(given ? [name, given] : name);
  const props: AltenarProps = {
    onRouterLoad: tell('loaded'),
    onRouteChange: tell('route'),
    onEventSelect: tell('match'),
    onSignInButtonClick: tell('sign in'),
    onRegisterButtonClick: tell('register'),
    onBetPlacement: tell('bets'),
    onOddSelect: tell('slip'),
    onBetSlipView: tell('slip view'),
    onSessionLost: tell('session'),
  };
  await wsdk.init(english);
  await wsdk.addSportsBook({ container, props });
  const events: FrameEvent[] = [
    { kind: 'ready' },
    { kind: 'navigate', path: '/live' },
    { kind: 'navigate', path: '/match/a%20b' },
    { kind: 'needLogin' },
    { kind: 'needRegister' },
    { kind: 'betPlaced', ids: ['1'] },
    { kind: 'slipCount', count: 3 },
    { kind: 'slipOpen', isOpen: true },
    { kind: 'height', px: 900 },
    { kind: 'sessionLost' },
  ];
  for (const event of events) shown[0]?.on(event);
  expect(told).toEqual([
    'loaded',
    ['route', { page: '/live' }],
    ['route', { page: '/match/a%20b' }],
    ['match', { id: 'a b' }],
    'sign in',
    'register',
    ['bets', { betIds: ['1'] }],
    ['slip', { count: 3 }],
    ['slip view', { isVisible: true }],
    'session',
  ]);
});
