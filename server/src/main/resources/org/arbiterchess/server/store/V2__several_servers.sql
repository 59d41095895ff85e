-- What surrounds a log may be changed by several servers: each says which revision it knows.
alter table game add column revision integer not null default 0;
alter table game add column rematch text;
alter table game add column seat_asked text;
alter table game add column seat_asker text;

-- The servers that share these games, and since when there has always been one.
create table node (
  id text not null primary key,
  seen bigint not null,
  since bigint not null
);
