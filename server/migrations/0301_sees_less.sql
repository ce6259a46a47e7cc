-- Whether a list has anything to leave out for somebody: blocks either way, and purchases they reported. Asking for those with
-- every list cost everybody a tenth of it. Set once and kept: who took a block back is asked for, and nothing is found.
alter table users add column sees_less boolean not null default false;
