import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<Messages>('../../**/catalogues/en/*.json', { eager: true, import: 'default' });

/** Every text of the office: the staff is few and stays long, so that all of them come at once. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogues));
