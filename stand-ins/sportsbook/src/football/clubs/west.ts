import type { NamedLeague } from '../../all-sports/named-league.ts';

/** All invented: places that exist, clubs that do not. */
export const westernLeagues: readonly NamedLeague[] = [
  {
    id: 'savannah',
    name: 'Savannah Premier',
    clubs: [
      ...['Kaduna Lions', 'Jos Heights', 'Ibadan Weavers', 'Kano Caravan'],
      ...['Zaria Scholars', 'Minna Rovers', 'Abuja Capitals', 'Enugu Miners'],
      ...['Lokoja Confluence', 'Ilorin Potters', 'Makurdi Bridge', 'Bida Glassmakers'],
      ...['Lafia Harvesters', 'Bauchi Rangeland', 'Ogbomosho Drummers', 'Keffi Foundry'],
    ],
  },
  {
    id: 'coastal',
    name: 'Coastal League',
    clubs: [
      ...['Lekki Mariners', 'Calabar Lanterns', 'Warri Riverside', 'Asaba Ferrymen'],
      ...['Badagry Lighthouse', 'Eket Tidewater', 'Bonny Anchors', 'Apapa Dockers'],
      ...['Yenagoa Mangroves', 'Sapele Timbermen', 'Oron Canoes', 'Epe Fisherfolk'],
      ...['Onitsha Traders', 'Opobo Regatta', 'Brass Pelicans', 'Burutu Harbour'],
    ],
  },
  {
    id: 'northern',
    name: 'Northern Cup',
    clubs: [
      ...['Sokoto Sandstorm', 'Katsina Gatekeepers', 'Maiduguri Acacias', 'Gombe Hilltop'],
      ...['Dutse Rocks', 'Gusau Goldwashers', 'Birnin Kebbi Dykes', 'Damaturu Desert Foxes'],
      ...['Yola Kingfishers', 'Jalingo Tea Hills', 'Hadejia Wetlands', 'Daura Wells'],
      ...['Funtua Cotton', 'Argungu Anglers', 'Azare Archers', 'Mubi Cattlemen'],
    ],
  },
  {
    id: 'forest',
    name: 'Forest Belt',
    clubs: [
      ...['Benin Bronzes', 'Akure Cocoa', 'Abeokuta Indigo', 'Osogbo Grove'],
      ...['Ile-Ife Cradle', 'Ondo Hornbills', 'Ijebu Talking Drums', 'Ado Ekiti Springs'],
      ...['Oyo Horsemen', 'Auchi Stonecutters', 'Owo Ivory', 'Sagamu Kola'],
      ...['Iseyin Looms', 'Ikirun Honeyguides', 'Uromi Palmers', 'Iwo Bookmen'],
    ],
  },
];
