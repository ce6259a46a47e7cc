-- outside a transaction
create index concurrently if not exists disputes_in_media on disputes (id)
  where (pictures || answer_pictures) @? '$[*].url ? (@ starts with "/media/")';
