import type { Statement } from '../statement.ts';
import { adviserOf } from './best-hold.ts';
import { dealBounds, dealCards, drawTo, handSize } from './deal.ts';
import { type VideoPokerModel, videoPokerModels } from './models.ts';

/** Each model as it is played best, which is what its return is stated for. */
export const videoPokerStatements: readonly Statement[] = videoPokerModels.map((model) => ({
  name: `video-poker-${model.name}`,
  returnMillionths: model.returnMillionths,
  bounds: dealBounds,
  play: playBest(model),
}));

function playBest(model: VideoPokerModel): Statement['play'] {
  return (draws) => {
    const dealt = dealCards(draws);
    const final = drawTo(dealt, adviserOf(model).hold(dealt.slice(0, handSize)));
    return 100 * (model.payOf(final)?.times ?? 0);
  };
}
