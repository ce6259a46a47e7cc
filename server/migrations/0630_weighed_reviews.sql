-- What weighs: an open, blind review that nobody has hidden, the newest of its writer about this person in this role, both of whom led
-- the purchase or once paid in it. Who got everything back may say so. Gauge, card, count and keywords all read it here.
create view weighed_reviews as
select review.id, review.target_user_id, review.target_role, review.star, review.keywords, review.body, review.created_at
from (
  select r.*, row_number() over (
    partition by r.target_user_id, r.target_role, writer.user_id order by r.created_at desc, r.id desc) as nth
  from reviews r
  join participants writer on writer.id = r.writer_id
  join participants target on target.id = r.target_id
  where r.hidden_at is null and r.opened_at is not null and r.blind
    and (writer.role = 'LEADER'
      or exists (select from orders o where o.participant_id = writer.id and o.paid_at is not null))
    and (target.role = 'LEADER'
      or exists (select from orders o where o.participant_id = target.id and o.paid_at is not null))
) review
where review.nth = 1;

-- Copies of a day, counted in the way of before. Keywords and gauges are recomputed by the nightly job.
delete from neighbour_records where at is not null;
