-- Set when nobody refers to the picture any more: it is no longer offered to anybody, and its files are about to go.
alter table media add column removed_at timestamptz;
