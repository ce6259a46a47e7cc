-- What may be paid under a number at the payment sandbox, registered before its card page opens.
create table sandbox_prepared (
  merchant_uid text primary key,
  amount int not null check (amount > 0),
  created_at timestamptz not null
);
