-- outside a transaction
-- What read it reads `boards_found`, in the release before, too; twice the words would be twice the work of every new post.
drop index concurrently if exists boards_search;
