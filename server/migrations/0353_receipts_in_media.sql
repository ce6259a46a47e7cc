-- outside a transaction
create index concurrently if not exists receipts_in_media on receipts (id)
  where pictures @? '$[*].url ? (@ starts with "/media/")';
