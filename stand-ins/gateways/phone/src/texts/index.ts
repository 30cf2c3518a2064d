import { createSpeech } from '@harmattan/sandbox-ui/texts';
import type { Texts } from './en.ts';

export type { Texts } from './en.ts';

export const speech = createSpeech<Texts>({
  en: () => import('./en.ts').then(({ en }) => en),
  sw: () => import('./sw.ts').then(({ sw }) => sw),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});

export const { useTexts } = speech;
