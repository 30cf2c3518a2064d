-- Consumers of the feed see what an entry closes: the end of a bet is such an entry.
create or replace view wallet.feed_entry as
  select e.number, e.key, e.player_id, e.version, e.at, e.kind, e.status, e.about, e.amount, e.house_amount, e.of_key, e.round, e.house_id,
    h.code as house, wallet.product_of(e.product, h.code) as product, wallet.supplier_of(e.product, e.supplier, h.code) as supplier,
    wallet.game_of(e.product, e.game, e.memo) as game, e.closes
  from wallet.entry e left join wallet.house_account h on h.id = e.house_id;
