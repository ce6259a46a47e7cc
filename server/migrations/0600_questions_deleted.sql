-- Taken back, or gone with its purchase or asker, before it was answered: nobody reads it any more, and the leader can still report it.
alter table questions add column deleted_at timestamptz;
comment on column questions.deleted_at is 'Gone before it was answered; kept 30 days, for reports alone.';
