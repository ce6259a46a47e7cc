-- The last Seoul day on which somebody who opened a purchase from a wish called its people: once a day.
alter table wishes add column called_on date;
-- Whatever may be the anchor of a word that fits its name; null of those asked before.
alter table wishes add column probes text[];
