import type { Messages } from '@lingui/core';
import message from '../../catalogues/sw/message.json';
import shell from '../../catalogues/sw/shell.json';

/** What every page needs before it can say anything. */
export const start = { ...shell, ...message } as Messages;

export const catalogues = import.meta.glob<Messages>(
  ['../../catalogues/sw/*.json', '!**/message.json', '!**/shell.json'],
  { import: 'default' },
);
