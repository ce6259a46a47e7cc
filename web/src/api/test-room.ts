import type { ChatRoom, Participant, ParticipantId, RoomId, UserId } from '@mungchi/contract';

/** A full room of three with ten thousand won to share; the reader is 새봄, who has not paid. */
export function testRoom(changes: Partial<ChatRoom> = {}): ChatRoom {
  return {
    id: 7 as RoomId,
    title: '제주 감귤 10kg 공구방',
    boardTitle: '제주 감귤 10kg 공구합니다.',
    groupBoardId: 7 as RoomId,
    imgUrl: '/media/a.webp',
    price: 10_000,
    perPersonPrice: 3333,
    totalUser: 3,
    maxSeats: 1,
    deadline: '2026-11-20',
    status: '모집완료',
    stage: 'RECRUITED',
    location: '제주시 첨단로 242',
    address: '제주특별자치도 제주시 첨단로 242',
    meetingNote: '',
    latitude: 33.4507,
    longitude: 126.5707,
    closed: false,
    tradeCompleted: false,
    participants: [
      testMember({ participantId: 1, nickname: '성수댁', role: 'LEADER', payStatement: 'PAID', remainder: 1 }),
      testMember({ participantId: 2, nickname: '새봄', me: true }),
      testMember({ participantId: 3, nickname: '감자', payStatement: 'PAID' }),
    ],
    messages: [],
    readSeq: 0,
    lastSeq: 0,
    muted: false,
    openSeats: 0,
    payBy: null,
    askedUntil: null,
    payEnd: null,
    vacantUntil: null,
    buyBy: null,
    payExtendable: false,
    buyExtendable: false,
    spent: null,
    disputed: false,
    asked: null,
    appointment: null,
    poll: null,
    confirmBy: null,
    waiting: 0,
    reviewsOpenAt: null,
    pinned: null,
    folded: { participants: [], messages: [] },
    ...changes,
  };
}

type Changes = Omit<Partial<Participant>, 'participantId'> & { participantId: number };

export function testMember({ participantId, ...changes }: Changes): Participant {
  return {
    participantId: participantId as ParticipantId,
    userId: (participantId + 100) as UserId,
    nickname: '이웃',
    profileUrl: '/avatars/mint.webp',
    me: false,
    role: 'FOLLOWER',
    payStatement: 'UNPAID',
    perPersonPrice: 3333,
    reviewed: false,
    tradeCompleted: false,
    mannerLeader: 50,
    mannerParticipant: 50,
    seats: 1,
    share: (changes.perPersonPrice ?? 3333) + (changes.remainder ?? 0),
    payBy: null,
    handingOn: false,
    nudgeable: false,
    ...changes,
  };
}
