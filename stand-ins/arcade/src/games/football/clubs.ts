/** A club and how it plays, in twentieths of a goal more or less than usual: what it scores, what it lets the others score. */
export interface Club {
  name: string;
  /** For where there is little room. */
  short: string;
  attack: number;
  defence: number;
  /** Shirt and trim. */
  colours: readonly [string, string];
}

const club = (name: string, short: string, attack: number, defence: number, shirt: string, trim: string): Club => ({
  ...{ name, short, attack, defence },
  colours: [shirt, trim],
});

/** The Savannah Premier: sixteen clubs that exist nowhere else. */
export const savannahClubs: readonly Club[] = [
  club('Kaduna Lions', 'KDL', 5, 4, '#c8312b', '#f2c230'),
  club('Lekki Mariners', 'LKM', 6, 2, '#16508f', '#ffffff'),
  club('Jos Highlanders', 'JOS', 2, 5, '#1d7a4c', '#f4ecd8'),
  club('Kano Dyers', 'KND', 4, 1, '#2b2f8a', '#7cc4f2'),
  club('Benin Bronze', 'BNB', 3, 3, '#7a4a1c', '#f2c230'),
  club('Calabar Drums', 'CLD', 1, 2, '#7c43b8', '#f2c230'),
  club('Ibadan Rooftops', 'IBR', 2, 0, '#a3502a', '#f4ecd8'),
  club('Enugu Miners', 'ENM', -1, 3, '#1d2130', '#f2c230'),
  club('Sokoto Riders', 'SKR', 0, 0, '#0f6f75', '#ffffff'),
  club('Delta Creeks', 'DLC', 3, -3, '#22a8b5', '#1d2130'),
  club('Osun Weavers', 'OSW', -2, 1, '#ef8a2c', '#1d2130'),
  club('Benue Yams', 'BNY', -1, -1, '#8a6a1c', '#f4ecd8'),
  club('Maiduguri Dust', 'MGD', -3, 2, '#c9a15a', '#1d2130'),
  club('Abeokuta Rocks', 'ABR', 0, -4, '#5d6470', '#f29abf'),
  club('Minna Falcons', 'MNF', -4, -2, '#f4ecd8', '#c8312b'),
  club('Yola Hippos', 'YLH', -5, -4, '#f29abf', '#2b2f8a'),
];

/** The Coastal Cup: sixteen harbours. */
export const coastalClubs: readonly Club[] = [
  club('Badagry Anchors', 'BDA', 4, 3, '#16508f', '#f2c230'),
  club('Bonny Tides', 'BNT', 3, 4, '#0f6f75', '#f4ecd8'),
  club('Epe Fishers', 'EPF', 5, 0, '#22a8b5', '#1d2130'),
  club('Brass Lighthouse', 'BRL', 2, 3, '#c8312b', '#ffffff'),
  club('Forcados Pilots', 'FCP', 3, 1, '#1d2130', '#ef8a2c'),
  club('Opobo Oars', 'OPO', 1, 2, '#7a4a1c', '#f4ecd8'),
  club('Victoria Sails', 'VCS', 2, 1, '#f4ecd8', '#16508f'),
  club('Sapele Rafts', 'SPR', 1, -1, '#a3502a', '#f2c230'),
  club('Oron Canoes', 'ORC', 0, 1, '#1d7a4c', '#ffffff'),
  club('Ikorodu Palms', 'IKP', -1, 2, '#2f8a3c', '#f2c230'),
  club('Warri Bridges', 'WRB', 2, -2, '#5d6470', '#ffffff'),
  club('Eket Sands', 'EKS', -2, 0, '#c9a15a', '#16508f'),
  club('Escravos Gulls', 'ESG', -1, -2, '#f29abf', '#1d2130'),
  club('Makoko Stilts', 'MKS', -3, 1, '#7c43b8', '#f4ecd8'),
  club('Ilaje Nets', 'ILN', -3, -3, '#8a6a1c', '#ffffff'),
  club('Tarkwa Bay', 'TKB', -4, -2, '#ef8a2c', '#f4ecd8'),
];

/** Those who take penalties in the north: of a hundred kicks, `attack` more or less than 75 go in. */
export const northernClubs: readonly Club[] = [
  club('Zamfara Gold', 'ZMG', 7, 0, '#f2c230', '#1d2130'),
  club('Bauchi Elephants', 'BCE', 5, 0, '#5d6470', '#c8312b'),
  club('Gombe Hills', 'GMH', 3, 0, '#1d7a4c', '#f2c230'),
  club('Katsina Gates', 'KTG', 1, 0, '#7a4a1c', '#ffffff'),
  club('Jigawa Storks', 'JGS', 0, 0, '#f4ecd8', '#16508f'),
  club('Yobe Acacias', 'YBA', -2, 0, '#8a6a1c', '#f4ecd8'),
  club('Kebbi Anglers', 'KBA', -4, 0, '#22a8b5', '#1d2130'),
  club('Nasarawa Salt', 'NSS', -6, 0, '#c9a15a', '#7c43b8'),
];
