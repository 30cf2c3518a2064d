const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** `42 s`, `3 min`, `5 h`, `2 d`: the largest whole unit, as a person says it. A clock that is behind the server's shows no age below zero. */
export function ageText(fromMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - fromMs) / 1_000));
  if (seconds < minuteS) return `${seconds} s`;
  if (seconds < hourS) return `${Math.floor(seconds / minuteS)} min`;
  if (seconds < 2 * dayS) return `${Math.floor(seconds / hourS)} h`;
  return `${Math.floor(seconds / dayS)} d`;
}

/** The same for voices: `3 minutes`. */
export function spokenAge(fromMs: number, nowMs: number, language: string): string {
  const [figure = '0', short = 's'] = ageText(fromMs, nowMs).split(' ');
  const unit = { s: 'second', min: 'minute', h: 'hour', d: 'day' }[short] ?? 'second';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(figure));
}
