-- Why people left, in their words: a day and no person.
create table leaving_reasons (
  day date not null,
  reason text not null
);
create index leaving_reasons_day on leaving_reasons (day);
