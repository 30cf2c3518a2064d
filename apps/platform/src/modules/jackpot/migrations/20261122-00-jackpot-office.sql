-- The request that two people decided on, with the act that came of it. A request that was refused does not fit.
alter table jackpot.audit add column approval_id uuid;
alter table jackpot.audit add column approved boolean default true check (approved);
alter table jackpot.audit add constraint audit_approval foreign key (approval_id, approved)
  references approvals.request (id, approved) not valid;

-- Sent twice, a wish for a jackpot makes one draft.
alter table jackpot.jackpot add column wish_key uuid;

-- What a ticket is sold for stands from the first moment of the sale on.
create function jackpot.keep_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a jackpot stand' using errcode = 'HA004';
end
$$;
create trigger keep_terms before update on jackpot.jackpot for each row
  when (old.opened_at is not null and
    (old.type_id, old.closes_at, old.ticket_price, old.guaranteed, old.growth_bps, old.rolled_in)
      is distinct from (new.type_id, new.closes_at, new.ticket_price, new.guaranteed, new.growth_bps, new.rolled_in))
  execute function jackpot.keep_terms();
create trigger keep_games before update on jackpot.event for each row
  when ((old.jackpot_id, old.position, old.is_reserve, old.participant1, old.participant2, old.league, old.starts_at)
      is distinct from (new.jackpot_id, new.position, new.is_reserve, new.participant1, new.participant2, new.league, new.starts_at))
  execute function jackpot.keep_terms();
