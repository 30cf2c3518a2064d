create index concurrently if not exists security_event_to_send on identity.security_event (sequence, id);
create index concurrently if not exists audit_to_send on identity.audit (sequence, id);
