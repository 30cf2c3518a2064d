-- What the operator tells players of. One file says everything; these tables hold what it says now.
create table marketing.promotion_category (
  id        integer primary key,
  position  integer not null,
  is_active boolean not null,
  -- Whether the menus lead to it.
  in_menu   boolean not null
);

create table marketing.promotion_category_text (
  category_id integer not null references marketing.promotion_category on delete cascade,
  language    text not null check (language in ('en', 'sw', 'zh')),
  name        text not null,
  primary key (category_id, language)
);

create table marketing.promotion (
  id          integer primary key,
  position    integer not null,
  banner      text not null,
  is_active   boolean not null,
  starts_at   timestamptz not null,
  -- Until further notice where it is empty.
  ends_at     timestamptz check (ends_at > starts_at),
  -- Where its button leads, if it has one: a path of the site.
  action_path text
);

create table marketing.promotion_text (
  promotion_id integer not null references marketing.promotion on delete cascade,
  language     text not null check (language in ('en', 'sw', 'zh')),
  title        text not null,
  summary      text not null,
  -- With simple marks, as it was written.
  body         text not null,
  tags         text[] not null,
  action_label text,
  primary key (promotion_id, language)
);

create table marketing.promotion_in_category (
  promotion_id integer not null references marketing.promotion on delete cascade,
  category_id  integer not null references marketing.promotion_category on delete cascade,
  primary key (promotion_id, category_id)
);

-- One row. Whoever changes the promotions holds it.
create table marketing.promotion_list (
  is_only      boolean primary key default true check (is_only),
  -- Who wrote what is there: nobody yet, the sandbox, or an operator, whose words the sandbox leaves alone.
  written_by   text,
  shipped_hash text,
  file         jsonb
);
insert into marketing.promotion_list default values;

create table marketing.promotion_audit (
  id     bigint generated always as identity primary key,
  at     timestamptz not null default app_now(),
  actor  text not null,
  before jsonb,
  after  jsonb not null
);

select grant_app('select, insert, delete', 'marketing.promotion_category');
select grant_app('select, insert, delete', 'marketing.promotion_category_text');
select grant_app('select, insert, delete', 'marketing.promotion');
select grant_app('select, insert, delete', 'marketing.promotion_text');
select grant_app('select, insert, delete', 'marketing.promotion_in_category');
select grant_app('select, update', 'marketing.promotion_list');
select grant_app('select, insert', 'marketing.promotion_audit');
