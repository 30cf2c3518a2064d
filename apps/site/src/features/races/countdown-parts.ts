const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

export function countdownParts(leftS: number) {
  return [
    { unit: 'days', figure: twoDigits(Math.floor(leftS / dayS)) },
    { unit: 'hours', figure: twoDigits(Math.floor((leftS % dayS) / hourS)) },
    { unit: 'minutes', figure: twoDigits(Math.floor((leftS % hourS) / minuteS)) },
    { unit: 'seconds', figure: twoDigits(leftS % minuteS) },
  ] as const;
}

const twoDigits = (amount: number) => String(amount).padStart(2, '0');
