import type { NamedLeague } from '../../all-sports/named-league.ts';

/** All invented: places that exist, clubs that do not. */
export const atlanticLeagues: readonly NamedLeague[] = [
  {
    id: 'volta',
    name: 'Volta League',
    clubs: [
      ...['Accra Seabreeze', 'Kumasi Kente', 'Tamale Shea', 'Cape Coast Castles'],
      ...['Sunyani Elephants', 'Ho Waterfalls', 'Takoradi Cranes', 'Keta Lagoon'],
      ...['Lome Boulevard', 'Kara Ironsmiths', 'Atakpame Hills', 'Aneho Surf'],
      ...['Bolgatanga Baskets', 'Akosombo Current', 'Koforidua Beads', 'Winneba Masquerade'],
    ],
  },
  {
    id: 'atlantic',
    name: 'Atlantic League',
    clubs: [
      ...['Dakar Corniche', 'Banjul Estuary', 'Freetown Cotton Trees', 'Monrovia Capes'],
      ...['Conakry Peninsula', 'Bissau Cashews', 'Saint-Louis Jazz', 'Thies Railwaymen'],
      ...['Kaolack Saltworks', 'Ziguinchor Ricefields', 'Bo Diamonds', 'Kenema Sawyers'],
      ...['Buchanan Breakers', 'Serrekunda Market', 'Mbour Pirogues', 'Praia Trade Winds'],
    ],
  },
  {
    id: 'niger-bend',
    name: 'Niger Bend League',
    clubs: [
      ...['Bamako Balafons', 'Segou Pottery', 'Mopti Boatmen', 'Timbuktu Manuscripts'],
      ...['Gao Dunes', 'Niamey Giraffes', 'Agadez Silversmiths', 'Zinder Leather'],
      ...['Maradi Groundnuts', 'Dosso Horse Guards', 'Ouagadougou Reels', 'Bobo Masks'],
      ...['Koudougou Spinners', 'Sikasso Orchards', 'Djenne Masons', 'Kayes Railhead'],
    ],
  },
  {
    id: 'lagoons',
    name: 'Lagoon Championship',
    clubs: [
      ...['Abidjan Plateau Kites', 'Bouake Weft', 'Korhogo Painters', 'Grand-Bassam Verandas'],
      ...['Cotonou Zemidjans', 'Porto-Novo Arches', 'Ouidah Pythons', 'Parakou Crossroads'],
      ...['Abomey Tapestries', 'Ganvie Stilts', 'Man Seven Peaks', 'Daloa Cocoa Pods'],
      ...['Douala Estuary Kings', 'Kribi Waterfall', 'Bafoussam Coffee Hills', 'Limbe Black Sands'],
    ],
  },
];
