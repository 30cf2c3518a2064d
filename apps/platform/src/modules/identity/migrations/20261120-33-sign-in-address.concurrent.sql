-- Finds players by the address from which they signed in.
create index concurrently if not exists sign_in_of_address on identity.sign_in (address, created_at);
