-- A picture that looks like one of a post that was taken down is for a person to look at, too.
alter table board_flags drop constraint board_flags_kind_check;
alter table board_flags add constraint board_flags_kind_check check (kind in ('FORBIDDEN', 'PHONE', 'LINK', 'PICTURE'));
create index boards_taken_down on boards (taken_down_at) where taken_down_at is not null;
