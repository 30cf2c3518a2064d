import { type SubmitEvent, useState } from 'react';

type Read<Wish, Problem> = { wish: Wish } | { problems: readonly Problem[] };

/** A form of text fields that becomes a wish once nothing is wrong with it. What is wrong is said after the first try. */
export function useDraftForm<Draft extends object, Wish, Problem>(
  start: () => Draft,
  readDraft: (draft: Draft) => Read<Wish, Problem>,
) {
  const [draft, setDraft] = useState(start);
  const [wasTried, setWasTried] = useState(false);
  const [wish, setWish] = useState<Wish>();
  const read = readDraft(draft);
  return {
    ...{ draft, setDraft, wasTried, wish },
    problems: wasTried && 'problems' in read ? read.problems : [],
    set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    dropWish: () => setWish(undefined),
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      setWasTried(true);
      if ('wish' in read) setWish(read.wish);
    },
  };
}
