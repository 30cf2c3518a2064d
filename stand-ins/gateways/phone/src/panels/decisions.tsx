import { useOnce } from '@harmattan/sandbox-ui/send-form';
import { Empty, Skeleton } from '@harmattan/sandbox-ui/states';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { failureText, type Outcome } from '../core/api.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

/** Does it, and says what came of it. */
export type Decide = (what: () => Promise<Outcome<unknown>>, done: string) => void;

/** A list of what waits for a decision, or has had one. */
export function Decisions<Row>({
  rows,
  keyOf,
  draw,
  icon,
  emptyTitle,
  emptyHint,
}: {
  rows: Row[] | undefined;
  keyOf(row: Row): string;
  draw(row: Row, decide: Decide): ComponentChildren;
  icon: string;
  emptyTitle: string;
  emptyHint: string;
}) {
  const phone = usePhone();
  const texts = useTexts();
  const [result, setResult] = useState('');
  const [isBusy, once] = useOnce();

  const decide: Decide = (what, done) =>
    void once(async () => {
      const outcome = await what();
      const words = outcome.ok ? done : failureText(outcome, texts);
      setResult(words);
      phone.say(words);
      await phone.refresh();
    });

  return (
    <>
      {rows === undefined && <Skeleton label={texts.reading} />}
      {rows?.length === 0 && (
        <Empty icon={icon} title={emptyTitle}>
          {emptyHint}
        </Empty>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ol class="list" aria-busy={isBusy}>
          {rows.map((row) => (
            <li key={keyOf(row)} class="box">
              {draw(row, decide)}
            </li>
          ))}
        </ol>
      )}
      <p class="result">{result}</p>
    </>
  );
}
