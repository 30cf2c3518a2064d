import { useT } from '@harmattan/i18n/use-t';
import { PauseStrip } from '../pause/pause-strip.tsx';
import { methodNames } from './method-names.ts';
import type { Pause } from './payment-methods.ts';

/** What is off for everyone for now, in the operator's words where there are some. */
export function PaymentPauses({ pauses }: { pauses: readonly Pause[] }) {
  const pauseText = usePauseText();
  return pauses.map((pause) => <PauseStrip key={`${pause.kind} ${pause.subject}`} text={pauseText(pause)} />);
}

function usePauseText(): (pause: Pause) => string {
  const t = useT();
  return ({ kind, subject, name, text }) => {
    if (text !== null) return text;
    if (kind !== 'method') return t(`cashier.pause.${kind}`, { name });
    const known = Object.hasOwn(methodNames, subject) ? t(methodNames[subject as keyof typeof methodNames]) : name;
    return t('cashier.pause.method', { name: known });
  };
}
