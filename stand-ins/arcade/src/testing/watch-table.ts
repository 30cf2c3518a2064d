import { expect, onTestFinished } from 'vitest';

/** Sits at a table's stream of events as the page does, and puts together what it tells. */
export async function watchTable(url: string) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(url, { signal: leaving.signal });
  // biome-ignore lint/suspicious/noExplicitAny: whatever it tells
  let stand: Record<string, any> = {};
  let isOver = false;
  const names: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${text}${chunk}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) hear(event);
    }
  };
  const hear = (event: string) => {
    const name = /^event: (.*)$/m.exec(event)?.[1];
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (name) names.push(name);
    else if (data) stand = { ...stand, ...JSON.parse(data) };
  };
  const reading = read().catch(() => undefined);
  void reading.then(() => {
    isOver = true;
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    stand: () => stand,
    /** What it called its events. */
    names,
    isOver: () => isOver,
    async until(phase: string, number?: number) {
      await expect
        .poll(() => `${stand.phase} ${number === undefined ? '' : stand.number}`, { interval: 30 })
        .toBe(`${phase} ${number ?? ''}`);
      return stand;
    },
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}
