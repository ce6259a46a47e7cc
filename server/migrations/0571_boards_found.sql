-- outside a transaction
-- Which posts around here have a word. The patch of 0.02 degrees comes first, so that a word that is said everywhere is read for here
-- alone; without a patch it serves as `boards_search` did. Few posts wait unsorted: each search reads those one by one.
create index concurrently if not exists boards_found on boards using gin (
  (array[floor(latitude * 50)::int * 100000 + floor(longitude * 50)::int]), search_tokens)
  with (gin_pending_list_limit = 256) where deleted_at is null and stage <> 'CANCELLED';
