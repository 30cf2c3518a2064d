-- Attempts are counted in one table for all modules. What was counted so far goes along, or an upgrade would open every lock.
insert into plumbing.attempt (subject, attempts, started_at) select subject, attempts, started_at from identity.guard;
drop table identity.guard;
