-- Reviews.

-- What members of a completed room say of one another, once each way.
create table reviews (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  writer_id bigint not null references participants,
  target_id bigint not null references participants,
  target_user_id bigint not null references users,
  target_role text not null check (target_role in ('LEADER', 'FOLLOWER')),
  star numeric(2,1) not null check ((((star >= 0.5) and (star <= (5)::numeric)) and ((star * (2)::numeric) = floor((star * (2)::numeric))))),
  keywords text[] not null default '{}',
  body text not null default '',
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  opened_at timestamptz,
  blind boolean not null default true,
  constraint reviews_writer_id_target_id_key unique (writer_id, target_id),
  constraint reviews_check check (writer_id <> target_id)
);

comment on column reviews.hidden_at is 'Hidden by an operator.';
comment on column reviews.opened_at is 'Null: nobody reads it yet.';
comment on column reviews.blind is 'Written while nobody had read the other''s; any other moves nothing.';

create index reviews_target on reviews (target_user_id, created_at desc, id desc);
create index reviews_closed on reviews (board_id) where opened_at is null;

create view weighed_reviews as
 select id,
    target_user_id,
    target_role,
    star,
    keywords,
    body,
    created_at
   from ( select r.id,
            r.board_id,
            r.writer_id,
            r.target_id,
            r.target_user_id,
            r.target_role,
            r.star,
            r.keywords,
            r.body,
            r.created_at,
            r.hidden_at,
            r.opened_at,
            r.blind,
            row_number() OVER (PARTITION BY r.target_user_id, r.target_role, writer.user_id ORDER BY r.created_at desc, r.id desc) as nth
           from reviews r
             JOIN participants writer on writer.id = r.writer_id
             JOIN participants target on target.id = r.target_id
          where r.hidden_at is null and r.opened_at is not null and r.blind and (writer.role = 'LEADER' or (EXISTS ( select
                   from orders o
                  where o.participant_id = writer.id and o.paid_at is not null))) and (target.role = 'LEADER' or (EXISTS ( select
                   from orders o
                  where o.participant_id = target.id and o.paid_at is not null)))) review
  where nth = 1;
