create index concurrently if not exists open_bet on sportsbook.bet (id) where state = 'open';
