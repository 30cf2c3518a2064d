-- The open session that asked for a code of the step-up. The code counts in no other one.
alter table identity.code add column session_id uuid;
