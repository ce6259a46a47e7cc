import type { ChatMessage, ParticipantId, TalkPicture } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { testRoom } from '../../api/test-room';
import { message } from '../talk/test-messages';
import { menuEntries } from './menu-rules';

const OWN = { participantId: 2 as ParticipantId, role: 'FOLLOWER' as const };
const LEADER = { ...OWN, role: 'LEADER' as const };
const room = testRoom();
const sentAt = Date.parse(message(1).sendAt);
const at = (minutes: number) => sentAt + minutes * 60_000;
const photos: Partial<ChatMessage> = { pictures: [{} as TalkPicture] };
const [them] = room.participants.filter(({ participantId }) => participantId !== OWN.participantId);
const pinned = { seq: 1, text: '말 1', pictures: [], at: message(1).sendAt };

test.each([
  ['own words', message(1), OWN, {}, 1, ['reply', 'copy', 'take-back']],
  ['own words at five minutes', message(1), OWN, {}, 5, ['reply', 'copy', 'take-back']],
  ['own words later', message(1), OWN, {}, 5.01, ['reply', 'copy']],
  ['a leader’s', message(1), LEADER, {}, 9, ['reply', 'copy', 'pin']],
  ['a leader’s notice', message(1), LEADER, { pinned }, 9, ['reply', 'copy', 'unpin']],
  ['own photos', { ...message(1), ...photos }, OWN, {}, 9, ['reply']],
  ['own words in a closed room', message(1), LEADER, { closed: true }, 1, ['copy', 'take-back']],
  ['own photos in a closed room, later', { ...message(1), ...photos }, OWN, { closed: true }, 9, []],
  ['what one took back', { ...message(1), deleted: true as const }, LEADER, {}, 1, []],
  [
    'a neighbour’s',
    message(1, { participantId: them!.participantId }),
    OWN,
    {},
    1,
    ['reply', 'copy', 'report', 'block'],
  ],
  ['of who has left', message(1, { participantId: 99 }), OWN, {}, 1, ['reply', 'copy', 'report']],
  [
    'what a neighbour took back',
    message(1, { participantId: them!.participantId, deleted: true }),
    OWN,
    {},
    1,
    ['report', 'block'],
  ],
] as const)('%s', (_, said, me, changes, minutes, expected) => {
  expect(menuEntries({ message: said as ChatMessage, room: { ...room, ...changes }, me }, at(minutes))).toEqual(
    expected,
  );
});
