import { describe, expect, it } from 'vitest';
import type { BookName } from '../suppliers/names.ts';
import { frameDialects } from './dialects.ts';
import type { FrameEvent, HostCommand } from './frame-event.ts';

const { altenar, bti, everymatrix } = frameDialects;

const events: FrameEvent[] = [
  { kind: 'ready' },
  { kind: 'height', px: 3_120 },
  { kind: 'overlay', isOn: true },
  { kind: 'overlay', isOn: false },
  { kind: 'scrollTop' },
  { kind: 'scrollTop', offset: 240 },
  { kind: 'navigate', path: '/match/17?market=total:2.5#goals' },
  { kind: 'redirect', path: '/deposit' },
  { kind: 'needLogin' },
  { kind: 'needRegister' },
  { kind: 'slipMounted', isMounted: true },
  { kind: 'slipMounted', isMounted: false },
  { kind: 'slipOpen', isOpen: true },
  { kind: 'slipOpen', isOpen: false },
  { kind: 'slipCount', count: 4 },
  { kind: 'betPlaced' },
  { kind: 'betPlaced', ids: ['1000000017', '1000000018'] },
  { kind: 'sessionLost' },
];

const commands: HostCommand[] = [
  { kind: 'goToSlip' },
  { kind: 'addSelection', match: '17', market: 'total:2.5', outcome: 'over', priceThousandths: 1_620 },
  { kind: 'addSelection', match: '17', market: '1x2', outcome: 'home' },
  { kind: 'session', token: 'token-1', isRefresh: false },
  { kind: 'session', token: 'token-2', isRefresh: true },
  { kind: 'session', token: null, isRefresh: false },
  { kind: 'logout' },
];

/** What a supplier has no word for. */
const unsaid: Record<BookName, string[]> = {
  altenar: [],
  bsbetting: [],
  bti: ['height', 'overlay', 'scrollTop', 'slipMounted', 'addSelection'],
  everymatrix: ['slipOpen', 'redirect', 'session', 'logout'],
};

describe.each(Object.entries(frameDialects))('the frame of %s', (name, dialect) => {
  const isUnsaid = (kind: string) => unsaid[name as BookName].includes(kind);

  it.each(events.map((event) => [JSON.stringify(event), event] as const))('tells its host %s', (_, event) => {
    const message = dialect.writeEvent(event);
    if (isUnsaid(event.kind)) expect(message).toBeUndefined();
    else expect(dialect.readEvent(overTheWire(message))).toEqual(event);
  });

  it.each(commands.map((command) => [JSON.stringify(command), command] as const))('is told %s', (_, command) => {
    const message = dialect.writeCommand(command);
    if (isUnsaid(command.kind)) expect(message).toBeUndefined();
    else expect(dialect.readCommand(overTheWire(message))).toEqual(command);
  });

  it('reads JSON as well as objects', () => {
    const message = dialect.writeEvent({ kind: 'slipCount', count: 2 });
    expect(dialect.readEvent(JSON.stringify(message))).toEqual({ kind: 'slipCount', count: 2 });
  });

  it.each([
    undefined,
    null,
    0,
    true,
    '',
    '{',
    '[]',
    'null',
    '"ready"',
    [],
    {},
    { type: 'webpackOk' },
    { type: 7 },
    { action: {} },
    { action: 'constructor' },
    { type: '__proto__' },
    { source: 'react-devtools', event: 'ready' },
    { source: 'sportsbook', event: { toString: 'ready' } },
    { source: 'sportsbook' },
    `{"action":"status","pad":"${'x'.repeat(20_000)}"}`,
    () => 'ready',
    Symbol.iterator,
    new Date(0),
  ])('ignores what it does not know: %s', (data) => {
    expect(dialect.readEvent(data)).toBeUndefined();
    expect(dialect.readCommand(data)).toBeUndefined();
  });
});

