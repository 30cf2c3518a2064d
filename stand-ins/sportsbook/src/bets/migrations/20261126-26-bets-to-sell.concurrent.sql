create index concurrently if not exists bet_by_auto_sale on sportsbook.bet (id)
  where auto_sale_kobo is not null and state = 'open';
