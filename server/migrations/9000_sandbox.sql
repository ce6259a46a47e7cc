-- The payment sandbox. Read by code that asks who took a payment, so the tables are there beside real keys, too, and stay empty.

-- The built-in stand-in of the card provider keeps its payments here, so that they outlast a restart as real ones do.
create table sandbox_payments (
  imp_uid text primary key,
  merchant_uid text not null,
  status text not null check (status in ('ready', 'paid', 'cancelled', 'failed')),
  amount integer not null,
  reported_amount integer not null,
  cancel_amount integer not null default 0,
  name text not null default '',
  buyer_name text not null default '',
  buyer_email text not null default '',
  fail_reason text,
  failing_reads integer not null default 0,
  slow_reads_ms integer not null default 0,
  created_at timestamptz not null default now(),
  card_name text,
  card_number text
);

create index sandbox_payments_merchant on sandbox_payments (merchant_uid, created_at desc);
create unique index sandbox_payments_paid_once on sandbox_payments (merchant_uid) where status = 'paid';

-- What may be paid under a number, registered before its card page opens.
create table sandbox_prepared (
  merchant_uid text primary key,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);

create table test_clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null check (ahead_ms >= 0),
  scheduled_until timestamptz not null
);
