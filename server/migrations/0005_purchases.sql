-- Purchases: posts, seats, questions, drafts, wishes, alerts, and the record of their stages.

-- Group purchases, their members, and the room each owns (chat_rooms.id = boards.id).
create table boards (
  id bigint generated always as identity primary key,
  leader_id bigint not null references users,
  name text not null,
  quantity text not null,
  title text not null,
  total_user integer not null check (total_user between 2 and 50),
  price integer not null check (price between 1 and 100000000),
  content text not null default '',
  deadline date not null,
  category_id smallint not null check (category_id between 1 and 4),
  product_id bigint references products,
  location text not null,
  latitude double precision not null,
  longitude double precision not null,
  pictures jsonb not null,
  stage text not null default 'RECRUITING' check (stage in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED')),
  member_count integer not null default 1,
  like_count integer not null default 0 check (like_count >= 0),
  search_tokens text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz,
  deleted_at timestamptz,
  closing_noticed_for date,
  expiry_noticed_for date,
  meeting_note text not null default '',
  handing_on integer not null default 0,
  vacant_until timestamptz,
  vacant_at timestamptz,
  vacancy_noticed_for timestamptz,
  pay_extended_at timestamptz,
  pay_end timestamptz,
  pay_end_noticed_for timestamptz,
  pay_end_noticed_at timestamptz,
  expiry_noticed_at timestamptz,
  buy_by timestamptz,
  buy_notices smallint not null default 0,
  buy_noticed_at timestamptz,
  buy_extended_at timestamptz,
  purchased_at timestamptz,
  held_at timestamptz,
  max_seats smallint not null default 1 check (max_seats between 1 and 10),
  spent integer check (spent > 0),
  taken_down_at timestamptz,
  cancelled_why text check (cancelled_why in ('LEADER', 'EXPIRED', 'VACANT', 'UNPAID', 'UNBOUGHT', 'OPERATOR')),
  first_until timestamptz,
  draft_id uuid,
  again_of bigint references boards,
  reviews_open_at timestamptz,
  verified_only boolean not null default false,
  again_told_by bigint references boards,
  constraint boards_check check (member_count between 1 and total_user),
  constraint boards_check1 check (handing_on between 0 and total_user)
);

comment on column boards.first_until is 'Until then who looked for it before it was opened sits first.';
comment on column boards.draft_id is 'The draft it was posted from.';
comment on column boards.again_of is 'The purchase that was opened again here.';
comment on column boards.reviews_open_at is 'When its members'' reviews of one another open by themselves; null before its end, and in those that ended before there was such an evening.';
comment on column boards.verified_only is 'Only neighbours with a checked home nearby may join.';

create index boards_near on boards (latitude, longitude) where (deleted_at is null and stage <> 'CANCELLED');
create index boards_leader on boards (leader_id, id desc);
create index boards_product on boards (product_id, deadline) where (stage = 'RECRUITING' and deleted_at is null);
create index boards_deadline on boards (deadline) where (stage = 'RECRUITING' and deleted_at is null);
create index boards_clocks on boards (stage) where (stage in ('RECRUITED', 'PAYING') and deleted_at is null);
create index boards_product_vacant on boards (product_id) where (stage = 'RECRUITED' and (handing_on > 0 or vacant_until is not null));
create index boards_receipts on boards (purchased_at) where stage = 'PURCHASED';
create index boards_taken_down on boards (taken_down_at) where taken_down_at is not null;
create unique index boards_draft on boards (leader_id, draft_id) where draft_id is not null;
create index boards_leading on boards (leader_id) where (deleted_at is null and stage not in ('COMPLETED', 'CANCELLED'));
create index boards_led_lately on boards (leader_id, ended_at) where stage = 'COMPLETED';
create index boards_found on boards using gin ((array[(((floor((latitude * (50)::double precision)))::integer * 100000) + (floor((longitude * (50)::double precision)))::integer)]), search_tokens) with (gin_pending_list_limit='256') where (deleted_at is null and stage <> 'CANCELLED');

create table board_likes (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  constraint board_likes_pkey primary key (board_id, user_id)
);

create index board_likes_user on board_likes (user_id, created_at desc);

create table board_views (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  times integer not null default 1,
  viewed_at timestamptz not null default now(),
  constraint board_views_pkey primary key (user_id, board_id)
);

create table participants (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  user_id bigint not null references users,
  role text not null check (role in ('LEADER', 'FOLLOWER')),
  joined_at timestamptz not null default now(),
  paid_at timestamptz,
  received_at timestamptz,
  seats smallint not null default 1 check (seats >= 1),
  pay_by timestamptz,
  pay_reminded_for timestamptz,
  pay_reminded_at timestamptz,
  pay_reminders smallint not null default 0,
  nudged_at timestamptz,
  handing_on_at timestamptz,
  left_at timestamptz,
  left_why text check (left_why in ('UNPAID', 'HANDED_ON', 'CHANGED', 'WITHDRAWN', 'OPERATOR', 'UNDONE')),
  asked_until timestamptz,
  agreed jsonb,
  received_how text check (received_how in ('PRESS', 'CODE', 'AUTO', 'DISPUTE', 'OPERATOR')),
  handed_at timestamptz,
  no_show_at timestamptz,
  confirm_by timestamptz,
  confirm_warned_for timestamptz,
  confirm_warned_at timestamptz,
  confirm_warnings smallint not null default 0,
  refunded_at timestamptz,
  receipt_asked_at timestamptz,
  released_before timestamptz,
  undone_at timestamptz,
  constraint participants_board_id_user_id_key unique (board_id, user_id),
  constraint participants_check check ((left_at is null) = (left_why is null)),
  constraint participants_check1 check (role = 'FOLLOWER' or left_at is null),
  constraint participants_check2 check (handed_at is null or no_show_at is null)
);

comment on column participants.agreed is 'What of the purchase a follower agreed to.';
comment on column participants.received_how is 'How a follower came to have received; the operator sees it.';
comment on column participants.released_before is 'When the seat was lost unpaid before, by somebody who sits there again.';
comment on column participants.undone_at is 'When a slip was taken back, also by somebody who sits there again.';

create unique index participants_one_leader on participants (board_id) where role = 'LEADER';
create index participants_user on participants (user_id, board_id);
create index participants_unpaid_leaves on participants (user_id, left_at) where left_why = 'UNPAID';
create index participants_confirm on participants (confirm_by) where confirm_by is not null;
create index participants_no_show on participants (no_show_at) where no_show_at is not null;
create index participants_undone on participants (user_id, undone_at) where undone_at is not null;

create table board_edits (
  board_id bigint primary key references boards,
  terms jsonb not null
);

comment on table board_edits is 'The last terms the members were told of, until they are notified of an edit.';

-- Who wants to hear of a vacancy.
create table waiters (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  created_at timestamptz not null,
  constraint waiters_pkey primary key (board_id, user_id)
);

create index waiters_user on waiters (user_id);

-- Written by a trigger: when a purchase was opened and how far it came, for the figures of a day.
create table stage_changes (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  was text check (was in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED')),
  stage text not null check (stage in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED')),
  at timestamptz not null
);

create index stage_changes_at on stage_changes (at);

-- What a first look at a post found: for a person to look at, nothing is refused or hidden by it.
create table board_flags (
  board_id bigint not null references boards,
  kind text not null check (kind in ('FORBIDDEN', 'PHONE', 'LINK', 'PICTURE')),
  words text not null,
  at timestamptz not null,
  seen_at timestamptz,
  constraint board_flags_pkey primary key (board_id, kind)
);

create index board_flags_open on board_flags (at) where seen_at is null;
create index board_flags_recent on board_flags (coalesce(seen_at, 'infinity'::timestamp with time zone));

-- Words whose purchases one hears of when they open nearby.
create table keyword_alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  word text not null,
  norm text not null,
  anchor text not null,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null,
  constraint keyword_alerts_user_id_norm_key unique (user_id, norm)
);

comment on column keyword_alerts.norm is 'The word as it is compared: equal ones are one.';
comment on column keyword_alerts.latitude is 'The person''s home, as is the longitude: the index finds by both, and whoever moves takes their words along.';

create index keyword_alerts_found on keyword_alerts (anchor, latitude, longitude) include (user_id, word) where latitude is not null;

create table regulars (
  follower_id bigint not null references users,
  leader_id bigint not null references users,
  created_at timestamptz not null,
  parted_at timestamptz,
  constraint regulars_pkey primary key (follower_id, leader_id),
  constraint regulars_check check (follower_id <> leader_id)
);

comment on column regulars.parted_at is 'A block ended it: it is no follow any more, and still counts.';

create index regulars_leader on regulars (leader_id);

-- 같이 살 사람?: what somebody would share if a neighbour did too. Kept is a grid point of some 500 m, never the home.
create table wishes (
  id bigint generated always as identity primary key,
  asker_id bigint not null references users,
  name text not null,
  anchor text not null,
  latitude double precision not null,
  longitude double precision not null,
  people integer not null default 1 check (people between 0 and 30),
  board_id bigint references boards,
  gathered_at timestamptz,
  until timestamptz not null,
  kept smallint not null default 0,
  warned_for timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('CLOCK', 'EMPTY', 'HIDDEN')),
  called_on date,
  probes text[]
);

comment on column wishes.anchor is 'What it is found by, see `anchorOf`.';
comment on column wishes.latitude is 'On the grid, never the home, as is the longitude.';

create index wishes_near on wishes (latitude, longitude) where ended_at is null;
create index wishes_found on wishes (anchor, latitude) where ended_at is null;
create index wishes_asker on wishes (asker_id, created_at);
create index wishes_over on wishes (ended_at) where ended_at is not null;
create index wishes_day on wishes (created_at);
create index wishes_opened on wishes (board_id) where (ended_at is null and board_id is not null);

create table wish_people (
  wish_id bigint not null references wishes on delete cascade,
  user_id bigint not null references users,
  created_at timestamptz not null,
  constraint wish_people_pkey primary key (wish_id, user_id)
);

create index wish_people_user on wish_people (user_id);

-- Who looked for it sits first, until the hour of the purchase; over with it.
create table first_rights (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  used_at timestamptz,
  constraint first_rights_pkey primary key (board_id, user_id)
);

create index first_rights_user on first_rights (user_id);

-- The server's echo of a post that is being written; the device's own draft stays the first.
create table board_drafts (
  id uuid primary key,
  user_id bigint not null references users,
  form jsonb not null,
  pictures jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

comment on table board_drafts is 'A post that is being written, as it was last saved from any device.';

create index board_drafts_user on board_drafts (user_id, updated_at desc);
create index board_drafts_age on board_drafts (updated_at);

-- When a leader wants to be reminded of opening it again; the row moves on to the newest purchase of the series.
create table repeats (
  board_id bigint primary key references boards,
  user_id bigint not null references users,
  weeks smallint not null check (weeks in (1, 2, 4)),
  weekday smallint not null check (weekday between 0 and 6),
  next_on date not null,
  unused smallint not null default 0
);

comment on table repeats is 'When a leader wants to be reminded of opening a purchase again.';

create index repeats_user on repeats (user_id);

-- What neighbours ask before joining. Public once answered; nobody sees who asked.
create table questions (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  asker_id bigint references users,
  text text not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  deleted_at timestamptz,
  constraint questions_check check ((answer is null) = (answered_at is null))
);

comment on table questions is 'Asked before joining.';

comment on column questions.asker_id is 'Null once the asker has left the service.';
comment on column questions.hidden_at is 'Hidden by an operator.';
comment on column questions.deleted_at is 'Gone before it was answered; kept 30 days, for reports alone.';

create index questions_board on questions (board_id, answered_at desc, id desc);
create index questions_asker on questions (asker_id, created_at);
create unique index questions_waiting on questions (board_id, asker_id) where (answer is null and deleted_at is null);
create index questions_deleted on questions (deleted_at) where deleted_at is not null;

create table regular_counts (
  leader_id bigint primary key references users,
  people integer not null check (people > 0)
);

create view seated as
 select id,
    board_id,
    user_id,
    role,
    joined_at,
    paid_at,
    received_at,
    seats,
    pay_by,
    pay_reminded_for,
    pay_reminded_at,
    pay_reminders,
    nudged_at,
    handing_on_at,
    left_at,
    left_why,
    asked_until,
    agreed,
    received_how,
    handed_at,
    no_show_at,
    confirm_by,
    confirm_warned_for,
    confirm_warned_at,
    confirm_warnings,
    refunded_at,
    receipt_asked_at,
    released_before,
    undone_at
   from participants
  where left_at is null;
comment on view seated is 'The participants who have not left.';

create view unpaid_leaves as
 select participants.user_id,
    participants.left_at as at
   from participants
  where participants.left_why = 'UNPAID'
UNION ALL
 select participants.user_id,
    participants.released_before as at
   from participants
  where participants.released_before is not null;
comment on view unpaid_leaves is 'Who lost a seat unpaid, and when, also by somebody who sits there again.';

create function note_stage()
 returns trigger
 language plpgsql
as $$
begin
  insert into stage_changes (board_id, was, stage, at)
  values (new.id, case when tg_op = 'UPDATE' then old.stage end, new.stage, new.updated_at);
  return null;
end $$;

create trigger boards_note_opened after insert on boards for each row execute function note_stage();

create trigger boards_note_stage after update of stage on boards for each row when (old.stage is distinct from new.stage) execute function note_stage();
