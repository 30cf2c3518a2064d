-- How the operator made sure that it is the player who asks. Null where an action asks for no such proof, and in rows of before.
alter table identity.audit add column proof text;
