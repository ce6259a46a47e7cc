-- The purchase that told the neighbours of this one; two are opened at one instant, so an instant does not say which.
alter table boards add column again_told_by bigint references boards;
update boards source set again_told_by = told.first
from (
  select n.again_of, min(n.id) as first from boards n join boards s on s.id = n.again_of
  where n.created_at = s.again_told_at group by n.again_of
) told
where source.id = told.again_of;
comment on column boards.again_told_at is 'Of the release before, beside again_told_by; to be dropped.';
