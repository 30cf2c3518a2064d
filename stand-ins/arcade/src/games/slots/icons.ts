const paths: Readonly<Record<string, string>> = {
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  spin: 'M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6',
  turbo: 'M13 3 5 14h6l-1 7 8-11h-6z',
  sound: 'M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  auto: 'M4 12a8 8 0 0 1 14-5M20 12a8 8 0 0 1-14 5M18 3v4h-4M6 21v-4h4',
  info: 'M4 5h16v14H4zM4 10h16M10 10v9',
};

/** One line, in the colour of the words beside it. */
export function icon(name: string): string {
  return `<svg class="icon" aria-hidden="true" width="22" height="22" viewBox="0 0 24 24"><path d="${paths[name] ?? ''}"/></svg>`;
}
