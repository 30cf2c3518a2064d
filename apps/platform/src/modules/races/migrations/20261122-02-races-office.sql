-- The request that two people decided on, with the act that came of it. A request that was refused does not fit.
alter table races.audit add column approval_id uuid;
alter table races.audit add column approved boolean default true check (approved);
alter table races.audit add constraint audit_approval foreign key (approval_id, approved)
  references approvals.request (id, approved) not valid;

-- The period and the prizes of a race stand once it is announced.
create function races.keep_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a race stand' using errcode = 'HA004';
end
$$;
create trigger keep_terms before update on races.race for each row
  when (old.opened_at is not null and
    (old.url_suffix, old.starts_at, old.ends_at, old.prize_pool) is distinct from (new.url_suffix, new.starts_at, new.ends_at, new.prize_pool))
  execute function races.keep_terms();
