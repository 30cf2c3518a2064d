-- Counts how often sessions of a player were ended. Money is moved only for a session that was read at the newest count.
alter table identity.player add column session_epoch integer not null default 0;
