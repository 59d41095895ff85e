-- A log only grows. Names and tokens stand beside it, in metadata, so that they can be removed for good.
create table game (
  id text not null primary key,
  created integer not null,
  over integer not null,
  metadata text not null,
  revision integer not null default 0
);

create index game_by_age on game (created);

create index game_unfinished on game (created) where over = 0;

-- The events of all games in the order in which they are stored: many moves change one page, and not one page per game.
create table event_log (
  id integer not null primary key,
  game_id text not null,
  seq integer not null,
  at integer not null,
  kind text not null,
  body text not null
);

-- Where the events of a game are. Events with an id above indexed.up_to may still be missing here.
create table event_index (
  game_id text not null,
  seq integer not null,
  event_id integer not null,
  primary key (game_id, seq)
) without rowid;

create table indexed (up_to integer not null);

insert into indexed (up_to) values (0);

create view event as
  select event_index.game_id, event_index.seq, at, kind, body, event_id
  from event_index join event_log on event_log.id = event_index.event_id;

create trigger event_deleted instead of delete on event begin
  delete from event_log where id = old.event_id;
  delete from event_index where game_id = old.game_id and seq = old.seq;
end;

create table schema_version (version integer not null);

insert into schema_version (version) values (1);
