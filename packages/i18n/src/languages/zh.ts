import type { Messages } from '@lingui/core';
import message from '../../catalogues/zh/message.json';
import shell from '../../catalogues/zh/shell.json';

/** What every page needs before it can say anything. */
export const start = { ...shell, ...message } as Messages;

export const catalogues = import.meta.glob<Messages>(
  ['../../catalogues/zh/*.json', '!**/message.json', '!**/shell.json'],
  { import: 'default' },
);
