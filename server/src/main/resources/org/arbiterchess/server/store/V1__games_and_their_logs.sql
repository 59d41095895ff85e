-- A log only grows. Names and tokens stand beside it, so that they can be removed for good.
create table game (
  id text not null primary key,
  created bigint not null,
  over integer not null,
  next text,
  white_token text,
  white_name text not null,
  black_token text,
  black_name text not null
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
