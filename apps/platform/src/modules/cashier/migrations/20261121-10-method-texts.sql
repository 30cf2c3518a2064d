-- What players read at a method, by language: the operator's words, such as a bank that is slow today. Nothing where there is none.
alter table cashier.method add column texts jsonb not null default '{}';
alter table cashier.method add constraint method_texts check (jsonb_typeof(texts) = 'object') not valid;
alter table cashier.method validate constraint method_texts;
select grant_app('update (texts)', 'cashier.method');
