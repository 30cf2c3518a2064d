import { drawBalls } from '../balls.ts';
import type { Statement } from '../statement.ts';
import { bingo75, bingo90 } from './models.ts';

/** For one ticket. More of them pay each for itself, for as many stakes. */
export const bingoStatements: readonly Statement[] = [bingo75, bingo90].map((model) => ({
  name: model.name,
  returnMillionths: model.returnMillionths,
  bounds: Array.from({ length: model.called }, (_, taken) => model.numbers - taken),
  play(draws) {
    const ticket = model.deal(draws);
    return model.pay(ticket, drawBalls(draws, { of: model.numbers, count: model.called })).winHundredths;
  },
}));
