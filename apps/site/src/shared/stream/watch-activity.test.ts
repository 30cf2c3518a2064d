import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchActivity } from './watch-activity.ts';

let page: EventTarget & { hidden: boolean };
let browser: EventTarget;
let phone: { onLine: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  phone = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', phone);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

function connect(isOnline: boolean): void {
  phone.onLine = isOnline;
  browser.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

it('bears a page that is hidden for a minute, and not for longer', () => {
  const told: boolean[] = [];
  watchActivity((isActive) => told.push(isActive));
  show(false);
  vi.advanceTimersByTime(59_000);
  show(true);
  show(false);
  vi.advanceTimersByTime(59_999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  show(true);
  expect(told).toEqual([true, false, true]);
});

it('follows the network at once', () => {
  const told: boolean[] = [];
  watchActivity((isActive) => told.push(isActive));
  connect(false);
  connect(true);
  expect(told).toEqual([true, false, true]);
});

it('does not begin in a page that is hidden', () => {
  page.hidden = true;
  const told: boolean[] = [];
  watchActivity((isActive) => told.push(isActive));
  connect(false);
  connect(true);
  expect(told).toEqual([false]);
  show(true);
  expect(told).toEqual([false, true]);
});

it('tells nothing more once stopped', () => {
  const told: boolean[] = [];
  const stop = watchActivity((isActive) => told.push(isActive));
  show(false);
  stop();
  vi.advanceTimersByTime(120_000);
  connect(false);
  expect(told).toEqual([true]);
});
