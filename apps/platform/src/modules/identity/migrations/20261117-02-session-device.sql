-- The device that a session was opened on. Sessions from before have none, and count as opened on a new one.
alter table identity.session add column device_id uuid references identity.device on delete set null;
