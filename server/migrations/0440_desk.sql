-- The leader's own note about a member's share; nobody else ever reads it.
create table packing_notes (
  participant_id bigint primary key references participants,
  note text not null check (note <> ''),
  updated_at timestamptz not null
);
