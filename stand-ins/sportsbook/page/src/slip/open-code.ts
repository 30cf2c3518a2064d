import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { CheckedPick, LoadedCode } from '../../../src/contract/bets.ts';
import type { Api } from '../core/api.ts';
import { codeShape } from '../core/router.ts';
import { nameOf, type Slip, splitPicks } from './slip.ts';
import type { SlipDesk } from './slip-desk.ts';

export type OpenedCode =
  | { stage: 'none' }
  | { stage: 'loading'; code: string }
  /** `over`: none of its picks can be bet on any more. */
  | { stage: 'failed'; code: string; why: 'unknown' | 'stopped' | 'over' | 'offline' }
  /** There are other picks on the slip: the player is asked. */
  | { stage: 'asking'; loaded: LoadedCode }
  | { stage: 'opened'; code: string; leftOut: CheckedPick[] };

export interface CodeOpener {
  state: Store<OpenedCode>;
  /** Puts the picks of a code on the slip. Other picks there are replaced only when the player agrees. */
  open(code: string, options?: { isAgreed?: boolean }): Promise<void>;
  replace(): void;
  dismiss(): void;
}

export function createCodeOpener({ api, desk }: { api: Pick<Api, 'loadCode'>; desk: SlipDesk }): CodeOpener {
  const state = createStore<OpenedCode>({ stage: 'none' });
  let latest = 0;

  function put(loaded: LoadedCode): void {
    const { kept, leftOut } = splitPicks(loaded.slip.picks);
    const isPut = desk.load({ ...loaded, slip: { ...loaded.slip, picks: kept } });
    state.set(isPut ? { stage: 'opened', code: loaded.code, leftOut } : { stage: 'asking', loaded });
  }

  return {
    state,
    async open(given, { isAgreed = false } = {}) {
      const code = given.trim().toUpperCase();
      latest += 1;
      const turn = latest;
      if (!codeShape.test(code)) return state.set({ stage: 'failed', code, why: 'unknown' });
      state.set({ stage: 'loading', code });
      const answer = await api.loadCode(code);
      if (turn !== latest) return;
      if (!answer.ok) {
        return state.set({ stage: 'failed', code, why: answer.why === 'offline' ? 'offline' : 'unknown' });
      }
      const hindrance = hindranceOf(answer.data, { slip: desk.slip.get(), isAgreed });
      if (hindrance) state.set(hindrance);
      else put(answer.data);
    },
    replace() {
      const now = state.get();
      if (now.stage === 'asking') put(now.loaded);
    },
    dismiss() {
      latest += 1;
      state.set({ stage: 'none' });
    },
  };
}

/** What stands in the way of putting the picks of a code on a slip. */
function hindranceOf(
  loaded: LoadedCode,
  { slip, isAgreed }: { slip: Slip; isAgreed: boolean },
): OpenedCode | undefined {
  const { code, isStopped } = loaded;
  const { kept } = splitPicks(loaded.slip.picks);
  const onSlip = new Set(slip.picks.map(nameOf));
  if (isStopped) return { stage: 'failed', code, why: 'stopped' };
  if (kept.length === 0) return { stage: 'failed', code, why: 'over' };
  if (isAgreed || onSlip.size === 0) return undefined;
  // Picks that went through the sign-in, or a page that was loaded again: they are there already.
  return kept.every((pick) => onSlip.has(nameOf(pick))) ? { stage: 'none' } : { stage: 'asking', loaded };
}
