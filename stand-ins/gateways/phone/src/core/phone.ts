import { openShelf } from '@harmattan/sandbox-ui/shelf';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { canonicalNumber, type RecentNumber } from '../../../src/phone/contract.ts';
import { addressOf, numberIn, panelIn } from './address.ts';
import { createState, type PhoneState, type Rest } from './phone-state.ts';
import { createRefresh } from './refresh.ts';
import { openSeen } from './seen.ts';

export interface Phone extends PhoneState {
  say(words: string): void;
  isUnread(recent: RecentNumber): boolean;
  open(text: string): void;
  refresh(): Promise<void>;
}

export function createPhone({ fetchRest }: { fetchRest(): Promise<Rest> }): Phone {
  const seen = openSeen(openShelf('phone'));
  const state = createState(panelIn(location.hash));
  const { held, wrongText } = state;
  const refresh = createRefresh(state, { seen, fetchRest });

  function hold(text: string): void {
    const number = canonicalNumber(text);
    const isWrong = number === undefined && text.trim() !== '';
    wrongText.set(isWrong ? text : undefined);
    if (isWrong) return;
    held.set(number === undefined ? undefined : { number, seenBefore: seen.latestOf(number) });
    for (const list of [state.messages, state.accounts, state.pushes, state.payouts, state.manner]) list.set(undefined);
    void refresh();
  }

  hold(numberIn(location.search));
  addEventListener('popstate', () => {
    // Another panel of the same number is no reason to read everything anew.
    if (canonicalNumber(numberIn(location.search)) !== held.get()?.number) hold(numberIn(location.search));
  });
  addEventListener('hashchange', () => state.panel.set(panelIn(location.hash)));
  addEventListener('visibilitychange', () => void refresh());
  return {
    ...state,
    refresh,
    say: state.said.set,
    isUnread: ({ number, latestId }) => number !== held.get()?.number && latestId > seen.latestOf(number),
    open(text) {
      const number = canonicalNumber(text);
      if (number && number !== held.get()?.number) history.pushState(null, '', addressOf(number, location));
      hold(text);
    },
  };
}

export const PhoneContext = createContext<Phone | undefined>(undefined);

export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('a view stands outside of the phone');
  return phone;
}
