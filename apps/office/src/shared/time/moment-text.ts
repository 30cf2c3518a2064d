/** `17 Nov 2026, 19:04`, by the clock of this machine. */
export function shortMoment(at: string, language: string): string {
  return format(at, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** `Tuesday, 17 November 2026 at 19:04:12 WAT` */
export function fullMoment(at: string, language: string): string {
  return format(at, language, { dateStyle: 'full', timeStyle: 'long' });
}

function format(at: string, language: string, style: Intl.DateTimeFormatOptions): string {
  // English dates name the day first, as they are written in the markets that we serve.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(new Date(at));
}
