-- What the nightly retention still has to empty. Its conditions repeat these.
create index concurrently if not exists web_hook_with_body on cashier.web_hook (received_at) where body <> '';
create index concurrently if not exists payment_with_holder on cashier.payment (created_at) where destination ->> 'accountName' <> '';
