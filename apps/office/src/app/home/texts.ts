import { type SharedId, useTexts } from '../../shared/texts/texts.ts';
import type en from './catalogues/en/home.json';

type Id = keyof typeof en | SharedId;

export const useT = useTexts<Id>;
