import type { ComponentChildren } from 'preact';
import { useTexts } from '../texts/index.ts';
import { Icon, type IconName } from './icon.tsx';

/** Rows of the shape of what will stand there. */
export function RowSkeletons({ count }: { count: number }) {
  const texts = useTexts();
  return (
    <div class="rows" role="status">
      <span class="visually-hidden">{texts.loading}</span>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class="row skeleton" aria-hidden="true">
          <i class="bone bone-tag" />
          <i class="bone bone-name" />
          <i class="bone bone-name short" />
          <i class="bone bone-prices" />
        </div>
      ))}
    </div>
  );
}

export function Empty({ icon = 'ball', children }: { icon?: IconName; children: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={icon} size={32} />
      <div>{children}</div>
    </div>
  );
}

export function Failed({ retry }: { retry(): void }) {
  const texts = useTexts();
  return (
    <div class="empty" role="alert">
      <Icon name="alert" size={32} />
      <p>{texts.loadFailed}</p>
      <button type="button" class="button quiet" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

export function Note({ tone, children }: { tone: 'bad' | 'good' | 'plain'; children: ComponentChildren }) {
  return (
    <div class="note" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {tone !== 'plain' && <Icon name={tone === 'bad' ? 'alert' : 'check'} />}
      <div>{children}</div>
    </div>
  );
}
