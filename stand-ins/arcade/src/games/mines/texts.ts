import { marketRules } from '@harmattan/kernel/market-rules';
import type { Language } from '@harmattan/process/stand-in/language';
import { withProvableTexts } from '../provable/provable-texts.ts';

const { unitNames } = marketRules;

export const minesTexts: Record<Language, Record<string, string>> = withProvableTexts({
  en: {
    mines: 'Mines',
    places: 'Twenty-five places. Arrow keys move, Enter opens.',
    closed: 'Place {place}, closed',
    gem: 'Place {place}, gem',
    mine: 'Place {place}, mine',
    hit: 'Place {place}, the mine you hit',
    now: 'Now',
    next: 'Next gem',
    go: 'Start',
    starting: 'The mines are being laid…',
    pickFirst: 'Open a place',
    cashOut: 'Cash out',
    promptFirst: 'Open a place. The first gem is worth {next}.',
    prompt: 'Gem! {amount} to take, {next} with the next one.',
    ended_hit: 'A mine.',
    'ended_cashed-out': 'Cashed out at {multiplier}.',
    'ended_given-back': 'Nothing was opened.',
    brief: 'Mines {mines} · gems {gems}',
    howTo:
      'Mines lie hidden under as many of the twenty-five places as you chose. Open one place after the other: each gem raises the multiplier, a mine ends the round and takes the stake. From the first gem on you can cash out.',
    edgeRule:
      'The multiplier is 99 % divided by the chance to come so far, rounded down to hundredths. So 98.28 % to 99 % return to players, wherever you stop before the most that is paid; the table says what rounding leaves after the first gem.',
    most: `At 5,000 times the stake, at a win of 10,000,000 ${unitNames.en}, or with the last gem the round cashes out by itself; what would be more is cut there.`,
    leaving:
      'If you go away for long, the round is ended for you: what your gems are worth is paid. If nothing was opened, nothing has been decided, and the stake comes back.',
    gems: '{gems} gems',
    worthTitle: 'Multipliers, and the return after the first gem',
    verify_mines: 'Mines (places 1 to 25, row by row)',
  },
  sw: {
    mines: 'Mabomu',
    places: 'Nafasi ishirini na tano. Vishale husogeza, Enter hufungua.',
    closed: 'Nafasi {place}, imefungwa',
    gem: 'Nafasi {place}, kito',
    mine: 'Nafasi {place}, bomu',
    hit: 'Nafasi {place}, bomu ulilogusa',
    now: 'Sasa',
    next: 'Kito kijacho',
    go: 'Anza',
    starting: 'Mabomu yanawekwa…',
    pickFirst: 'Fungua nafasi',
    cashOut: 'Chukua pesa',
    promptFirst: 'Fungua nafasi. Kito cha kwanza kina thamani ya {next}.',
    prompt: 'Kito! {amount} za kuchukua, {next} na kijacho.',
    ended_hit: 'Bomu.',
    'ended_cashed-out': 'Umechukua kwa {multiplier}.',
    'ended_given-back': 'Hakuna kilichofunguliwa.',
    brief: 'Mabomu {mines} · vito {gems}',
    howTo:
      'Mabomu yamefichwa chini ya nafasi nyingi kadiri ulivyochagua kati ya ishirini na tano. Fungua nafasi moja baada ya nyingine: kila kito huongeza kizidishi, bomu humaliza raundi na kuchukua dau. Kuanzia kito cha kwanza unaweza kuchukua pesa.',
    edgeRule:
      'Kizidishi ni 99 % kugawanywa kwa uwezekano wa kufika hapo, ikipunguzwa hadi sehemu za mia. Hivyo 98.28 % hadi 99 % hurudi kwa wachezaji, popote unaposimama kabla ya malipo ya juu kabisa; jedwali linasema kinachobaki baada ya kito cha kwanza.',
    most: `Kwenye dau mara 5,000, ushindi wa ${unitNames.sw} 10,000,000, au kito cha mwisho, raundi hulipa yenyewe; kinachozidi hukatwa hapo.`,
    leaving:
      'Ukiondoka kwa muda mrefu, raundi humalizwa kwa niaba yako: thamani ya vito vyako hulipwa. Kama hakuna kilichofunguliwa, hakuna kilichoamuliwa, na dau hurudi.',
    gems: 'Vito {gems}',
    worthTitle: 'Vizidishi, na marejesho baada ya kito cha kwanza',
    verify_mines: 'Mabomu (nafasi 1 hadi 25, safu kwa safu)',
  },
  zh: {
    mines: '地雷',
    places: '二十五个格子。方向键移动，回车键打开。',
    closed: '第 {place} 格，未打开',
    gem: '第 {place} 格，宝石',
    mine: '第 {place} 格，地雷',
    hit: '第 {place} 格，您踩中的地雷',
    now: '当前',
    next: '下一颗',
    go: '开始',
    starting: '正在埋雷…',
    pickFirst: '请打开一格',
    cashOut: '兑现',
    promptFirst: '请打开一格。第一颗宝石为 {next}。',
    prompt: '宝石！可兑现 {amount}，下一颗为 {next}。',
    ended_hit: '踩中地雷。',
    'ended_cashed-out': '以 {multiplier} 兑现。',
    'ended_given-back': '没有打开任何格子。',
    brief: '地雷 {mines} · 宝石 {gems}',
    howTo:
      '二十五格中藏有您所选数量的地雷。逐格打开：每颗宝石提高倍数，踩中地雷则本局结束、投注输掉。打开第一颗宝石后即可随时兑现。',
    edgeRule:
      '倍数为 99 % 除以走到这一步的概率，向下取至百分位。因此在达到派彩上限之前，无论何时停手，返还率均为 98.28 % 至 99 %；表中为取整后第一颗宝石的返还率。',
    most: `达到投注的 5,000 倍、赢得 10,000,000 ${unitNames.zh}或打开最后一颗宝石时自动兑现，超出部分不计。`,
    leaving: '如您长时间离开，系统会代您结束本局：按已得宝石派彩；若一格未开，则尚未决出任何结果，投注退回。',
    gems: '{gems} 颗',
    worthTitle: '倍数，以及第一颗宝石后的返还率',
    verify_mines: '地雷（1 至 25 格，逐行）',
  },
});
