-- Who takes the consent to the device's position back has no check any more, whoever writes the consent down. Also where there
-- seems to be none: one that is being made has not committed yet, and has to be waited for.
create function drop_home_check() returns trigger language plpgsql as $$
begin
  update users set checked_on = null where id = new.user_id;
  return null;
end $$;
create trigger consents_drop_home_check after insert on consents
  for each row when (new.kind = 'LOCATION' and not new.given) execute function drop_home_check();
