-- outside a transaction
-- What called people to a purchase, for one that is deleted or has another name.
create index concurrently if not exists notifications_calls on notifications (board_id)
  where kind in ('WISH_OPENED', 'AGAIN_OPENED', 'REGULAR_OPENED', 'KEYWORD_OPENED', 'OPENED_NEARBY');
