import type { Messages } from '@lingui/core';
import message from '../../catalogues/en/message.json';
import shell from '../../catalogues/en/shell.json';

/** What every page needs before it can say anything. */
export const start = { ...shell, ...message } as Messages;

export const catalogues = import.meta.glob<Messages>(
  ['../../catalogues/en/*.json', '!**/message.json', '!**/shell.json'],
  { import: 'default' },
);
