import type { Palette } from '../palette.ts';
import { drawAdire } from './adire.ts';
import { drawAirship } from './airship.ts';
import { drawArrows } from './arrows.ts';
import { drawBaobab } from './baobab.ts';
import { drawBasket } from './basket.ts';
import { drawBasketball } from './basketball.ts';
import { drawBeads } from './beads.ts';
import { drawBell } from './bell.ts';
import { drawBicycle } from './bicycle.ts';
import { drawBingo } from './bingo.ts';
import { drawBoat } from './boat.ts';
import { drawBronze } from './bronze.ts';
import { drawCamel } from './camel.ts';
import { drawCards } from './cards.ts';
import { drawCherries } from './cherries.ts';
import { drawChest } from './chest.ts';
import { drawChips } from './chips.ts';
import { drawCoin } from './coin.ts';
import { drawCowrie } from './cowrie.ts';
import { drawCrocodile } from './crocodile.ts';
import { drawCrown } from './crown.ts';
import { drawDanfo } from './danfo.ts';
import { drawDiamond } from './diamond.ts';
import { drawDice } from './dice.ts';
import { drawDrum } from './drum.ts';
import { drawDyepit } from './dyepit.ts';
import { drawElephant } from './elephant.ts';
import { drawFish } from './fish.ts';
import { drawFlame } from './flame.ts';
import { drawFootball } from './football.ts';
import { drawGourd } from './gourd.ts';
import { drawGreyhound } from './greyhound.ts';
import { drawGuitar } from './guitar.ts';
import { drawHornbill } from './hornbill.ts';
import { drawHorse } from './horse.ts';
import { drawHorseshoe } from './horseshoe.ts';
import { drawHut } from './hut.ts';
import { drawKeno } from './keno.ts';
import { drawKente } from './kente.ts';
import { drawKing } from './king.ts';
import { drawKora } from './kora.ts';
import { drawLantern } from './lantern.ts';
import { drawLeopard } from './leopard.ts';
import { drawLion } from './lion.ts';
import { drawMango } from './mango.ts';
import { drawMangrove } from './mangrove.ts';
import { drawMask } from './mask.ts';
import { drawMine } from './mine.ts';
import { drawMoon } from './moon.ts';
import { drawOkada } from './okada.ts';
import { drawPalm } from './palm.ts';
import { drawPalmwine } from './palmwine.ts';
import { drawPlinko } from './plinko.ts';
import { drawPot } from './pot.ts';
import { drawRacecar } from './racecar.ts';
import { drawRacer } from './racer.ts';
import { drawRacket } from './racket.ts';
import { drawRiver } from './river.ts';
import { drawRoulette } from './roulette.ts';
import { drawScratch } from './scratch.ts';
import { drawSeven } from './seven.ts';
import { drawShekere } from './shekere.ts';
import { drawShoe } from './shoe.ts';
import { drawSicbo } from './sicbo.ts';
import { drawSkyline } from './skyline.ts';
import { drawStar } from './star.ts';
import { drawSun } from './sun.ts';
import { drawSuya } from './suya.ts';
import { drawTerracotta } from './terracotta.ts';
import { drawTortoise } from './tortoise.ts';
import { drawUmbrella } from './umbrella.ts';
import { drawVideopoker } from './videopoker.ts';
import { drawWheel } from './wheel.ts';
import { drawYam } from './yam.ts';
import { drawZuma } from './zuma.ts';

/** A thing drawn in a box of 100 × 100, and how it likes to be placed. */
export interface Motif {
  draw(palette: Palette): string;
  /** Its feet are at the bottom of the box and want a ground under them. */
  readonly stands?: boolean;
  /** It reads in one direction only. */
  readonly isOneWay?: boolean;
  /** It is a light in the sky itself, and wants no second one beside it. */
  readonly shines?: boolean;
}

