-- What was asked for under a key, so that another slip under the same key is not taken for it.
alter table sportsbook.slip add column digest bytea;
