-- What the operator decides about a game over what its list says. Null: as the list says. An import leaves it alone.
create table catalogue.game_choice (
  game_id            integer primary key references catalogue.game,
  is_hidden          boolean not null,
  popularity         integer check (popularity between 0 and 100),
  categories         integer[],
  has_drops_and_wins boolean,
  version            integer not null check (version > 0)
);
select grant_app('select, insert, update', 'catalogue.game_choice');
create trigger raise_revision after insert or update or delete on catalogue.game_choice
  for each statement execute function catalogue.raise_revision();

create table catalogue.supplier_choice (
  supplier_id integer primary key references catalogue.supplier,
  is_hidden   boolean not null,
  version     integer not null check (version > 0)
);
select grant_app('select, insert, update', 'catalogue.supplier_choice');
create trigger raise_revision after insert or update or delete on catalogue.supplier_choice
  for each statement execute function catalogue.raise_revision();
