create schema catalogue;
select grant_app('usage', 'schema catalogue');

create table catalogue.supplier (
  -- The number that players' filters know it by.
  id             integer primary key check (id > 0),
  name           text not null unique,
  slot_page_name text not null,
  -- What stands before the name of each picture.
  image_base     text not null,
  is_enabled     boolean not null
);
select grant_app('select, insert, update', 'catalogue.supplier');

create table catalogue.game (
  id                 integer generated always as identity primary key,
  supplier           text not null references catalogue.supplier (name),
  external_id        text not null,
  -- What a supplier needs besides the id: a product, a system, a kind of game. Empty where nothing is needed.
  variant            text not null,
  name               text not null,
  -- 0 casino and virtual games, 1 live, 2 slots.
  game_type          integer not null check (game_type between 0 and 2),
  -- Those that the game states. The others follow from the other columns.
  categories         integer[] not null,
  image              text not null,
  is_for_mobile      boolean not null,
  is_for_desktop     boolean not null,
  has_free_play      boolean not null,
  has_drops_and_wins boolean not null,
  released_on        date not null,
  popularity         integer not null check (popularity between 0 and 100),
  is_enabled         boolean not null,
  changed_at         timestamptz not null default app_now(),
  unique (supplier, external_id, variant)
);
select grant_app('select, insert, update', 'catalogue.game');

-- What each number of a list means. The code holds the same table; this one is for whoever reads the data.
create table catalogue.category (
  game_type integer not null,
  number    integer not null,
  name      text not null,
  -- The page that shows it.
  shelf     text not null check (shelf in ('casino', 'live', 'slots', 'virtual')),
  kind      text not null check (kind in
    ('all', 'favourites', 'popular', 'newest', 'free play', 'drops and wins', 'tournament', 'stated')),
  primary key (game_type, number)
);
select grant_app('select', 'catalogue.category');

insert into catalogue.category (game_type, number, name, shelf, kind) values
  (2,  1, 'Favourites',     'slots',   'favourites'),
  (2,  0, 'All',            'slots',   'all'),
  (2, 24, 'Free play',      'slots',   'free play'),
  (2, 25, 'Drops and wins', 'slots',   'drops and wins'),
  (2,  4, 'Tournament',     'slots',   'tournament'),
  (2,  2, 'Popular',        'slots',   'popular'),
  (2,  3, 'Newest',         'slots',   'newest'),
  (2,  5, 'Buy free spin',  'slots',   'stated'),
  (2,  6, 'Video slots',    'slots',   'stated'),
  (2,  7, 'Classic',        'slots',   'stated'),
  (0,  1, 'Favourites',     'casino',  'favourites'),
  (0,  0, 'All',            'casino',  'all'),
  (0,  2, 'Popular',        'casino',  'popular'),
  (0,  3, 'New',            'casino',  'newest'),
  (0, 13, 'Provably fair',  'casino',  'stated'),
  (0, 14, 'Table games',    'casino',  'stated'),
  (0, 15, 'Video poker',    'casino',  'stated'),
  (0, 16, 'Bingo',          'casino',  'stated'),
  (0, 17, 'Other',          'casino',  'stated'),
  (1,  1, 'Favourites',     'live',    'favourites'),
  (1,  0, 'All',            'live',    'all'),
  (1,  8, 'Baccarat',       'live',    'stated'),
  (1,  9, 'Poker',          'live',    'stated'),
  (1, 10, 'Blackjack',      'live',    'stated'),
  (1, 11, 'Roulette',       'live',    'stated'),
  (1, 12, 'Other',          'live',    'stated'),
  (0, 19, 'Favourites',     'virtual', 'favourites'),
  (0, 18, 'All',            'virtual', 'all'),
  (0, 20, 'Newest',         'virtual', 'newest'),
  (0, 21, 'Popular',        'virtual', 'popular'),
  (0, 22, 'Horse',          'virtual', 'stated'),
  (0, 23, 'Sports',         'virtual', 'stated');

create table catalogue.favourite (
  player_id bigint not null,
  game_id   integer not null references catalogue.game,
  at        timestamptz not null default app_now(),
  primary key (player_id, game_id)
);
select grant_app('select, insert, delete', 'catalogue.favourite');

-- What a player played lately, a handful for each.
create table catalogue.recent (
  player_id bigint not null,
  game_id   integer not null references catalogue.game,
  played_at timestamptz not null default app_now(),
  primary key (player_id, game_id)
);
select grant_app('select, insert, update, delete', 'catalogue.recent');

-- Games that count in a race which is running.
create table catalogue.tournament_game (
  game_id integer primary key references catalogue.game
);
select grant_app('select, insert, delete', 'catalogue.tournament_game');

-- Rises with every change, so that processes that hold the list in memory know when theirs is old.
create table catalogue.revision (
  is_only      boolean primary key default true check (is_only),
  number       bigint not null,
  -- Of the list that the sandbox was filled from last.
  shipped_hash text
);
insert into catalogue.revision (number) values (1);
select grant_app('select, update', 'catalogue.revision');

-- Also for whoever changes a row by hand.
create function catalogue.raise_revision() returns trigger language plpgsql as $$
begin
  update catalogue.revision set number = number + 1;
  return null;
end
$$;
create trigger raise_revision after insert or update or delete on catalogue.supplier
  for each statement execute function catalogue.raise_revision();
create trigger raise_revision after insert or update or delete on catalogue.game
  for each statement execute function catalogue.raise_revision();
create trigger raise_revision after insert or update or delete on catalogue.tournament_game
  for each statement execute function catalogue.raise_revision();
