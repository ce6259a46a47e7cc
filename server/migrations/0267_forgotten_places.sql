-- Append only but for this: the place of an appointment goes with the leader who leaves.
create or replace function appointment_changes_are_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.place = '' and new.note = ''
    and (new.board_id, new.version, new.late, new.at) = (old.board_id, old.version, old.late, old.at)
    and (new.starts_at, new.ends_at) is not distinct from (old.starts_at, old.ends_at)
  then
    return new;
  end if;
  raise exception 'changes of an appointment are append only' using errcode = 'restrict_violation';
end $$;
drop trigger appointment_changes_append_only on appointment_changes;
create trigger appointment_changes_append_only before update or delete on appointment_changes
  for each row execute function appointment_changes_are_append_only();
