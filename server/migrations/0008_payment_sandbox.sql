-- The built-in stand-in of the card provider keeps its payments here, so that they outlast a restart as real ones do.

create table sandbox_payments (
  imp_uid text primary key,
  merchant_uid text not null,
  status text not null check (status in ('ready', 'paid', 'cancelled', 'failed')),
  amount int not null,
  -- What it says when asked: the truth, unless a test wants a lie.
  reported_amount int not null,
  cancel_amount int not null default 0,
  name text not null default '',
  buyer_name text not null default '',
  buyer_email text not null default '',
  fail_reason text,
  -- How many reads from now on answer 500, and how slowly reads answer.
  failing_reads int not null default 0,
  slow_reads_ms int not null default 0,
  created_at timestamptz not null default now()
);
create index sandbox_payments_merchant on sandbox_payments (merchant_uid, created_at desc);
create unique index sandbox_payments_paid_once on sandbox_payments (merchant_uid) where status = 'paid';
