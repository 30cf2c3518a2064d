const en = {
  codeMade: 'Whoever has this code can load these picks, for 30 days.',
  shareText: (code: string) => `My picks. Booking code ${code}`,
  makePicture: 'Make a picture',
  pictureAbout: (code: string) => `Picture of the picks with code ${code} and a QR code of the link`,
  pictureHint: 'Your stake and your name are not on it.',
  sharePicture: 'Share picture',
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',
  pictureFailed: 'That did not work here. The link has the same picks.',
  pictureScan: 'Scan to open these picks',
  picturePrices: (time: string) => `Prices of ${time}. Prices change.`,
};

type PictureTexts = typeof en;

const sw: PictureTexts = {
  codeMade: 'Mwenye namba hii anaweza kupakia chaguo hizi, kwa siku 30.',
  shareText: (code: string) => `Chaguo zangu. Namba ya mkeka ${code}`,
  makePicture: 'Tengeneza picha',
  pictureAbout: (code: string) => `Picha ya chaguo zenye namba ${code} na msimbo wa QR wa kiungo`,
  pictureHint: 'Dau lako na jina lako havimo.',
  sharePicture: 'Shiriki picha',
  copyPicture: 'Nakili picha',
  savePicture: 'Hifadhi picha',
  pictureFailed: 'Haikufaulu hapa. Kiungo kina chaguo zilezile.',
  pictureScan: 'Skani ili kufungua chaguo hizi',
  picturePrices: (time: string) => `Bei za ${time}. Bei hubadilika.`,
};

const zh: PictureTexts = {
  codeMade: '持有此码的人可在 30 天内载入这些选项。',
  shareText: (code: string) => `我的选项，预订码 ${code}`,
  makePicture: '生成图片',
  pictureAbout: (code: string) => `含预订码 ${code} 和链接二维码的选项图片`,
  pictureHint: '图片上没有您的投注额和姓名。',
  sharePicture: '分享图片',
  copyPicture: '复制图片',
  savePicture: '保存图片',
  pictureFailed: '这里未能成功。链接中有相同的选项。',
  pictureScan: '扫码打开这些选项',
  picturePrices: (time: string) => `${time} 的赔率，赔率会变动。`,
};

export const pictureTexts = { en, sw, zh };
