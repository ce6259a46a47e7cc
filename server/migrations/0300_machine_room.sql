-- For the machine room: how busy a node is, and how long a notice takes.

-- Null: a process of the release before, which does not say it.
alter table nodes add column cpu int;

-- When an entry that came at night is to be pushed; null: at once. When a push service first took it.
alter table notifications add column due_at timestamptz, add column reached_at timestamptz;
