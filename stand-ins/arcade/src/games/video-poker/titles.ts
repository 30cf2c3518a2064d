import type { Sky } from '@harmattan/art/palette';
import { skies } from '@harmattan/art/skies';
import { findVideoPokerModel, type VideoPokerModel } from '@harmattan/fair/video-poker/models';
import { assert } from '@harmattan/kernel/assert';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Catalogue } from '../../catalogue.ts';
import type { CardBack } from './card-back.ts';

/** A machine as the players know it: whose pays it has, and how it looks. */
export interface Title {
  supplier: SupplierName;
  game: string;
  /** In addresses and in the books of the arcade: `jacks-of-jos`. */
  slug: string;
  model: VideoPokerModel;
  sky: Sky;
  back: CardBack;
  /** What stands in the middle of a card's back. */
  motif: string;
}

interface Entry {
  supplier: SupplierName;
  game: string;
  model: string;
  back: CardBack;
  motif: string;
}

/** The next machine is a line here and an entry in the catalogue. */
const entries: readonly Entry[] = [
  { supplier: 'egt', game: '701', model: 'jacks-or-better', back: 'dunes', motif: 'sun' },
  { supplier: 'egt', game: '702', model: 'bonus', back: 'kente', motif: 'camel' },
  { supplier: 'betconstruct', game: '50301', model: 'double-bonus', back: 'adire', motif: 'crown' },
  { supplier: 'qtech', game: 'HRM-jacks-of-jos', model: 'jacks-or-better', back: 'hills', motif: 'drum' },
  { supplier: 'qtech', game: 'HRM-deuces-of-the-delta', model: 'deuces-wild', back: 'waves', motif: 'fish' },
];

export function makeTitles(catalogue: Catalogue): Title[] {
  return entries.map(({ supplier, game, model, back, motif }) => {
    const { title, tile } = catalogue.find(supplier, game);
    const found = findVideoPokerModel(model);
    const sky = Object.entries(skies).find(([name]) => name === tile?.split('-')[1])?.[1];
    assert(found && sky, 'a title has a model and the sky of its tile');
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return { supplier, game, slug, model: found, sky, back, motif };
  });
}
