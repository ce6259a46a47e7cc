-- What only the release before uses. Its nodes run until the last of this one has started; the next release drops them.

comment on column waiters.told_at is 'Of the release before, which wrote it for nobody; to be dropped.';
comment on index participants_pay_clock is 'Of the sweeps of the release before; to be dropped.';
comment on index boards_pay_end is 'Of the sweeps of the release before; to be dropped.';
comment on index boards_vacancy is 'Of the sweeps of the release before; to be dropped.';
comment on index boards_buy_clock is 'Of the sweeps of the release before; to be dropped.';
comment on index wishes_clock is 'Of the sweeps of the release before; to be dropped.';
