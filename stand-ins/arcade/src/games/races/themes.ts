/** What runs, and what the page draws for it. */
export type RunnerKind = 'horse' | 'greyhound' | 'car' | 'bicycle';

export interface RaceTheme {
  /** What the supplier's wire calls it. */
  game: string;
  kind: RunnerKind;
  /** The sky of its tile. */
  sky: 'savannah' | 'forest' | 'lagoon' | 'dusk' | 'night' | 'dust' | 'ember' | 'dawn';
  ground: 'turf' | 'sand' | 'road';
  runners: 6 | 8 | 10;
  metres: number;
  /** Parts of the way at which there is a fence. */
  fences: readonly number[];
  /** All who may run. Each race draws from them. */
  names: readonly string[];
}

const horses = [
  ...['Sokoto Star', 'Red Laterite', 'Dust Devil', 'Emir’s Gift', 'Golden Gourd', 'River Benue', 'Night Market'],
  ...[
    'Kola Prince',
    'Silver Cowrie',
    'Thunder of Jos',
    'Acacia Lady',
    'Sallah Morning',
    'Brave Tuareg',
    'Indigo Cloth',
  ],
  ...['Harmattan Boy', 'Last Caravan'],
];
const sprinters = [
  ...['Kaduna Flash', 'Crocodile Bend', 'Copper Bell', 'Zaria Wind', 'Mango Season', 'Talking Drum', 'Old Railway'],
  ...['Green Palm', 'First Rain', 'Tin City', 'Weaver Bird', 'Lucky Calabash', 'Kano Gate', 'Sweet Tamarind'],
  ...['Drummer Girl', 'Hill Station'],
];
const jumpers = [
  ...['Argungu Splash', 'River Leap', 'Net and Calabash', 'Kebbi Pride', 'High Water', 'Fisher King', 'Reed Dancer'],
  ...['Long Canoe', 'Big Catch', 'Sandbank', 'Heron’s Flight', 'Rima Valley', 'Bold Ferryman', 'Floodplain'],
  ...['Wet Harness', 'Kingfisher'],
];
const stakers = [
  ...['Iron Shoe', 'Blacksmith’s Son', 'Anvil', 'Lucky Nail', 'Dusk Rider', 'Amber Bridle', 'Seven Steps'],
  ...['Velvet Saddle', 'Ember Mane', 'Purple Evening', 'Quiet Gallop', 'Brass Spur', 'Evening Call', 'Old Friend'],
  ...['Durbar Dancer', 'Last Light'],
];
const nightHounds = [
  ...['Midnight Suya', 'Neon Tail', 'Quick Okada', 'Moon Over Marina', 'Lamp Post', 'Silent Danfo', 'Black Pepper'],
  ...['Generator', 'Street Light', 'Late Bus', 'Blue Hour', 'Night Watch'],
];
const sahelHounds = [
  ...['Azawakh Arrow', 'Dry Season', 'Salt Road', 'Gazelle’s Shadow', 'Oasis', 'Thin Acacia', 'Camel Bell'],
  ...['Lake Chad', 'Mirage', 'Warm Stone', 'Sand Fox', 'Far Well'],
];
const cars = [
  ...['Adeyemi', 'Okonkwo', 'Bello', 'Etim', 'Danjuma', 'Ogunleye', 'Nwosu', 'Ibrahim'],
  ...['Akpan', 'Lawal', 'Eze', 'Bassey'],
].map((name) => `${name} GP`);
const cyclists = [
  ...['P. Gyang', 'S. Davou', 'M. Lar', 'E. Dung', 'A. Pam', 'J. Bot', 'N. Chollom', 'D. Mang'],
  ...['R. Tok', 'L. Zang', 'K. Wash', 'T. Fom', 'B. Nyam', 'C. Gwom', 'H. Rwang', 'I. Shut'],
];

export const raceThemes: readonly RaceTheme[] = [
  {
    game: 'durbar-derby',
    kind: 'horse',
    sky: 'savannah',
    ground: 'sand',
    runners: 8,
    metres: 1_600,
    fences: [],
    names: horses,
  },
  {
    game: 'kaduna-sprint',
    kind: 'horse',
    sky: 'forest',
    ground: 'turf',
    runners: 8,
    metres: 1_000,
    fences: [],
    names: sprinters,
  },
  {
    game: 'argungu-steeplechase',
    kind: 'horse',
    sky: 'lagoon',
    ground: 'turf',
    runners: 8,
    metres: 3_200,
    fences: [0.2, 0.42, 0.64, 0.84],
    names: jumpers,
  },
  {
    game: 'horseshoe-stakes',
    kind: 'horse',
    sky: 'dusk',
    ground: 'turf',
    runners: 10,
    metres: 2_000,
    fences: [],
    names: stakers,
  },
  {
    game: 'night-track-greyhounds',
    kind: 'greyhound',
    sky: 'night',
    ground: 'sand',
    runners: 6,
    metres: 480,
    fences: [],
    names: nightHounds,
  },
  {
    game: 'sahel-greyhounds',
    kind: 'greyhound',
    sky: 'dust',
    ground: 'sand',
    runners: 6,
    metres: 520,
    fences: [],
    names: sahelHounds,
  },
  {
    game: 'third-bridge-motor-race',
    kind: 'car',
    sky: 'ember',
    ground: 'road',
    runners: 8,
    metres: 11_800,
    fences: [],
    names: cars,
  },
  {
    game: 'plateau-cycling',
    kind: 'bicycle',
    sky: 'dawn',
    ground: 'road',
    runners: 8,
    metres: 42_000,
    fences: [],
    names: cyclists,
  },
];
