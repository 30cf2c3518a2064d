/** Spellings and forms of one name. */
const sameNames = [
  'muhammad mohammed muhammed mohammad muhammadu mohamed mohammadu',
  'ahmed ahmad ahmadu',
  'usman uthman osman usmanu',
  'umar umaru omar',
  'aisha aishatu aishat aishah',
  'fatima fatimat fatimatu fatuma fatma',
  'khadija khadijat hadiza hadijat hadijatu',
  'halima halimat halimatu',
  'zainab zainabu zainaba',
  'maryam mariam mariyam maryamu',
  'suleiman sulaiman suleman sulayman suleimanu',
  'abdullahi abdullah',
  'aliyu aliu',
  'rukayat ruqayyah rukayya',
  'chidinma chidimma',
  'stephen steven',
  'catherine katherine',
  'augustine austine austin',
].map((line) => new Set(line.split(' ')));

/** What a name is called in short. A short form may stand for several names, which are still different names. */
const shortForms: Record<string, string> = {
  // Yoruba
  ayo: 'ayodele ayodeji ayobami ayomide',
  bisi: 'adebisi olabisi',
  bola: 'adebola',
  bunmi: 'olubunmi oluwabunmi',
  dami: 'damilola oluwadamilola damilare oluwadamilare',
  dapo: 'oladapo adedapo',
  deji: 'adedeji ayodeji',
  dele: 'bamidele ayodele oladele adedele',
  funmi: 'funmilayo olufunmilayo',
  jide: 'babajide olajide olujide',
  kunle: 'adekunle olakunle',
  lanre: 'olanrewaju',
  lara: 'omolara',
  nike: 'adenike olanike',
  niyi: 'adeniyi olaniyi',
  peju: 'adepeju',
  ronke: 'aderonke',
  sade: 'folasade',
  sanya: 'adesanya olusanya',
  sina: 'adesina',
  sola: 'adesola',
  temi: 'temitope temitayo temiloluwa',
  tobi: 'tobiloba oluwatobiloba',
  tolu: 'tolulope toluwani',
  tope: 'temitope',
  tunde: 'babatunde akintunde olatunde',
  tunji: 'olatunji adetunji',
  wale: 'adewale olawale',
  yemi: 'opeyemi adeyemi',
  // Igbo
  amara: 'amarachi amarachukwu',
  chidi: 'chidiebere',
  ify: 'ifeoma ifeanyi ifeyinwa',
  kc: 'kelechi',
  kosi: 'kosisochukwu',
  nkechi: 'nkechinyere',
  oge: 'ogechi ogechukwu',
  ogo: 'ogochukwu',
  onyinye: 'onyinyechi onyinyechukwu',
  uche: 'uchenna',
  // English
  alex: 'alexander alexandra',
  ben: 'benjamin benedict',
  charly: 'charles',
  chris: 'christopher christian christiana',
  christy: 'christiana christina',
  dan: 'daniel',
  dave: 'david',
  debby: 'deborah',
  emma: 'emmanuel',
  fred: 'frederick alfred',
  gabby: 'gabriel',
  jenny: 'jennifer',
  joe: 'joseph',
  kate: 'catherine katherine',
  liz: 'elizabeth',
  mike: 'michael',
  nath: 'nathaniel',
  pat: 'patricia patrick',
  sam: 'samuel samson',
  solo: 'solomon',
  steve: 'stephen steven',
  tim: 'timothy',
  tony: 'anthony',
  vicky: 'victoria',
};

const longForms = new Map(Object.entries(shortForms).map(([short, long]) => [short, new Set(long.split(' '))]));

/** "God" and "Lord" in front of or behind a name, which is often left out. */
const godPrefix = /^(?:oluwa|olu|chukwu|chi)(?=.{4,}$)/;
const godSuffix = /(?<=^.{3,})chukwu$/;

export function isSameName(one: string, other: string): boolean {
  return one === other || sameNames.some((names) => names.has(one) && names.has(other)) || isSameVow(one, other);
}

/** Olufemi and Oluwafemi are one name. */
function isSameVow(one: string, other: string): boolean {
  const written = (word: string) => word.replace(/^oluwa(?=.{4,}$)/, 'olu');
  return written(one) === written(other);
}

export function isShortened(one: string, other: string): boolean {
  return isShortOf(one, other) || isShortOf(other, one);
}

function isShortOf(short: string, long: string): boolean {
  if (longForms.get(short)?.has(long)) return true;
  return long.replace(godPrefix, '') === short || long.replace(godSuffix, '') === short;
}
