import type { Appointment, Handover, HandoverPerson, ParticipantId, PollId, TimePoll } from '@mungchi/contract';

/** The meeting of `testRoom`, bought and not yet handed over; followers are 새봄 (2) and 감자 (3). */
export function testHandover(changes: Partial<Handover> = {}): Handover {
  return {
    stage: 'PURCHASED',
    appointment: null,
    poll: null,
    code: null,
    icsPath: null,
    people: [
      testPerson({ participantId: 2, nickname: '새봄', me: true }),
      testPerson({ participantId: 3, nickname: '감자' }),
    ],
    ...changes,
  };
}

type Changes = Omit<Partial<HandoverPerson>, 'participantId'> & { participantId: number };

export function testPerson({ participantId, ...changes }: Changes): HandoverPerson {
  return {
    participantId: participantId as ParticipantId,
    nickname: '이웃',
    profileUrl: '/avatars/mint.webp',
    me: false,
    share: 3333,
    seats: 1,
    state: 'WAITING',
    confirmBy: null,
    at: null,
    how: null,
    ...changes,
  };
}

export function testAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    version: 1,
    startsAt: '2026-11-20T10:00:00.000Z',
    endsAt: '2026-11-20T11:00:00.000Z',
    place: '성수역 3번 출구 앞',
    note: '초록색 장바구니를 들고 있을게요.',
    latitude: null,
    longitude: null,
    setAt: '2026-11-18T03:00:00.000Z',
    lateChanges: 0,
    ...changes,
  };
}

const somebody = (participantId: number, nickname: string) => ({
  participantId: participantId as ParticipantId,
  nickname,
  profileUrl: '/avatars/mint.webp',
});

/** Two evenings; the leader can on the first, 새봄 has not answered. */
export function testPoll(changes: Partial<TimePoll> = {}): TimePoll {
  return {
    id: 5 as PollId,
    endsAt: '2026-11-18T12:00:00.000Z',
    closed: false,
    slots: [
      {
        slot: 1,
        startsAt: '2026-11-20T10:00:00.000Z',
        endsAt: '2026-11-20T11:00:00.000Z',
        count: 1,
        people: [somebody(1, '성수댁')],
        mine: false,
      },
      {
        slot: 2,
        startsAt: '2026-11-21T02:30:00.000Z',
        endsAt: '2026-11-21T03:30:00.000Z',
        count: 0,
        people: [],
        mine: false,
      },
    ],
    answered: false,
    waitingFor: [somebody(2, '새봄'), somebody(3, '감자')],
    ...changes,
  };
}
