-- Group purchases, their members, and the room each owns (chat_rooms.id = boards.id).

create table boards (
  id bigint generated always as identity primary key,
  leader_id bigint not null references users,
  name text not null,
  quantity text not null,
  title text not null,
  total_user int not null check (total_user between 2 and 50),
  price int not null check (price between 1 and 100000000),
  content text not null default '',
  deadline date not null,
  category_id smallint not null check (category_id between 1 and 4),
  product_id bigint references products,
  location text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- [{url, width, height, color, thumbhash, widths}], the cover first
  pictures jsonb not null,
  stage text not null default 'RECRUITING'
    check (stage in ('RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED')),
  -- Kept under the row lock of every join, so that no N seats ever hold N + 1.
  member_count int not null default 1,
  like_count int not null default 0 check (like_count >= 0),
  search_tokens text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it was completed or cancelled.
  ended_at timestamptz,
  deleted_at timestamptz,
  check (member_count between 1 and total_user)
);
create index boards_near on boards (latitude, longitude) where deleted_at is null and stage <> 'CANCELLED';
create index boards_search on boards using gin (search_tokens) where deleted_at is null and stage <> 'CANCELLED';
create index boards_leader on boards (leader_id, id desc);
create index boards_product on boards (product_id, deadline) where stage = 'RECRUITING' and deleted_at is null;
create index boards_deadline on boards (deadline) where stage = 'RECRUITING' and deleted_at is null;

create table board_likes (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (board_id, user_id)
);
create index board_likes_user on board_likes (user_id, created_at desc);

create table board_views (
  board_id bigint not null references boards,
  user_id bigint not null references users,
  times int not null default 1,
  viewed_at timestamptz not null default now(),
  primary key (user_id, board_id)
);

create table participants (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards,
  user_id bigint not null references users,
  role text not null check (role in ('LEADER', 'FOLLOWER')),
  joined_at timestamptz not null default now(),
  paid_at timestamptz,
  -- When this follower pressed 거래 완료.
  received_at timestamptz,
  -- Sequence of the last message read; never moves back.
  read_seq bigint not null default 0,
  unique (board_id, user_id)
);
create unique index participants_one_leader on participants (board_id) where role = 'LEADER';
create index participants_user on participants (user_id, board_id);

create table chat_rooms (
  id bigint primary key references boards,
  title text not null,
  -- Kept in the transaction that appends, under the row's lock.
  last_seq bigint not null default 0,
  last_message text,
  last_message_at timestamptz,
  created_at timestamptz not null default now()
);

-- A message's public id is "{room_id}-{seq}".
create table messages (
  room_id bigint not null references chat_rooms,
  seq bigint not null,
  type text not null check (type in ('SYSTEM', 'ENTER', 'TEXT')),
  participant_id bigint references participants,
  stage text,
  body text not null,
  -- The sender's key: the same key twice is the same message.
  key text,
  sent_at timestamptz not null,
  primary key (room_id, seq)
);
create unique index messages_sent_at on messages (room_id, sent_at);
create unique index messages_key on messages (room_id, participant_id, key) where key is not null;
