import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { Api } from './api.ts';

export interface Session {
  state: Store<SessionState>;
  /** Asks for the balance again. */
  refresh(): Promise<void>;
  /** A balance that came with another answer. */
  know(balance: number | null): void;
  lose(): void;
  /** The player signed out in the page around. */
  leave(): void;
}

export interface SessionState {
  /** `lost`: the player has been signed out, or the seat is gone. */
  who: 'visitor' | 'player' | 'lost';
  balanceMinor: bigint | null;
  /** The largest stake of this player; null until the server has told it. */
  stakeMaxMinor: bigint | null;
}

/** Who is at the book. A page with a secret counts as a player's until the server says otherwise. */
export function createSession(api: Pick<Api, 'seat' | 'leave'>, secret: string | null, onLost: () => void): Session {
  const state = createStore<SessionState>({
    who: secret === null ? 'visitor' : 'player',
    balanceMinor: null,
    stakeMaxMinor: null,
  });
  const session: Session = {
    state,
    async refresh() {
      if (state.get().who !== 'player') return;
      const answer = await api.seat();
      if (answer.ok && answer.data.isSignedIn) {
        const stakeMaxMinor = BigInt(answer.data.stakeMax);
        state.change((now) => ({ ...now, stakeMaxMinor }));
        session.know(answer.data.balance);
      } else if (answer.ok || answer.why === 'gone') session.lose();
    },
    know(balance) {
      if (balance !== null) state.change((now) => ({ ...now, balanceMinor: BigInt(balance) }));
    },
    lose() {
      if (state.get().who !== 'player') return;
      state.set({ who: 'lost', balanceMinor: null, stakeMaxMinor: null });
      onLost();
    },
    leave() {
      state.set({ who: 'visitor', balanceMinor: null, stakeMaxMinor: null });
      // The address of the page would open the seat to the next user of the browser.
      if (secret !== null) void api.leave();
    },
  };
  return session;
}
