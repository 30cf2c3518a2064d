-- What an entry was played on, written by the command. Null for an entry that is about no product, such as a deposit, and for entries from before
-- these columns: those are never updated, and the functions below read them.
alter table wallet.journal add column product text, add column supplier text, add column game text;
alter table wallet.journal add constraint journal_played check (product is not null or (supplier is null and game is null)) not valid;
alter table wallet.journal_old add column product text, add column supplier text, add column game text;

create or replace view wallet.entry_row as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin, product, supplier, game
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in, product, supplier, game
  from wallet.journal_old o;

create or replace view wallet.entry as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin, product, supplier, game
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in, product, supplier, game
  from wallet.journal_old o
  where (select true from wallet.journal j where j.key = o.key limit 1) is null;

-- The only readers of a memo. An entry from before the columns has no product: its house account names the supplier, and the first text of its memo
-- is the game. The list of accounts is closed, since a later supplier writes the columns.
create function wallet.supplier_of(product text, supplier text, house text) returns text language sql immutable parallel safe as $$
  select case when product is not null then supplier when house in (
    'house:betsolutions', 'house:egt', 'house:softgaming', 'house:endorphina', 'house:betconstruct', 'house:qtech', 'house:globalbet', 'house:vivo',
    'house:altenar', 'house:bti', 'house:everymatrix', 'house:bsbetting') then substr(house, 7) end
$$;
create function wallet.product_of(product text, house text) returns text language sql immutable parallel safe as $$
  select case when product is not null then product
    when house in ('house:altenar', 'house:bti', 'house:everymatrix', 'house:bsbetting') then 'sports'
    when house like 'escrow:jackpot:%' then 'jackpot'
    when house like 'escrow:race:%' then 'races'
    when wallet.supplier_of(null, null, house) is not null then 'games' end
$$;
create function wallet.game_of(product text, game text, memo text) returns text language sql immutable parallel safe as $$
  select case when product is not null then game else nullif(split_part(memo, '"', 2), '') end
$$;
select grant_app('execute', 'function wallet.supplier_of(text, text, text)');
select grant_app('execute', 'function wallet.product_of(text, text)');
select grant_app('execute', 'function wallet.game_of(text, text, text)');
