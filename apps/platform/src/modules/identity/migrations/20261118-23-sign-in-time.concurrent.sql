create index concurrently if not exists sign_in_of_time on identity.sign_in (created_at);
