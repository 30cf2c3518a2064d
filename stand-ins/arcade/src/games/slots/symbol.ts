import type { Title } from './titles.ts';

/** A symbol of a title as the page shows it. */
export function symbolOf({ slug }: Title, index: number): string {
  return `<svg class="symbol" viewBox="0 0 100 100" aria-hidden="true"><use href="/files/slot-${slug}.svg#s${index}"/></svg>`;
}
