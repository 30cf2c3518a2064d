import type { NamedLeague } from '../../all-sports/named-league.ts';

/** All invented: places that exist, clubs that do not. Add leagues at the end, and never rename a club. */
export const basketballLeagues: readonly NamedLeague[] = [
  {
    id: 'harmattan-hoops',
    name: 'Harmattan Hoops',
    clubs: [
      ...['Lagos Skyline', 'Kano Drumline', 'Jos Highlanders', 'Ibadan Rooftops'],
      ...['Abuja Pillars', 'Port Harcourt Flames', 'Enugu Pickaxes', 'Benin Castings'],
      ...['Kaduna Crossings', 'Calabar Carnival', 'Ilorin Kilns', 'Owerri Lanterns'],
      ...['Uyo Palms', 'Maiduguri Dust Devils', 'Abeokuta Boulders', 'Asaba Bridges'],
    ],
  },
  {
    id: 'swahili-court',
    name: 'Swahili Court',
    clubs: [
      ...['Dar es Salaam Dhows', 'Dodoma Baobabs', 'Arusha Summits', 'Mwanza Granites'],
      ...['Zanzibar Cloves', 'Tanga Sisal', 'Morogoro Uluguru', 'Mbeya Rift'],
      ...['Moshi Coffee', 'Iringa Ridges', 'Kigoma Lakeside', 'Mtwara Cashews'],
      ...['Tabora Honey', 'Bukoba Matoke', 'Songea Warriors', 'Singida Sunflowers'],
    ],
  },
  {
    id: 'lakes-and-rift',
    name: 'Lakes and Rift League',
    clubs: [
      ...['Nairobi Matatus', 'Kisumu Herons', 'Mombasa Monsoon', 'Nakuru Pinks'],
      ...['Kampala Hills', 'Jinja Rapids', 'Entebbe Ferries', 'Gulu Savannah'],
      ...['Kigali Terraces', 'Butare Drummers', 'Bujumbura Shores', 'Gitega Royals'],
      ...['Eldoret Runners', 'Mbarara Longhorns', 'Musanze Bamboos', 'Thika Falls'],
    ],
  },
  {
    id: 'gulf-of-guinea',
    name: 'Gulf of Guinea Cup',
    clubs: [
      ...['Accra Tides', 'Kumasi Goldbeaters', 'Tamale Shea', 'Cape Coast Castles'],
      ...['Lomé Moto', 'Cotonou Stilts', 'Porto-Novo Masks', 'Abidjan Lagoon'],
      ...['Bouaké Looms', 'Korhogo Domes', 'Douala Rain', 'Yaoundé Seven Hills'],
      ...['Libreville Okoumé', 'Malabo Peaks', 'Takoradi Harbour', 'Sekondi Sails'],
    ],
  },
  {
    id: 'copper-and-cape',
    name: 'Copper and Cape',
    clubs: [
      ...['Lusaka Copperheads', 'Ndola Furnace', 'Livingstone Spray', 'Kitwe Shafts'],
      ...['Harare Jacarandas', 'Bulawayo Rails', 'Mutare Mist', 'Gweru Stone Birds'],
      ...['Gaborone Kgotla', 'Francistown Deltas', 'Windhoek Dunes', 'Swakopmund Fog'],
      ...['Durban Surf', 'Bloemfontein Roses', 'Maputo Acacias', 'Lilongwe Lakes'],
    ],
  },
  {
    id: 'sahel-stars',
    name: 'Sahel Stars',
    clubs: [
      ...['Dakar Pirogues', 'Thiès Weavers', 'Saint-Louis Bridges', 'Ziguinchor Mangroves'],
      ...['Bamako Blue River', 'Mopti Boatmen', 'Ségou Pottery', 'Timbuktu Scribes'],
      ...['Ouagadougou Cavaliers', 'Bobo Balafons', 'Niamey Giraffes', 'Zinder Sultans'],
      ...['Nouakchott Sandroses', 'Conakry Surf Drums', 'Kankan Koras', 'Banjul River Kings'],
    ],
  },
];
