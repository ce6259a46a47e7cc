import type { ParticipantId, RoomId } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senderJson, textJson, wireMessage } from './message-wire';

test('what is put together by hand is what JSON says', () => {
  const said = fc.record({
    roomId: fc.integer({ min: 1 }).map((id) => id as RoomId),
    text: fc.string({ unit: 'binary' }),
    key: fc.option(fc.string({ unit: 'binary' })),
    seq: fc.integer({ min: 1 }),
    sentAt: fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
    participantId: fc.integer({ min: 1 }).map((id) => id as ParticipantId),
    nickname: fc.option(fc.string({ unit: 'binary' })),
    profileUrl: fc.option(fc.webPath()),
  });
  fc.assert(
    fc.property(said, ({ roomId, text, key, seq, sentAt, participantId, ...sender }) => {
      const row = {
        roomId,
        seq,
        type: 'TEXT',
        participantId,
        stage: null,
        notice: null,
        body: text,
        key,
        sentAt,
        hiddenAt: null,
      } as const;
      expect(
        textJson({ roomId, text, key }, { seq, sentAt: sentAt.getTime(), participantId, sender: senderJson(sender) }),
      ).toBe(JSON.stringify(wireMessage(row, sender)));
    }),
  );
});
