import { findModel, slotModels } from '@harmattan/fair/slots/models';
import type { SlotModel } from '@harmattan/fair/slots/slot-model';
import { assert } from '@harmattan/kernel/assert';
import type { ListedGame } from '../../catalogue.ts';
import { shuffledFor } from './choose.ts';
import { classicThings, kinOf, smallThings } from './families.ts';
import { showpieces } from './showpieces.ts';

/** The catalogue's categories that say how a slot plays. */
const bonusBuy = 5;
const classic = 7;

/** A slot as the players know it: whose mathematics it has, and how it looks. */
export interface Title {
  /** In addresses and in the books of the arcade: `baobab-gold`. */
  slug: string;
  name: string;
  model: SlotModel;
  /** One for each of the model's symbols, in their order. */
  motifs: readonly string[];
  sky: string;
  /** Which of the tile's compositions its scene follows, 0 to 9. */
  scene: number;
}

/** Makes a title of a listed slot. The same entry always makes the same title. */
export function makeTitle({ title: name, tile, categories }: ListedGame): Title {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const [own = '', sky = '', scene = '0'] = tile?.split('-') ?? [];
  const model = chooseModel(name, slug, categories);
  return { slug, name, model, motifs: chooseMotifs({ name, slug, own, model }), sky, scene: Number(scene) };
}

function chooseModel(name: string, slug: string, categories: readonly number[]): SlotModel {
  const byHand = findModel(showpieces[name]?.model ?? '');
  const fits = (model: SlotModel) =>
    (model.mechanic === 'classic') === categories.includes(classic) &&
    (!categories.includes(bonusBuy) || model.buyHundredths !== undefined);
  if (byHand && fits(byHand)) return byHand;
  // The mechanic first, so that each gets its share however many models it has.
  const fitting = slotModels.filter(fits);
  const [mechanic] = shuffledFor(slug, [...new Set(fitting.map((model) => model.mechanic))]);
  const names = fitting.filter((model) => model.mechanic === mechanic).map((model) => model.name);
  const model = findModel(shuffledFor(slug, names)[0] ?? '');
  assert(model, 'there is a model for every kind of slot');
  return model;
}

function chooseMotifs(title: { name: string; slug: string; own: string; model: SlotModel }): string[] {
  const { name, slug, own, model } = title;
  const wild = own === 'crown' ? 'star' : 'crown';
  const scatter = own === 'sun' ? 'moon' : 'sun';
  const taken = new Set([own, wild, scatter]);
  const take = (names: readonly string[]): string => {
    const free = names.find((motif) => !taken.has(motif));
    assert(free, 'there are more motifs than symbols');
    taken.add(free);
    return free;
  };
  const isClassic = model.mechanic === 'classic';
  const dear = [
    ...(showpieces[name]?.dear ?? []),
    ...(isClassic ? shuffledFor(slug, classicThings) : []),
    ...shuffledFor(slug, kinOf(own)),
    ...shuffledFor(slug, smallThings),
  ];
  const small = [...shuffledFor(slug, isClassic ? classicThings : smallThings), ...shuffledFor(slug, kinOf(own))];
  let isFirst = true;
  return model.symbols.map(({ kind }) => {
    if (kind === 'wild') return wild;
    if (kind === 'scatter') return scatter;
    if (!isFirst) return take(kind === 'high' ? dear : small);
    isFirst = false;
    return own;
  });
}
