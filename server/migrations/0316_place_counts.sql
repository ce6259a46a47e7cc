-- How many people live in a district, without counting everybody every night: each change is noted, and the night adds them up.

-- Two words of an address: the district. Nobody's address: ''.
create function place_of(address text) returns text language sql immutable parallel safe as
  $$ select trim(split_part(coalesce(address, ''), ' ', 1) || ' ' || split_part(coalesce(address, ''), ' ', 2)) $$;

create table place_counts (place text primary key, people int not null);
-- Inserted only, so that people who sign up together do not wait for one another.
create table place_changes (place text not null, change int not null);

create function note_place() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' and old.signed_up_at is not null and old.left_at is null then place_of(old.address) end;
  lives text := case when new.signed_up_at is not null and new.left_at is null then place_of(new.address) end;
begin
  if was is distinct from lives then
    insert into place_changes (place, change)
    select one.place, one.change from (values (was, -1), (lives, 1)) one (place, change) where one.place is not null;
  end if;
  return null;
end $$;
create trigger users_place_begun after insert on users for each row
  when (new.signed_up_at is not null) execute function note_place();
create trigger users_place_noted after update of address, signed_up_at, left_at on users for each row
  when ((old.address, old.signed_up_at, old.left_at) is distinct from (new.address, new.signed_up_at, new.left_at))
  execute function note_place();
