-- How often somebody was answered by the operator's language model on a day in Seoul: it costs money.
create table assistant_model_calls (
  user_id bigint not null references users,
  day date not null,
  calls int not null check (calls > 0),
  primary key (user_id, day)
);
