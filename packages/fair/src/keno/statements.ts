import { drawBalls } from '../balls.ts';
import type { Statement } from '../statement.ts';
import { picksMax } from './keno-model.ts';
import { kenoReturnMillionths } from './keno-return.ts';
import { kenoModels } from './models.ts';
import { payKeno } from './pay-keno.ts';

/** One for every number of picks. Which numbers are picked makes no difference. */
export const kenoStatements: readonly Statement[] = kenoModels.flatMap((model) =>
  Array.from({ length: picksMax }, (_, at): Statement => {
    const picks = Array.from({ length: at + 1 }, (_, before) => before + 1);
    return {
      name: `${model.name}-${picks.length}`,
      returnMillionths: kenoReturnMillionths(model, picks.length),
      bounds: Array.from({ length: model.drawn }, (_, taken) => model.numbers - taken),
      play: (draws) => payKeno(model, picks, drawBalls(draws, { of: model.numbers, count: model.drawn })).winHundredths,
    };
  }),
);
