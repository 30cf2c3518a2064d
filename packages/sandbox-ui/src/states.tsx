import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

/** Keeps the room of what is being read. Its place says that it is busy; the words are for voices. */
export function Skeleton({ label, count = 1 }: { label: string; count?: number }) {
  return (
    <div class="skeletons">
      <p class="visually-hidden">{label}</p>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}

export function Empty({ icon, title, children }: { icon: string; title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <span class="empty-icon">
        <Icon path={icon} size={22} />
      </span>
      <p class="empty-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}

/** What went wrong, and the way to try again. What was there before stays around it. */
export function Trouble({ children, retryLabel, retry }: { children: string; retryLabel: string; retry(): void }) {
  return (
    <div class="trouble" role="alert">
      <p>{children}</p>
      <button type="button" class="button" onClick={retry}>
        {retryLabel}
      </button>
    </div>
  );
}