const motifs: Readonly<Record<string, Motif>> = {
  adire: { draw: drawAdire },
  airship: { draw: drawAirship },
  arrows: { draw: drawArrows, isOneWay: true },
  baobab: { draw: drawBaobab, stands: true },
  basket: { draw: drawBasket, stands: true },
  basketball: { draw: drawBasketball },
  beads: { draw: drawBeads },
  bell: { draw: drawBell, stands: true },
  bicycle: { draw: drawBicycle, stands: true },
  bingo: { draw: drawBingo },
  boat: { draw: drawBoat, stands: true },
  bronze: { draw: drawBronze, stands: true },
  camel: { draw: drawCamel, stands: true },
  cards: { draw: drawCards, isOneWay: true },
  cherries: { draw: drawCherries },
  chest: { draw: drawChest, stands: true },
  chips: { draw: drawChips, stands: true },
  coin: { draw: drawCoin },
  cowrie: { draw: drawCowrie },
  crocodile: { draw: drawCrocodile, stands: true },
  crown: { draw: drawCrown, stands: true },
  danfo: { draw: drawDanfo, stands: true },
  diamond: { draw: drawDiamond },
  dice: { draw: drawDice },
  drum: { draw: drawDrum, stands: true },
  dyepit: { draw: drawDyepit, stands: true },
  elephant: { draw: drawElephant, stands: true },
  fish: { draw: drawFish },
  flame: { draw: drawFlame, stands: true },
  football: { draw: drawFootball },
  gourd: { draw: drawGourd, stands: true },
  greyhound: { draw: drawGreyhound, stands: true },
  guitar: { draw: drawGuitar },
  hornbill: { draw: drawHornbill, stands: true },
  horse: { draw: drawHorse, stands: true },
  horseshoe: { draw: drawHorseshoe },
  hut: { draw: drawHut, stands: true },
  keno: { draw: drawKeno, isOneWay: true },
  kente: { draw: drawKente },
  king: { draw: drawKing, isOneWay: true },
  kora: { draw: drawKora, stands: true },
  lantern: { draw: drawLantern, stands: true },
  leopard: { draw: drawLeopard },
  lion: { draw: drawLion },
  mango: { draw: drawMango },
  mangrove: { draw: drawMangrove, stands: true },
  mask: { draw: drawMask },
  mine: { draw: drawMine },
  moon: { draw: drawMoon, shines: true },
  okada: { draw: drawOkada, stands: true },
  palm: { draw: drawPalm, stands: true },
  palmwine: { draw: drawPalmwine, stands: true },
  plinko: { draw: drawPlinko, stands: true },
  pot: { draw: drawPot, stands: true },
  racecar: { draw: drawRacecar, stands: true, isOneWay: true },
  racer: { draw: drawRacer, stands: true },
  racket: { draw: drawRacket },
  river: { draw: drawRiver, stands: true },
  roulette: { draw: drawRoulette },
  scratch: { draw: drawScratch },
  seven: { draw: drawSeven, isOneWay: true },
  shekere: { draw: drawShekere, stands: true },
  shoe: { draw: drawShoe },
  sicbo: { draw: drawSicbo, stands: true },
  skyline: { draw: drawSkyline, stands: true },
  star: { draw: drawStar, shines: true },
  sun: { draw: drawSun, shines: true },
  suya: { draw: drawSuya, stands: true },
  terracotta: { draw: drawTerracotta, stands: true },
  tortoise: { draw: drawTortoise, stands: true },
  umbrella: { draw: drawUmbrella, stands: true },
  videopoker: { draw: drawVideopoker, isOneWay: true },
  wheel: { draw: drawWheel, stands: true },
  yam: { draw: drawYam, stands: true },
  zuma: { draw: drawZuma, stands: true },
};

export function findMotif(name: string): Motif | undefined {
  return Object.hasOwn(motifs, name) ? motifs[name] : undefined;
}

export function motifNames(): string[] {
  return Object.keys(motifs);
}
