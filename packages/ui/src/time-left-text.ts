const secondMs = 1_000;
const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** When a voice says what is left; in between it stays silent. */
const announcedAtS = [10 * minuteS, 5 * minuteS, minuteS];
/** Long enough for a timer that comes late, short enough that a screen reader does not read it later as the present time. */
const announcementLastsS = 4;

export function secondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / secondMs));
}

/** `04:05` below an hour, `3:04:05` below a day, then days, hours and minutes in the language's own short units. */
export function timeLeftText(leftS: number, language: string): string {
  if (leftS >= dayS) return unitsText(leftS, { language, display: 'narrow' });
  const clock = [Math.floor((leftS % hourS) / minuteS), leftS % minuteS];
  const hours = Math.floor(leftS / hourS);
  const digits = clock.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${digits}` : digits;
}

/** `4 minutes 5 seconds`, for voices. */
export function spokenTimeLeft(leftS: number, language: string): string {
  return unitsText(leftS, { language, display: 'long' });
}

/** The mark that has just been passed, if any. */
export function announcedMark(leftS: number): number | undefined {
  return announcedAtS.find((markS) => leftS <= markS && leftS > markS - announcementLastsS);
}

function unitsText(leftS: number, { language, display }: { language: string; display: 'narrow' | 'long' }): string {
  const parts: [amount: number, unit: string][] =
    leftS >= dayS
      ? [
          [Math.floor(leftS / dayS), 'day'],
          [Math.floor((leftS % dayS) / hourS), 'hour'],
          [Math.floor((leftS % hourS) / minuteS), 'minute'],
        ]
      : [
          [Math.floor(leftS / hourS), 'hour'],
          [Math.floor((leftS % hourS) / minuteS), 'minute'],
          [leftS % minuteS, 'second'],
        ];
  const told = parts.filter(([amount], index) => amount > 0 || index === parts.length - 1);
  return told
    .map(([amount, unit]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(amount),
    )
    .join(' ');
}
