-- Found when the incident ends.
create index concurrently if not exists payment_waits_for_incident on cashier.payment (waits_for_incident)
  where waits_for_incident is not null and state = 'approved';
