-- Which sign-in a device was registered with: ended, it takes the device along. Null in rows of before, until the browser registers
-- again, and in those the release before writes: they go with the person's last session. No reference: an expired session's row
-- is cleared, and its device is told on.
alter table devices add column session_id uuid;
