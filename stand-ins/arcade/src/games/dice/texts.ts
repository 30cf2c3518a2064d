import type { Language } from '@harmattan/process/stand-in/language';
import { withProvableTexts } from '../provable/provable-texts.ts';

export const diceTexts: Record<Language, Record<string, string>> = withProvableTexts({
  en: {
    sideLabel: 'Where the roll has to fall',
    under: 'Under',
    over: 'Over',
    target: 'Target',
    targetValue: '{target}, chance {chance}, pays {multiplier}',
    go: 'Roll',
    rolling: 'Rolling…',
    paysAmount: 'pays {amount}',
    result: '{roll}.',
    briefUnder: '{roll} · under {target}',
    briefOver: '{roll} · over {target}',
    howTo:
      'The roll is a number from 00.00 to 99.99, each as likely as any other. You win when it falls under your target, or over it, as you chose; the target itself wins for nobody.',
    edgeRule:
      'The multiplier is 99 % divided by your chance, rounded down to four decimals. So 99 % return to players, less than a hundredth of a percent short of it where rounding takes something.',
    examples: 'Some targets and what they return',
    verify_roll: 'Roll',
  },
  sw: {
    sideLabel: 'Mahali ambapo namba lazima iangukie',
    under: 'Chini ya',
    over: 'Juu ya',
    target: 'Lengo',
    targetValue: '{target}, uwezekano {chance}, hulipa {multiplier}',
    go: 'Rusha',
    rolling: 'Inarushwa…',
    paysAmount: 'hulipa {amount}',
    result: '{roll}.',
    briefUnder: '{roll} · chini ya {target}',
    briefOver: '{roll} · juu ya {target}',
    howTo:
      'Namba ni kuanzia 00.00 hadi 99.99, kila moja ina uwezekano sawa. Unashinda ikiangukia chini ya lengo lako, au juu yake, kama ulivyochagua; lengo lenyewe halishindi.',
    edgeRule:
      'Kizidishi ni 99 % kugawanywa kwa uwezekano wako, ikipunguzwa hadi desimali nne. Hivyo 99 % hurudi kwa wachezaji, pungufu ya chini ya sehemu ya mia ya asilimia pale upunguzaji unapotokea.',
    examples: 'Baadhi ya malengo na marejesho yake',
    verify_roll: 'Namba',
  },
  zh: {
    sideLabel: '点数须落在哪一侧',
    under: '小于',
    over: '大于',
    target: '目标',
    targetValue: '{target}，概率 {chance}，赔 {multiplier}',
    go: '掷骰',
    rolling: '掷骰中…',
    paysAmount: '派彩 {amount}',
    result: '{roll}。',
    briefUnder: '{roll} · 小于 {target}',
    briefOver: '{roll} · 大于 {target}',
    howTo: '点数为 00.00 至 99.99 中的一个，机会均等。点数小于（或大于，由您选择）目标即赢；恰好等于目标不算赢。',
    edgeRule: '倍数为 99 % 除以您的获胜概率，向下取至四位小数。因此玩家返还率为 99 %，取整带来的差额不足万分之一。',
    examples: '部分目标及其返还率',
    verify_roll: '点数',
  },
});
