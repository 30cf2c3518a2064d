-- Finds payments by what a gateway calls them, and players by where they are paid and by the cards that they keep.
create index concurrently if not exists payment_of_provider_ref on cashier.payment (provider_ref) where provider_ref is not null;
create index concurrently if not exists payment_of_destination
  on cashier.payment ((coalesce(destination ->> 'accountNumber', destination ->> 'msisdn')), player_id) where direction = 'withdraw';
create index concurrently if not exists saved_card_of_look on cashier.saved_card (last_four, expiry, brand);
create index concurrently if not exists saved_card_of_player on cashier.saved_card (player_id);
