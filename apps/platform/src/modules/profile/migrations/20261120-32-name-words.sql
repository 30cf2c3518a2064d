-- The words of players' names in small letters without marks, so that a name is found by the beginning of any of its words.
create function profile.words_of(name text) returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
    lower(replace(replace(replace(
      translate(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴŋłøđıƁƊƘƳŊŁØĐ', 'bdkynlodibdkynlod'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')),
    '[\s''’.,_-]+') as word
  where word <> ''
$$;

create table profile.name_word (
  word      text collate "C" not null,
  player_id bigint not null references profile.player,
  primary key (word, player_id)
);
create index name_word_of_player on profile.name_word (player_id, word);
select grant_app('select, insert, delete', 'profile.name_word');

create function profile.keep_name_words() returns trigger language plpgsql as $$
begin
  delete from profile.name_word where player_id = new.player_id;
  insert into profile.name_word (word, player_id)
  select unnest(profile.words_of(new.first_name || ' ' || new.last_name)), new.player_id where new.first_name is not null;
  return new;
end
$$;
create trigger keep_name_words after insert or update of first_name, last_name on profile.player
  for each row execute function profile.keep_name_words();

insert into profile.name_word (word, player_id)
select unnest(profile.words_of(first_name || ' ' || last_name)), player_id from profile.player where first_name is not null;
