-- 동네 인증: the day on which somebody was at home with their device; the position itself is nowhere.

-- checked_on: null once it was dropped or the home has moved. last_checked_on stays, so that who moves waits for the next one.
-- moved_metres: how far the home has moved since then, all steps together.
alter table users add column checked_on date, add column last_checked_on date, add column moved_metres int not null default 0;
alter table boards add column verified_only boolean not null default false;

alter table position_uses drop constraint position_uses_purpose_check;
alter table position_uses add constraint position_uses_purpose_check check (purpose in ('HOME', 'CHECK')) not valid;
