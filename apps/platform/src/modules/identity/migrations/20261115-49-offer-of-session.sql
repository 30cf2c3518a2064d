-- The session that a secret was handed out to. It may be handed out again there, and nowhere else.
alter table identity.second_factor add column session_id uuid;
