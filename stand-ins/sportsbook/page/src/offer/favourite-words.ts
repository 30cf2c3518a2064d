const en = {
  noFavourites:
    'No matches of favourites just now. Open a league or a match and tap its star: what comes next stands here, and first on the first page.',
};

type FavouriteTexts = typeof en;

const sw: FavouriteTexts = {
  noFavourites:
    'Hakuna mechi za vipendwa kwa sasa. Fungua ligi au mechi na uguse nyota yake: mechi zinazofuata zitakuwa hapa, na mwanzoni mwa ukurasa wa kwanza.',
};

const zh: FavouriteTexts = {
  noFavourites: '收藏里现在没有比赛。打开联赛或比赛，点它的星号：接下来的比赛会显示在这里，也在首页最前面。',
};

export const favouriteTexts = { en, sw, zh };
