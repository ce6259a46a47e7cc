-- Since when somebody speaks in a room, to the minute: found by an index, which the time of the last message could not have
-- without every message costing more (its update of the room would be no heap-only one any more). By a trigger, so that
-- the release before is noted too.
alter table chat_rooms add column stirred_at timestamptz;

create function note_stir() returns trigger language plpgsql as $$
begin
  new.stirred_at := new.last_message_at;
  return new;
end $$;
create trigger chat_rooms_stirred before update of last_message_at on chat_rooms for each row
  when (new.last_message_at is not null
    and (new.stirred_at is null or new.last_message_at >= new.stirred_at + interval '1 minute'))
  execute function note_stir();
