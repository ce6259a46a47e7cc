import { DAY_MS, type RoomId, type UserId } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { mayLook, pictureStep, readTalkUrl, SHORTEST_KEPT_MS, talkFile, talkFilesOf, talkUrl } from './picture-rules';

const id = 'ab'.repeat(16);
const room = 7 as RoomId;

test('an address names a room and a picture, and nothing else does', () => {
  expect(talkUrl(room, id)).toBe(`/talk/7/${id}.webp`);
  for (const roomId of [room, 999_999_999_999_999 as RoomId])
    expect(readTalkUrl(talkUrl(roomId, id))).toEqual({ roomId, id });
  for (const wrong of [
    `/talk/7/${id}.png`,
    `/talk/x/${id}.webp`,
    `/talk/${'9'.repeat(16)}/${id}.webp`,
    `/talk/7/${id}0.webp`,
    `/talk/7/${id.toUpperCase()}.webp`,
    `/media/${id}.webp`,
    `x/talk/7/${id}.webp`,
    `/talk/7/${id}.webp?w=1`,
    '',
  ])
    expect(readTalkUrl(wrong), wrong).toBeNull();
});

test('its files are none that /media serves', () => {
  const files = talkFilesOf({ id, widths: [320, 640] });
  expect(files).toEqual([`${id}.talk.webp`, `${id}.talk-320.webp`, `${id}.talk-640.webp`]);
  expect(talkFile(id)).toBe(files[0]);
  for (const file of files) expect(file).not.toMatch(/^[0-9a-f]{32}(-\d+)?\.webp$/);
});

const [follower, leader, other] = [1, 2, 3] as UserId[] as [UserId, UserId, UserId];
const READERS = {
  follower: { id: follower, isSeated: true, wasMember: true },
  leader: { id: leader, isSeated: true, wasMember: true },
  member: { id: other, isSeated: true, wasMember: true },
  left: { id: other, isSeated: false, wasMember: true },
  stranger: { id: other, isSeated: false, wasMember: false },
};

describe.each([
  // use, used, uploader: who looks; banned ones who look; operators who look
  ['RECEIPT', true, leader, 'follower leader member', '', 'follower leader member'],
  ['RECEIPT', false, leader, 'leader', '', 'leader'],
  ['TALK', true, other, 'follower leader member', '', 'follower leader member'],
  ['TALK', false, other, 'member', '', 'member'],
  ['DISPUTE', true, follower, 'follower leader', 'follower leader', 'follower leader stranger'],
  ['DISPUTE', false, follower, 'follower', 'follower', 'follower'],
] as const)('%s, used %s', (use, isUsed, ownerId, plain, banned, operators) => {
  const picture = {
    use,
    isUsed,
    isGone: false,
    ownerId,
    leaderId: leader,
    followerId: isUsed && use === 'DISPUTE' ? follower : null,
  };
  test.each([
    ['plain', { isBanned: false, isOperator: false }, plain],
    ['banned', { isBanned: true, isOperator: false }, banned],
    ['operator', { isBanned: false, isOperator: true }, operators],
    ['banned operator', { isBanned: true, isOperator: true }, banned],
  ])('%s', (_, standing, expected) => {
    const seen = Object.entries(READERS).filter(([, reader]) => mayLook({ ...reader, ...standing }, picture));
    expect(seen.map(([name]) => name).join(' ')).toBe(expected);
  });
});

test.each(['TALK', 'RECEIPT'] as const)('nobody looks at a %s whose message is gone, not even who sent it', (use) => {
  const picture = { use, isUsed: true, isGone: true, ownerId: follower, leaderId: leader, followerId: null };
  for (const reader of Object.values(READERS)) {
    expect(mayLook({ ...reader, isBanned: false, isOperator: true }, picture)).toBe(false);
  }
});

test.each([
  ['unused for less than a day', null, DAY_MS - 1, null, null],
  ['unused for a day', null, DAY_MS, null, 'clear-unsent'],
  ['of an open dispute', 'DISPUTE', 9000 * DAY_MS, null, null],
  ['of a dispute that ended three years ago', 'DISPUTE', 1096 * DAY_MS, 1096 * DAY_MS, 'clear-ended'],
  ['a moment earlier', 'DISPUTE', 1096 * DAY_MS, 1096 * DAY_MS - 1, null],
  ['a receipt of five years ago', 'RECEIPT', 1827 * DAY_MS, 1827 * DAY_MS, 'clear-ended'],
  ['a moment earlier', 'RECEIPT', 1827 * DAY_MS, 1827 * DAY_MS - 1, null],
  ['the talk of a room that ended 90 days ago', 'TALK', 90 * DAY_MS, 90 * DAY_MS, 'clear-ended'],
] as const)('%s', (_, use, age, over, step) => {
  const now = new Date('2031-01-01T00:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const picture = { use: use ?? ('RECEIPT' as const), usedAt: use && ago(age), createdAt: ago(age) };
  expect(pictureStep(picture, { over: over === null ? null : ago(over), deletedAt: null, isClosed: false }, now)).toBe(
    step,
  );
});

test.each([
  ['thirty days ago', 30 * DAY_MS, 'clear-deleted'],
  ['a moment less', 30 * DAY_MS - 1, null],
])('a message taken back %s', (_, age, step) => {
  const now = new Date('2031-01-01T00:00:00Z');
  const at = new Date(now.getTime() - age);
  const picture = { use: 'TALK' as const, usedAt: at, createdAt: at };
  expect(pictureStep(picture, { over: null, deletedAt: at, isClosed: false }, now)).toBe(step);
});

test('nothing in use is looked at before the shortest time is over', () => {
  expect(SHORTEST_KEPT_MS).toBe(30 * DAY_MS);
});
