-- The platforms that run on this database. A row that is not renewed is of a process that has died.
create table plumbing.process (
  id         uuid primary key,
  -- Of the launcher, which runs one at a time: the next process takes the place of the last one at once.
  instance   text,
  host       text not null,
  pid        integer not null,
  role       text not null check (role in ('all', 'web', 'jobs')),
  -- What the subjects of its bus begin with. Null: its news ends at the process.
  bus        text,
  started_at timestamptz not null default clock_timestamp(),
  -- By the clock of the wall.
  expires_at timestamptz not null
);
select grant_app('select, insert, update, delete', 'plumbing.process');
