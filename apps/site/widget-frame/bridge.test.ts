import type { AltenarInit, AltenarProps, AltenarWsdk } from '@harmattan/wires/frames/altenar-widget';
import { expect, test, vi } from 'vitest';
import { openBridge } from './bridge.ts';

const siteOrigin = 'https://bet.example';

/** A frame with a script of the supplier's in it that keeps what it is asked. */
function openFrame({ query = '', takesToken = (_token?: string): boolean => true, loads = true } = {}) {
  const told: { message: unknown; to: string }[] = [];
  const asked: { inits: AltenarInit[]; sets: object[]; props: AltenarProps[]; slips: number } = {
    inits: [],
    sets: [],
    props: [],
    slips: 0,
  };
  const kit = {
    async init(options: AltenarInit) {
      asked.inits.push(options);
      if (!takesToken(options.token)) throw new Error('the session is over');
    },
    async set(options: { token?: string }) {
      asked.sets.push(options);
      if (!takesToken(options.token)) throw new Error('the session is over');
    },
    async addSportsBook({ props = {} }: { props?: AltenarProps }) {
      asked.props.push(props);
      return {
        goToBetSlip() {
          asked.slips += 1;
        },
        remove() {},
      };
    },
  } as unknown as AltenarWsdk;
  const site = { postMessage: (message: unknown, to: string) => told.push({ message, to }) };
  const bridge = openBridge({
    siteOrigin,
    site,
    loadKit: async () => {
      if (!loads) throw new Error('the script did not come');
      return kit;
    },
    query: new URLSearchParams(query),
    container: {} as HTMLElement,
  });
  const hear = (data: unknown, { origin = siteOrigin, source = site as unknown } = {}) =>
    bridge.onMessage({ data, origin, source: source as MessageEventSource });
  const session = (token: string | null, isRefresh = false) =>
    ({ source: 'host', command: 'session', value: { token, isRefresh } }) as const;
  const events = () => told.map(({ message }) => message as { event: string; value?: unknown });
  return { bridge, hear, session, asked, told, events };
}

test('asks who is there once the script has loaded, and opens the book as the address and the answer say', async () => {
  const { hear, session, asked, events } = openFrame({
    query: 'integration=harmattan&culture=sw-SW&theme=dark&page=live',
  });
  await vi.waitFor(() => expect(events()).toEqual([{ source: 'sportsbook', event: 'ready' }]));
  hear(session('a-token'));
  await vi.waitFor(() => expect(asked.props).toMatchObject([{ page: 'live' }]));
  expect(asked.inits).toEqual([{ integration: 'harmattan', culture: 'sw-SW', themeName: 'dark', token: 'a-token' }]);
});

test('gives a visitor no token, and a theme or page that is not named none', async () => {
  const { hear, session, asked } = openFrame({ query: 'integration=harmattan&culture=en-GB&theme=plaid' });
  hear(session(null));
  await vi.waitFor(() => expect(asked.props).toHaveLength(1));
  expect(asked.inits).toEqual([{ integration: 'harmattan', culture: 'en-GB' }]);
  expect(asked.props[0]).not.toHaveProperty('page');
});

test('reads nothing from another origin, another window or in other words', async () => {
  const { hear, session, asked, events } = openFrame();
  hear(session('a-token'), { origin: 'https://evil.example' });
  hear(session('a-token'), { origin: 'null' });
  hear(session('a-token'), { source: { postMessage() {} } });
  hear(session('a-token'), { source: null });
  hear({ command: 'session', value: { token: 'a-token' } });
  hear('session');
  await vi.waitFor(() => expect(events()).toHaveLength(1));
  expect(asked.inits).toEqual([]);
  hear(session('a-token'));
  await vi.waitFor(() => expect(asked.inits).toHaveLength(1));
});

test('posts to the site alone what the script calls back for', async () => {
  const { bridge, hear, session, asked, told, events } = openFrame();
  hear(session('a-token'));
  await vi.waitFor(() => expect(asked.props).toHaveLength(1));
  const [props] = asked.props;
  props?.onRouteChange?.({ page: '/match/17' });
  props?.onRouteChange?.({ page: 'live' });
  props?.onSignInButtonClick?.();
  props?.onRegisterButtonClick?.();
  props?.onBetPlacement?.({ betIds: ['7'] });
  props?.onOddSelect?.({ count: 2 });
  props?.onBetSlipView?.({ isVisible: true });
  props?.onScrollTop?.();
  props?.onSessionLost?.();
  bridge.tellHeight(0);
  bridge.tellHeight(1234);
  expect(events().map(({ event, value }) => (value === undefined ? event : [event, value]))).toEqual([
    'ready',
    ['navigate', '/match/17'],
    ['navigate', '/live'],
    'signIn',
    'register',
    'betPlaced',
    ['betslipCount', 2],
    'betslipShown',
    'scrollTop',
    'sessionLost',
    ['height', 1234],
  ]);
  expect(new Set(told.map(({ to }) => to))).toEqual(new Set([siteOrigin]));
});

test('an open book takes a fresh token over, and is not opened twice', async () => {
  const { hear, session, asked } = openFrame();
  hear(session('first'));
  hear(session('first'));
  hear(session('second', true));
  await vi.waitFor(() => expect(asked.sets).toEqual([{ token: 'second' }]));
  hear({ source: 'host', command: 'goToBetslip' });
  await vi.waitFor(() => expect(asked.slips).toBe(1));
  expect([asked.inits.length, asked.props.length]).toEqual([1, 1]);
});

test('a token that the supplier does not take asks for another', async () => {
  const { hear, session, asked, events } = openFrame({ takesToken: (token) => token === 'good' });
  hear(session('over'));
  await vi.waitFor(() => expect(events().map(({ event }) => event)).toContain('sessionLost'));
  hear(session('good', true));
  await vi.waitFor(() => expect(asked.props).toHaveLength(1));
});

test('a fresh token that the supplier does not take leaves the open book as it is, and the next one renews it', async () => {
  const { hear, session, asked, events } = openFrame({ takesToken: (token) => token !== 'over' });
  hear(session('first'));
  await vi.waitFor(() => expect(asked.props).toHaveLength(1));
  hear(session('over', true));
  await vi.waitFor(() => expect(events().map(({ event }) => event)).toEqual(['ready', 'sessionLost']));
  hear(session('second', true));
  await vi.waitFor(() => expect(asked.sets).toEqual([{ token: 'over' }, { token: 'second' }]));
  expect([asked.inits.length, asked.props.length]).toEqual([1, 1]);
});

test('says that there is nothing to show when the script does not come', async () => {
  const { events } = openFrame({ loads: false });
  await vi.waitFor(() => expect(events()).toEqual([{ source: 'sportsbook', event: 'failed' }]));
});
