import { i18n } from '@lingui/core';
import type { Translate } from './use-t.ts';

/** For words that are said outside of any component, once their catalogue is here. */
export const translate: Translate = (id, values) => i18n._(id, values);
