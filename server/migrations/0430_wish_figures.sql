-- What neighbours look for, by day: asked and gathered without a place (a wish has no address), opened and filled with that of the purchase.
alter table daily_figures
  add column wishes_asked int not null default 0,
  add column wishes_gathered int not null default 0,
  add column wishes_opened int not null default 0,
  add column wishes_filled int not null default 0;
