-- Who sees less from now on, and who does already.

-- In order of their numbers: two who block one another at once do not wait for each other.
create function note_sees_less(people bigint[]) returns void language plpgsql as $$
begin
  perform from users where id = any (people) and not sees_less order by id for no key update;
  update users set sees_less = true where id = any (people) and not sees_less;
end $$;

create function report_is_noted() returns trigger language plpgsql as $$
begin
  perform note_sees_less(array[new.reporter_id]);
  return null;
end $$;
create function block_is_noted() returns trigger language plpgsql as $$
begin
  perform note_sees_less(array[new.blocker_id, new.blocked_id]);
  return null;
end $$;

-- In the order in which a report with a block is written.
create trigger reports_noted after insert on reports
  for each row when (new.target_kind = 'BOARD') execute function report_is_noted();
create trigger blocks_noted after insert on blocks for each row execute function block_is_noted();

update users set sees_less = true where id in (
  select blocker_id from blocks union select blocked_id from blocks
  union select reporter_id from reports where target_kind = 'BOARD');