describe('a number from a frame', () => {
  const heightOf = (payload: unknown) => everymatrix.readEvent({ type: 'OMFE:setIFrameHeight', payload });

  it.each([
    [1, 100],
    [99.2, 100],
    [812.4, 813],
    [20_001, 20_000],
    [1e300, 20_000],
  ])('makes the frame of %d no smaller and no taller than it may be: %d', (payload, px) => {
    expect(heightOf(payload)).toEqual({ kind: 'height', px });
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '900', null, [900], { valueOf: () => 900 }])(
    'is no height: %s',
    (payload) => {
      expect(heightOf(payload)).toBeUndefined();
    },
  );

  it.each([
    [-3, 0],
    [2.9, 2],
    [1_000_000, 1_000],
  ])('of %d picks is shown as %d', (count, shown) => {
    expect(bti.readEvent({ action: 'betSlipCountChange', count })).toEqual({ kind: 'slipCount', count: shown });
    expect(altenar.readEvent({ source: 'sportsbook', event: 'betslipCount', value: count })).toEqual({
      kind: 'slipCount',
      count: shown,
    });
  });

  it('may be left out of what the slip says when it appears', () => {
    expect(everymatrix.readEvent({ type: 'OMFE:betslipInitialized', payload: { count: 'x' } })).toEqual({
      kind: 'slipMounted',
      isMounted: true,
    });
  });
});

describe('a path from a frame', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'deposit',
    '',
    `/${'x'.repeat(512)}`,
    7,
    null,
    ['/deposit'],
  ])('leads nowhere but to this site: %s is ignored', (path) => {
    expect(altenar.readEvent({ source: 'sportsbook', event: 'navigate', value: path })).toBeUndefined();
    expect(bti.readEvent(JSON.stringify({ type: 'BUTTON_REDIRECT', link: path }))).toBeUndefined();
    expect(bti.readEvent({ action: 'setCurrentLocationMobile', location: path })).toBeUndefined();
    expect(everymatrix.readEvent({ type: 'OMFE:locationChanged', payload: { pathname: path } })).toBeUndefined();
  });

  it('is what a browser makes of it', () => {
    expect(bti.readEvent({ action: 'setCurrentLocationMobile', location: '/a/../live?x=<b>' })).toEqual({
      kind: 'navigate',
      path: '/live?x=%3Cb%3E',
    });
  });

  it('keeps the place to scroll to', () => {
    const payload = {
      basePath: '/Sports/EveryMatrix',
      pathname: '/match/17',
      search: '',
      hash: '#goals',
      offset: 90.4,
    };
    expect(everymatrix.readEvent({ type: 'OMFE:locationChanged', payload })).toEqual({
      kind: 'navigate',
      path: '/match/17#goals',
      offset: 90,
    });
  });
});

describe('the words that were seen on real wires', () => {
  it.each<[unknown, FrameEvent]>([
    [{ action: 'status' }, { kind: 'ready' }],
    ['{"eventType":"APP_READY"}', { kind: 'ready' }],
    [{ action: 'logout' }, { kind: 'sessionLost' }],
    [
      { action: 'betAccepted', purchaseIds: [8_812, 'p-2', {}, '<b>'] },
      { kind: 'betPlaced', ids: ['8812', 'p-2'] },
    ],
  ])('BTi: %j', (message, event) => {
    expect(bti.readEvent(message)).toEqual(event);
  });

  it('BTi: the way to the slip is misspelt', () => {
    expect(bti.writeCommand({ kind: 'goToSlip' })).toEqual({ action: 'goToResposiveBetslip' });
  });

  it('EveryMatrix: a sold bet moves the balance like a placed one', () => {
    expect(everymatrix.readEvent({ type: 'OMFE:betCashedOut' })).toEqual({ kind: 'betPlaced' });
  });

  it('EveryMatrix: the way to the slip and into it', () => {
    expect(everymatrix.writeCommand({ kind: 'goToSlip' })).toEqual({ type: 'GMCMS:goToBetslip' });
    expect(
      everymatrix.writeCommand({
        kind: 'addSelection',
        match: '17',
        market: '1x2',
        outcome: 'home',
        priceThousandths: 1_625,
      }),
    ).toEqual({
      type: 'OMFE:addSelectionToBetslip',
      payload: { eventId: '17', bettingOfferId: '1x2/home', odd: 1.625 },
    });
  });

  it('an answer without data is a question of the frame, and tells it nothing', () => {
    expect(bti.readCommand({ action: 'status' })).toBeUndefined();
    expect(bti.readCommand({ action: 'session', data: { status: 'failure' } })).toEqual({
      kind: 'session',
      token: null,
      isRefresh: true,
    });
  });
});

/** As a message arrives on the other side: a copy. */
function overTheWire(message: unknown): unknown {
  return structuredClone(message);
}
