-- Which round of a game an entry belongs to, and what its supplier calls it. The journal is the record of every round: no other
-- table could be written in the same breath as the money.
alter table wallet.journal add column round uuid, add column memo text;
create index journal_round on wallet.journal (round) where round is not null;
