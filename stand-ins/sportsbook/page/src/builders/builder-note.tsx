import { useStore } from '@harmattan/sandbox-ui/store';
import type { BuilderRefusal } from '../../../src/contract/bets.ts';
import { rulesNow } from '../../../src/rules/versions.ts';
import { useBook } from '../core/book.ts';
import { Note } from '../shell/states.tsx';
import type { Problem } from '../slip/reckon.ts';
import { type BuilderTexts, builderTexts } from './words.ts';

/** What a builder is, or why its picks have no price together. */
export function BuilderNote({ problem }: { problem: Problem | undefined }) {
  const texts = builderTexts[useStore(useBook().language)];
  if (problem?.kind !== 'builder') return <p class="hint">{texts.builderAbout}</p>;
  if (problem.reason === undefined) return <p class="hint">{texts.builderPending}</p>;
  return <Note tone="bad">{reasonText(problem.reason, texts)}</Note>;
}

function reasonText(reason: BuilderRefusal, texts: BuilderTexts): string {
  switch (reason) {
    case 'builder-excluded':
      return texts.builderExcluded;
    case 'builder-contained':
      return texts.builderContained;
    case 'builder-not-priced':
      return texts.builderNotPriced;
    case 'too-many-picks':
      return texts.builderTooMany(rulesNow.builderPicksMax);
    case 'closed':
      return texts.builderClosed;
    case 'suspended':
      return texts.builderSuspended;
  }
}
