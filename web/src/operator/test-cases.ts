import type { BoardId, CasePerson, OperatorPayout, ReportLine, ReportPage, UserId } from '@mungchi/contract';

/** What the console's calls answer, for its screens. */
export const PERSON: CasePerson = {
  userId: 7 as UserId,
  nickname: '민지',
  profileUrl: '/avatars/blue.webp',
  since: '2026-01-05T03:00:00.000Z',
  standing: 'ACTIVE',
  warnings: 0,
  led: 3,
  ledCompleted: 2,
  joined: 1,
  joinedCompleted: 1,
  noShows: 0,
  disputesSaid: 0,
  disputesReceived: 0,
  reportsSent: 0,
  reportsSentRight: 0,
  reportsReceived: 1,
  reportsReceivedRight: 0,
};

const LINE: ReportLine = {
  id: 41,
  kind: 'USER',
  reason: 'SCAM',
  text: '',
  line: '민지',
  nickname: '민지',
  reports: 1,
  held: false,
  state: 'OPEN',
  createdAt: '2026-11-15T01:00:00.000Z',
  endedAt: null,
};

export const reportLine = (id: number): ReportLine => ({ ...LINE, id });
export const reportPage = (id: number): ReportPage => ({
  ...LINE,
  id,
  targetId: '7',
  snapshot: {
    title: null,
    content: null,
    price: null,
    images: [],
    star: null,
    keywords: [],
    reported: null,
    messages: [],
    masked: false,
  },
  since: null,
  board: null,
  target: PERSON,
  reporter: { ...PERSON, userId: 8 as UserId, nickname: '하준' },
  others: [],
  decision: null,
  endedBy: null,
});

export const PAYOUT: OperatorPayout = {
  id: 12,
  person: PERSON,
  amount: 124_000,
  state: 'REQUESTED',
  bank: '011',
  last4: '7702',
  holder: '최은호',
  name: 'SAME',
  verifiedName: '최○호',
  parts: [{ boardId: 3 as BoardId, title: '무항생제 유정란 60구', imgUrl: '', amount: 124_000 }],
  requestedAt: '2026-11-16T10:00:00.000Z',
  endedAt: null,
  reference: null,
  why: null,
  by: null,
};
