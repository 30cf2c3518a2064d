-- Facts of a topic without a consumer stay for good; whoever looks for the others must not read past them.
drop index plumbing.outbox_due;
create index outbox_due on plumbing.outbox (topic, due_at, id) where delivered_at is null;
