-- What people hear of when it opens nearby: words of theirs, leaders they are regulars of, and from how far.

create table keyword_alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  word text not null,
  -- The word as it is compared, and the two characters it is found by.
  norm text not null,
  anchor text not null,
  -- The person's home, copied.
  latitude float8,
  longitude float8,
  created_at timestamptz not null,
  unique (user_id, norm)
);
create index keyword_alerts_found on keyword_alerts (anchor, latitude, longitude) include (user_id, word)
  where latitude is not null;

create table regulars (
  follower_id bigint not null references users,
  leader_id bigint not null references users,
  created_at timestamptz not null,
  primary key (follower_id, leader_id),
  check (follower_id <> leader_id)
);
create index regulars_leader on regulars (leader_id);

alter table notification_settings
  add column reach smallint not null default 3000 check (reach in (750, 1500, 3000)),
  add column latitude float8,
  add column longitude float8;

-- When a push that calls somebody to something new was let through: three a day are.
alter table notifications add column called_at timestamptz;

-- Homes are copied here, so that no verb can forget it. The share lock waits for a home that is being changed.
create function copy_home() returns trigger language plpgsql as $$
begin
  select u.latitude, u.longitude into new.latitude, new.longitude from users u where u.id = new.user_id for share;
  return new;
end $$;
create trigger keyword_alerts_home before insert on keyword_alerts for each row execute function copy_home();
create trigger notification_settings_home before insert on notification_settings
  for each row execute function copy_home();

create function move_home() returns trigger language plpgsql as $$
begin
  update keyword_alerts set latitude = new.latitude, longitude = new.longitude where user_id = new.id;
  update notification_settings set latitude = new.latitude, longitude = new.longitude where user_id = new.id;
  return null;
end $$;
create trigger users_home_moved after update of latitude, longitude on users for each row
  when ((old.latitude, old.longitude) is distinct from (new.latitude, new.longitude)) execute function move_home();

update notification_settings s set latitude = u.latitude, longitude = u.longitude
from users u where u.id = s.user_id and u.latitude is not null;
