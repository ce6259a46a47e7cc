-- The inbox, devices, settings.

-- What people are told: the inbox. A row per person and cause.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in (
    'SEAT_TAKEN', 'ROOM_FULL', 'ALL_PAID', 'PURCHASED', 'COMPLETED', 'HANDED_OVER', 'CANCELLED', 'REFUNDED', 'BOARD_CHANGED',
    'DEADLINE_TODAY', 'EXPIRED', 'REVIEW_RECEIVED', 'REVIEW_WAITING', 'PAY_REMINDER', 'PAY_END', 'PAYMENT_LOST', 'PAYMENT_RETURNED',
    'SEAT_RELEASED', 'SEAT_HANDED_ON', 'SEAT_UNDONE', 'VACANCY_LEADER', 'VACANCY_PAID', 'BUY_REMINDER', 'BUY_OVERDUE', 'CHANGED',
    'APPOINTMENT_SET', 'APPOINTMENT_CHANGED', 'APPOINTMENT_SOON', 'APPOINTMENT_CANCELLED', 'POLL_OPENED', 'POLL_ANSWERED_ALL',
    'POLL_ENDED', 'DISPUTE_OPENED', 'DISPUTE_ANSWERED', 'DISPUTE_ESCALATED', 'DISPUTE_ENDED', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'HANDED',
    'NO_SHOW', 'CONFIRM_SOON', 'AUTO_CONFIRMED', 'RECEIPT_ASKED', 'TRUE_UP', 'QUESTION_ASKED', 'QUESTION_ANSWERED', 'REPEAT_DUE',
    'VACANCY', 'LIKED_CLOSING', 'KEYWORD_OPENED', 'KEYWORD_WISHED', 'REGULAR_OPENED', 'AGAIN_OPENED', 'OPENED_NEARBY', 'WISH_OPENED',
    'WISH_JOINED', 'WISH_GATHERED', 'WISH_ENDING', 'TERMS_CHANGE', 'MARKETING_ON', 'NEW_SIGN_IN', 'BOARD_HELD', 'BOARD_FINE',
    'REPORT_ENDED', 'SANCTIONED', 'TAKEN_DOWN', 'VERIFY_AGAIN', 'ANSWERED', 'ANNOUNCED', 'LOGIN_LINKED', 'PAYOUT_ACCOUNT_CHANGED',
    'LOGIN_UNLINKED'
  )),
  category text not null check (category in ('TRADE', 'INTEREST', 'SERVICE')),
  board_id bigint references boards,
  wish_id bigint references wishes on delete set null,
  title text not null,
  body text not null,
  path text not null,
  dedup_key text not null,
  urgent_until timestamptz,
  read_at timestamptz,
  pushed_at timestamptz,
  created_at timestamptz not null,
  due_at timestamptz,
  reached_at timestamptz,
  called_at timestamptz,
  constraint notifications_user_id_dedup_key_key unique (user_id, dedup_key)
);

comment on column notifications.board_id is 'The purchase that it is about.';
comment on column notifications.wish_id is 'The wish that it is about; wishes are cleared before their entries.';
comment on column notifications.path is 'Where a tap leads, and nothing else.';
comment on column notifications.urgent_until is 'Null: it can wait for the morning.';
comment on column notifications.due_at is 'When one that came at night is to be pushed; null: at once.';
comment on column notifications.reached_at is 'When a push service first took it.';
comment on column notifications.called_at is 'When a push that calls to something new was let through.';

create index notifications_inbox on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
create index notifications_read_age on notifications (created_at) where read_at is not null;
create index notifications_called on notifications (user_id, called_at) where called_at is not null;
create index notifications_wish on notifications (wish_id) where wish_id is not null;
create index notifications_calls on notifications (board_id) where kind in ('WISH_OPENED', 'AGAIN_OPENED', 'REGULAR_OPENED', 'KEYWORD_OPENED', 'OPENED_NEARBY');

create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  last_ok_at timestamptz,
  session_id uuid
);

comment on column devices.session_id is 'The session it was registered in; null: from before sessions were noted.';

create index devices_user on devices (user_id);
create index devices_session on devices (session_id) where session_id is not null;

-- Nobody who has not chosen has a row.
create table notification_settings (
  user_id bigint primary key references users,
  push_trade boolean not null,
  push_chat boolean not null,
  push_interest boolean not null,
  preview boolean not null,
  quiet boolean not null,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  nearby boolean not null default false,
  reach smallint not null default 3000 check (reach in (750, 1500, 3000)),
  latitude double precision,
  longitude double precision
);

comment on column notification_settings.reach is 'How far from home a new purchase may be.';
comment on column notification_settings.latitude is 'The person''s home, as is the longitude; it moves with them.';

create index notification_settings_near on notification_settings (latitude, longitude) include (user_id, reach) where nearby;
