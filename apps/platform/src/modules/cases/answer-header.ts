const headers = { en: 'Our answer', sw: 'Jibu letu', zh: '我们的答复' } as const;

/** Above an answer that is no reply to a message of the player. */
export function answerHeader(language: keyof typeof headers, number: string): string {
  return `${headers[language]} (${number})`;
}
