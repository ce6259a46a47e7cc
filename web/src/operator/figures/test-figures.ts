import type { DayFigures, Figures } from '@mungchi/contract';

export const NONE: Omit<DayFigures, 'day'> = {
  opened: 0,
  filled: 0,
  fillHours: 0,
  paid: 0,
  paidOnTime: 0,
  completed: 0,
  cancelled: 0,
  expired: 0,
  unpaid: 0,
  byOperator: 0,
  noShows: 0,
  disputes: 0,
  refunds: 0,
  refunded: 0,
  held: 0,
  wishesAsked: 0,
  wishesGathered: 0,
  wishesOpened: 0,
  wishesFilled: 0,
};

const DAYS = Array.from({ length: 30 }, (_, nth) => `2026-10-${String(nth + 1).padStart(2, '0')}`);

/** As the server answers when nothing has happened yet. */
export const FIRST_DAY: Figures = {
  days: DAYS.map((day) => ({ ...NONE, day })),
  before: NONE,
  fillTimes: Array.from({ length: 10 }, () => 0),
  medianFillHours: null,
  places: [],
};

const BUSY = { opened: 4, filled: 3, paid: 10, paidOnTime: 9, completed: 2, expired: 1, held: 120_000 };

export const MONTH: Figures = {
  days: DAYS.map((day) => ({ ...NONE, ...BUSY, day })),
  before: { ...NONE, opened: 100, filled: 70, paid: 200, paidOnTime: 180 },
  fillTimes: [10, 20, 30, 20, 5, 3, 1, 0, 0, 1],
  medianFillHours: 29.5,
  places: [{ ...NONE, ...BUSY, place: '서울 성수동', people: 12 }],
};
