export interface DemoLeague {
  name: string;
  clubs: readonly string[];
}

/** Leagues of the sandbox's sportsbook, so that a player meets the same clubs in the book and in the jackpot. */
export const demoLeagues: readonly DemoLeague[] = [
  {
    name: 'Savannah Premier',
    clubs: [
      ...['Kaduna Lions', 'Jos Heights', 'Ibadan Weavers', 'Kano Caravan'],
      ...['Zaria Scholars', 'Minna Rovers', 'Abuja Capitals', 'Enugu Miners'],
      ...['Lokoja Confluence', 'Ilorin Potters', 'Makurdi Bridge', 'Bida Glassmakers'],
      ...['Lafia Harvesters', 'Bauchi Rangeland', 'Ogbomosho Drummers', 'Keffi Foundry'],
    ],
  },
  {
    name: 'Coastal League',
    clubs: [
      ...['Lekki Mariners', 'Calabar Lanterns', 'Warri Riverside', 'Asaba Ferrymen'],
      ...['Badagry Lighthouse', 'Eket Tidewater', 'Bonny Anchors', 'Apapa Dockers'],
      ...['Yenagoa Mangroves', 'Sapele Timbermen', 'Oron Canoes', 'Epe Fisherfolk'],
      ...['Onitsha Traders', 'Opobo Regatta', 'Brass Pelicans', 'Burutu Harbour'],
    ],
  },
  {
    name: 'Northern Cup',
    clubs: [
      ...['Sokoto Sandstorm', 'Katsina Gatekeepers', 'Maiduguri Acacias', 'Gombe Hilltop'],
      ...['Dutse Rocks', 'Gusau Goldwashers', 'Birnin Kebbi Dykes', 'Damaturu Desert Foxes'],
      ...['Yola Kingfishers', 'Jalingo Tea Hills', 'Hadejia Wetlands', 'Daura Wells'],
      ...['Funtua Cotton', 'Argungu Anglers', 'Azare Archers', 'Mubi Cattlemen'],
    ],
  },
  {
    name: 'Forest Belt',
    clubs: [
      ...['Benin Bronzes', 'Akure Cocoa', 'Abeokuta Indigo', 'Osogbo Grove'],
      ...['Ile-Ife Cradle', 'Ondo Hornbills', 'Ijebu Talking Drums', 'Ado Ekiti Springs'],
      ...['Oyo Horsemen', 'Auchi Stonecutters', 'Owo Ivory', 'Sagamu Kola'],
      ...['Iseyin Looms', 'Ikirun Honeyguides', 'Uromi Palmers', 'Iwo Bookmen'],
    ],
  },
];
