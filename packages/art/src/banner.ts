import { sky as accumulatorSky, drawAccumulator } from './banners/accumulator.ts';
import { sky as cashRacesSky, drawCashRaces } from './banners/cash-races.ts';
import { drawJackpotDrums, sky as jackpotDrumsSky } from './banners/jackpot-drums.ts';
import { height, width } from './banners/land.ts';
import { drawLiteMode, sky as liteModeSky } from './banners/lite-mode.ts';
import { drawMobileMoney, sky as mobileMoneySky } from './banners/mobile-money.ts';
import { drawRaceBaobab, sky as raceBaobabSky } from './banners/race-baobab.ts';
import { drawRaceDunes, sky as raceDunesSky } from './banners/race-dunes.ts';
import { drawRaceLagosNight, sky as raceLagosNightSky } from './banners/race-lagos-night.ts';
import { drawRaceLightning, sky as raceLightningSky } from './banners/race-lightning.ts';
import { drawReferAFriend, sky as referAFriendSky } from './banners/refer-a-friend.ts';
import { drawWelcome, sky as welcomeSky } from './banners/welcome.ts';
import { drawZeppelinDawn, sky as zeppelinDawnSky } from './banners/zeppelin-dawn.ts';
import type { Sky } from './palette.ts';
import { roundStrokes } from './pen.ts';

interface Scene {
  readonly sky: Sky;
  draw(): string;
}

const scenes: Readonly<Record<string, Scene>> = {
  'race-dunes': { sky: raceDunesSky, draw: drawRaceDunes },
  'race-lagos-night': { sky: raceLagosNightSky, draw: drawRaceLagosNight },
  'race-baobab': { sky: raceBaobabSky, draw: drawRaceBaobab },
  'race-lightning': { sky: raceLightningSky, draw: drawRaceLightning },
  welcome: { sky: welcomeSky, draw: drawWelcome },
  'jackpot-drums': { sky: jackpotDrumsSky, draw: drawJackpotDrums },
  'zeppelin-dawn': { sky: zeppelinDawnSky, draw: drawZeppelinDawn },
  accumulator: { sky: accumulatorSky, draw: drawAccumulator },
  'cash-races': { sky: cashRacesSky, draw: drawCashRaces },
  'mobile-money': { sky: mobileMoneySky, draw: drawMobileMoney },
  'lite-mode': { sky: liteModeSky, draw: drawLiteMode },
  'refer-a-friend': { sky: referAFriendSky, draw: drawReferAFriend },
};

/** A wide picture for a race or a promotion, as a document of its own. No words in it: it serves every language. */
export function drawBanner(name: string): string | undefined {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (!scene) return undefined;
  const { zenith, middle, horizon } = scene.sky;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${roundStrokes}>`,
    `<linearGradient id="${name}-s" x2="0" y2="1"><stop stop-color="${zenith}"/><stop offset=".36" stop-color="${middle}"/><stop offset=".68" stop-color="${horizon}"/></linearGradient>`,
    `<path fill="url(#${name}-s)" d="M0 0h${width}v${height}H0z"/>`,
    scene.draw(),
    '</svg>',
  ].join('');
}

export function bannerNames(): string[] {
  return Object.keys(scenes);
}
