-- As before, with whether the player wants offers in the inbox, and the state that the player declared.
create or replace view mailings.player as
select i.player_id, p.user_name, p.created_at as registered_at, coalesce(p.seen_at, p.created_at) as seen_at,
  coalesce(p.language, 'en') as language, p.number_proven_at is not null as is_proven,
  coalesce(f.sms_notification_enabled, false) as wants_texts, coalesce(a.available, 0) as available,
  coalesce(r.refcode, '') as refcode, coalesce(i.marketing_off_until > app_now(), false) as is_marketing_off,
  exists (select from switches.block b where b.player_id = i.player_id and b.switch = 'marketing' and b.source = 'player'
    and b.ended_at is null and (b.until is null or b.until > app_now())) as has_opted_out,
  exists (select from switches.block b where b.player_id = i.player_id and b.switch in ('sign-in', 'deposit', 'play')
    and b.ended_at is null and (b.until is null or b.until > app_now())) as is_stopped,
  coalesce(f.inbox_offers_enabled, true) as wants_inbox_offers, f.region
from messages.inbox i join identity.player p on p.id = i.player_id
left join profile.player f on f.player_id = i.player_id
left join wallet.account a on a.player_id = i.player_id
left join marketing.referred_player r on r.player_id = i.player_id
where p.yielded_at is null;
