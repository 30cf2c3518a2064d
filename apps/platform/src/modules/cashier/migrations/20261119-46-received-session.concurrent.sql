create unique index concurrently if not exists received_one_session on cashier.received (gateway, session_id) where session_id is not null;
