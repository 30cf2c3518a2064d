import type { Statement } from '../statement.ts';
import { drawScratch } from './draw-scratch.ts';
import { scratchModels } from './models.ts';
import { payScratch } from './pay-scratch.ts';
import { scratchCards, scratchFields } from './scratch-model.ts';
import { scratchReturnMillionths } from './scratch-return.ts';

export const scratchStatements: readonly Statement[] = scratchModels.map((model) => ({
  name: model.name,
  returnMillionths: scratchReturnMillionths(model),
  bounds: [scratchCards, model.prizes.length, model.prizes.length - 1, scratchFields],
  play: (draws) => payScratch(model, drawScratch(draws, model)).winHundredths,
}));
