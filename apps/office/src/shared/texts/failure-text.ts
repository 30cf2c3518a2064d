import { i18n } from '@lingui/core';
import { CallRefused } from '../api/call-errors.ts';
import { type SharedId, translateBy } from './texts.ts';

const t = translateBy<SharedId>();

/** What happened, and what it means for what was asked. */
export function failureText(error: unknown): string {
  if (!(error instanceof CallRefused)) return t('shared.failure.unreachable');
  const known = [error.detail, error.status].map((word) => `shared.failure.${word}`);
  const id = known.find((one) => one in i18n.messages);
  const text = id !== undefined ? i18n._(id) : t('shared.failure.other', { word: error.status });
  return error.status === 'GENERAL_ERROR' && error.requestId
    ? `${text} ${t('shared.reference', { id: error.requestId })}`
    : text;
}
