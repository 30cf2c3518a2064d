import type { SlotModel } from '@harmattan/fair/slots/slot-model';
import { fill } from '../../page/texts/index.ts';

/** All that decides about a round, as sentences. Every number comes from the model itself. */
export function rulesOf(model: SlotModel, texts: Record<string, string>): string[] {
  const say = (name: string, values: Record<string, string | number> = {}) =>
    fill(texts[name] ?? '', Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}`])));
  const { freeSpins: free, multiplierStep = 0 } = model;
  const steps = (rules: { count: number; spins: number }[]) => rules.map((rule) => say('freeStep', rule)).join(', ');
  const ways = model.rows ** model.reels;
  return [
    say(`${model.mechanic}Rule`, { lines: model.lines.length, ways: whole(ways), step: multiplierStep }),
    ...(free ? [say('freeRule', { steps: steps(free.byScatters) })] : []),
    ...(free && free.againByScatters.length > 0
      ? [say('againRule', { steps: steps(free.againByScatters), most: free.spinsMost })]
      : []),
    ...(free && multiplierStep > 0 ? [say('growingRule', { multiplier: free.multiplier })] : []),
    ...(free && multiplierStep === 0 && free.multiplier > 1
      ? [say('multiplierRule', { multiplier: free.multiplier })]
      : []),
    say('capRule', { times: whole(model.winMaxHundredths / 100) }),
    say('returnRule', { percent: percent(model.returnTenThousandths) }),
    ...(model.hitTenThousandths === undefined
      ? []
      : [say('hitRule', { percent: Math.round(model.hitTenThousandths / 100) })]),
    ...(model.buyHundredths === undefined
      ? []
      : [
          say('buyRule', {
            times: whole(model.buyHundredths / 100),
            percent: percent(model.buyReturnTenThousandths ?? model.returnTenThousandths),
          }),
        ]),
    say('chanceRule'),
    say('keysRule'),
  ];
}

function percent(tenThousandths: number): string {
  return (tenThousandths / 100).toFixed(2);
}

function whole(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}
