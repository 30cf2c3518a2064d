import type { NamedLeague } from '../../all-sports/named-league.ts';

/** All invented: places that exist, clubs that do not. */
export const easternLeagues: readonly NamedLeague[] = [
  {
    id: 'swahili-coast',
    name: 'Swahili Coast',
    clubs: [
      ...['Mombasa Dhows', 'Dar Harbourmen', 'Zanzibar Cloves', 'Tanga Sisal'],
      ...['Lamu Carvers', 'Malindi Coral', 'Bagamoyo Beacons', 'Kilwa Sultans'],
      ...['Mtwara Cashew Kings', 'Pemba Monsoon', 'Kilifi Baobabs', 'Lindi Pearl Divers'],
      ...['Mnemba Whale Sharks', 'Pangani Outriggers', 'Diani Breakers', 'Kwale Drummers'],
    ],
  },
  {
    id: 'great-lakes',
    name: 'Great Lakes League',
    clubs: [
      ...['Kampala Marabous', 'Entebbe Lakeside', 'Jinja Headwaters', 'Kisumu Tilapia'],
      ...['Mwanza Boulders', 'Bukoba Banana Groves', 'Kigali Thousand Hills', 'Gisenyi Lakeshore'],
      ...['Bujumbura Hippos', 'Kigoma Steamers', 'Goma Basalt', 'Bukavu Terraces'],
      ...['Fort Portal Craters', 'Homa Bay Nets', 'Masaka Long Horns', 'Musoma Ospreys'],
    ],
  },
  {
    id: 'rift-valley',
    name: 'Rift Valley League',
    clubs: [
      ...['Nairobi Jacarandas', 'Nakuru Flamingos', 'Eldoret Runners', 'Arusha Tanzanites'],
      ...['Moshi Snowline', 'Naivasha Roses', 'Kericho Tea Pickers', 'Nyeri Colobus'],
      ...['Dodoma Vineyards', 'Iringa Ridge', 'Morogoro Uluguru', 'Mbeya Cloud Forest'],
      ...['Magadi Soda', 'Narok Morans', 'Meru Foothills', 'Singida Sunflowers'],
    ],
  },
  {
    id: 'highlands',
    name: 'Highlands League',
    clubs: [
      ...['Addis Eucalyptus', 'Gondar Turrets', 'Lalibela Hewers', 'Axum Obelisks'],
      ...['Harar Lantern Gate', 'Jimma Coffee Bearers', 'Bahir Dar Papyrus', 'Mekelle Salt Route'],
      ...['Dire Dawa Stationmen', 'Hawassa Fish Eagles', 'Dessie Cloud Walkers', 'Arba Minch Springs'],
      ...['Asmara Cyclists', 'Massawa Red Coral', 'Djibouti Straits', 'Nekemte Beekeepers'],
    ],
  },
];
