import { i18n } from '@lingui/core';
import { CallRefused } from '../api/call-errors.ts';
import { type SharedId, translateBy } from './texts.ts';

const t = translateBy<SharedId>();

/** What happened, and what it means for what was asked. */
export function failureText(error: unknown): string {
  if (!(error instanceof CallRefused)) return t('shared.failure.unreachable');
  const id = `shared.failure.${error.status}`;
  const text = id in i18n.messages ? i18n._(id) : t('shared.failure.other', { word: error.status });
  return error.status === 'GENERAL_ERROR' && error.requestId
    ? `${text} ${t('shared.reference', { id: error.requestId })}`
    : text;
}
