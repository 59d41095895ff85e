-- A log only grows. Names and tokens stand beside it, in metadata, so that they can be removed for good.
-- What surrounds a log may be changed by several servers: each says which revision it knows.
create table game (
  id text collate "C" not null primary key,
  created bigint not null,
  over integer not null,
  metadata text not null,
  revision integer not null default 0
);

create index game_by_age on game (created);

create index game_unfinished on game (created) where over = 0;

create table event (
  game_id text not null,
  seq integer not null,
  at bigint not null,
  kind text not null,
  body text not null,
  primary key (game_id, seq)
);

-- The servers that share these games, and since when there has always been one.
create table node (
  id text not null primary key,
  seen bigint not null,
  since bigint not null
);

create table schema_version (version integer not null);

insert into schema_version (version) values (1);
