-- Until then the player gets no bulletin, unless it is about the service itself.
alter table messages.inbox add column marketing_off_until timestamptz;
select grant_app('update (marketing_off_until)', 'messages.inbox');
alter table messages.bulletin add column is_service boolean not null default false;
