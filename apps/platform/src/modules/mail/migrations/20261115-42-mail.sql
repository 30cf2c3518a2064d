-- Mail on its way out: kept first, then handed over, and tried again until it is.
create schema mail;
select grant_app('usage', 'schema mail');

create table mail.mail (
  -- The Message-ID is made from it, so that a mail that goes out twice can be told to be one.
  id         uuid primary key,
  recipient  text not null,
  reply_name text,
  reply_to   text,
  subject    text not null,
  body       text not null,
  kept_at    timestamptz not null default app_now(),
  due_at     timestamptz not null default app_now(),
  attempts   integer not null default 0,
  sent_at    timestamptz,
  -- Given up: it stays for somebody to look at.
  failed_at  timestamptz,
  check (sent_at is null or failed_at is null)
);
create index mail_due on mail.mail (due_at, id) where sent_at is null and failed_at is null;
create index mail_sent on mail.mail (sent_at) where sent_at is not null;
select grant_app('select, insert, delete', 'mail.mail');
select grant_app('update (due_at, attempts, sent_at, failed_at)', 'mail.mail');
