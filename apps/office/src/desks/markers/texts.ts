import { type SharedId, translateBy, useTexts } from '../../shared/texts/texts.ts';
import type en from './catalogues/en/markers.json';

type Id = keyof typeof en | SharedId;

export const useT = useTexts<Id>;
export const translate = translateBy<Id>();
