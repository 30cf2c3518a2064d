const en = {
  codeLoading: 'Loading the picks of the code…',
  codeStopped: 'The book takes no more slips with the picks of this code. Your slip is as it was.',
  codeOver: 'No pick of this code can be bet on any more. Your slip is as it was.',
  codeAsk: (code: string) => `Code ${code} has other picks than your slip. Your slip stays until you replace it.`,
  replaceSlip: 'Replace my slip',
  keepSlip: 'Keep my slip',
  codeOpened: (code: string) => `The picks of code ${code} are on your slip, at the prices of now.`,
  leftOut: 'These are over and were left out:',
};

type OpenedCodeTexts = typeof en;

const sw: OpenedCodeTexts = {
  codeLoading: 'Chaguo za namba zinapakiwa…',
  codeStopped: 'Hatupokei tena mikeka yenye chaguo za namba hii. Mkeka wako uko kama ulivyokuwa.',
  codeOver: 'Hakuna chaguo la namba hii linaloweza kubashiriwa tena. Mkeka wako uko kama ulivyokuwa.',
  codeAsk: (code: string) => `Namba ${code} ina chaguo tofauti na mkeka wako. Mkeka wako unabaki hadi uubadilishe.`,
  replaceSlip: 'Badilisha mkeka wangu',
  keepSlip: 'Bakiza mkeka wangu',
  codeOpened: (code: string) => `Chaguo za namba ${code} ziko kwenye mkeka wako, kwa bei za sasa.`,
  leftOut: 'Hizi zimekwisha na zimeachwa:',
};

const zh: OpenedCodeTexts = {
  codeLoading: '正在载入预订码的选项…',
  codeStopped: '不再接受包含此预订码选项的投注单。您的投注单没有变动。',
  codeOver: '此预订码的选项都已不能投注。您的投注单没有变动。',
  codeAsk: (code: string) => `预订码 ${code} 的选项与您的投注单不同。替换之前，您的投注单保持不变。`,
  replaceSlip: '替换我的投注单',
  keepSlip: '保留我的投注单',
  codeOpened: (code: string) => `预订码 ${code} 的选项已按当前赔率加入您的投注单。`,
  leftOut: '以下选项已结束，未加入：',
};

export const openedCodeTexts = { en, sw, zh };
