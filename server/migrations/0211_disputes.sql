-- A follower says what is wrong with the share, the leader answers, and where they do not agree an operator decides.

create table disputes (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  participant_id bigint not null references participants,
  -- STALLED is opened by the service: nobody said a word for weeks.
  kind text not null check (kind in ('NOT_RECEIVED', 'SHORT', 'DAMAGED', 'DIFFERENT', 'STALLED')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ESCALATED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN')),
  text text not null,
  pictures jsonb not null default '[]',
  wanted int not null check (wanted > 0),
  answer text,
  answer_pictures jsonb not null default '[]',
  -- Until then the leader answers; for which of these ends the leader was reminded.
  answer_by timestamptz,
  reminded_for timestamptz,
  -- What goes back by it; null while it is open, and when it was withdrawn.
  refund int check (refund >= 0),
  decided_by bigint references users,
  decision text,
  created_at timestamptz not null,
  escalated_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('OPEN', 'ESCALATED')))
);
create unique index disputes_one_open on disputes (participant_id) where state in ('OPEN', 'ESCALATED');
create index disputes_queue on disputes (created_at) where state in ('OPEN', 'ESCALATED');
create index disputes_board on disputes (board_id);
create index disputes_participant on disputes (participant_id);
