-- When pay-outs were sent, for the success of each bank lately.
create index concurrently if not exists payment_sent_at on cashier.payment (sent_at) where direction = 'withdraw' and sent_at is not null;
