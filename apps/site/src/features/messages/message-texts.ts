/** What a player writes, by the names of the wire. */
export interface MessageTexts extends Record<string, string> {
  department: string;
  messageHeader: string;
  messageText: string;
}

export const headerLengthMax = 120;
export const textLengthMax = 1_000;

export const emptyTexts: MessageTexts = { department: '', messageHeader: '', messageText: '' };

export function sameTexts(one: MessageTexts, other: MessageTexts): boolean {
  return Object.keys(emptyTexts).every((name) => one[name] === other[name]);
}

/** The header of an answer. An answer to an answer bears the mark once. */
export function replyHeader(header: string): string {
  const marked = /^re:/i.test(header) ? header : `Re: ${header}`;
  return [...marked].slice(0, headerLengthMax).join('');
}
