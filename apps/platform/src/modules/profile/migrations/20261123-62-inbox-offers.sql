-- Whether the player wants offers in the inbox. They come until the player says no; STOP and a switch count beside it.
alter table profile.player add column inbox_offers_enabled boolean not null default true;
