alter table cashier.payment
  -- Of the page that asked for a withdrawal: its text is in this language. Empty for a page that does not say it.
  add column language text check (language in ('en', 'sw', 'zh'));
