const digitsMax = 19;

/** The digits of what was typed or pasted. */
export function cardDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, digitsMax);
}

/** `5531886652142950` as `5531 8866 5214 2950` */
export function groupCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Where the caret stands in the grouped number when so many digits are before it. */
export function caretAfter(digitsBefore: number): number {
  return digitsBefore + Math.max(0, Math.ceil(digitsBefore / 4) - 1);
}

/** The check digit that catches a slip of the finger (Luhn). It says nothing about whether the card exists. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
