import type { ChatMessage, Dispute } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { type Conversation, converse, openConversation } from './conversation';
import { firstUnread, type MessageRow, messageRows } from './message-rows';
import { message, messages } from './test-messages';

const ME = 9;
const open = (list: ChatMessage[]) => openConversation(ME, list, []);
const draw = (rows: MessageRow[]) => rows.map(line);

function line(row: MessageRow): string {
  switch (row.kind) {
    case 'day':
      return `== ${row.date}`;
    case 'unread':
      return '-- unread';
    case 'text':
      return `${row.mine ? 'me' : 'they'} ${row.message.seq}${row.first ? ' first' : ''}${row.last ? ' last' : ''}`;
    case 'outgoing':
      return `out ${row.entry.text}${row.first ? ' first' : ''}${row.last ? ' last' : ''}`;
    case 'open-seat':
      return '** open seat';
    case 'told':
      return `** told ${row.dispute.id}`;
    default:
      return `${row.kind} ${row.message.seq}`;
  }
}

test('messages of one person in one minute are a group; days and others part them', () => {
  const list = [
    message(1, { messageType: 'SYSTEM', participantId: null, chatStatus: 'RECRUITING', minute: 0 }),
    message(2, { minute: 1 }),
    message(3, { minute: 1 }),
    message(4, { minute: 2 }),
    message(5, { minute: 2, messageType: 'ENTER', participantId: 3 }),
    message(6, { minute: 2 }),
    message(7, { minute: 2, participantId: ME }),
    message(8, { minute: 14 * 60 }),
  ];
  expect(draw(messageRows(open(list), null))).toEqual([
    '== 2026-11-14',
    'system 1',
    'they 2 first',
    'they 3 last',
    'they 4 first last',
    'enter 5',
    'they 6 first last',
    'me 7 first last',
    '== 2026-11-15',
    'they 8 first last',
  ]);
});

test('the divider stands before the first unread message and parts a group', () => {
  const state = open([message(1, { minute: 0 }), message(2, { minute: 0 }), message(3, { minute: 0 })]);
  expect(draw(messageRows(state, 3)).slice(1)).toEqual([
    'they 1 first',
    'they 2 last',
    '-- unread',
    'they 3 first last',
  ]);
});

test('unread is what others and the mascot said after the mark, not who came, up to the moment of opening', () => {
  const list = [message(1), message(2, { participantId: ME }), message(3, { messageType: 'ENTER' }), message(4)];
  expect(firstUnread(open([message(1)]), 0)).toBe(null);
  expect(firstUnread(open([message(1), message(2)]), 0)).toBe(2);
  expect(firstUnread(open(list), 1)).toBe(4);
  expect(firstUnread(open(list), 4)).toBe(null);
  const card = message(5, { messageType: 'SYSTEM', participantId: null });
  expect(firstUnread(open([...list, card]), 4)).toBe(5);
  expect(firstUnread(open(messages(30, 49)), 12)).toBe(null);
  expect(firstUnread(open(messages(30, 49)), 29)).toBe(30);
  const later = converse(converse(open(list), { type: 'caught-up' }), { type: 'took', messages: [message(5)] });
  expect(firstUnread(later, 4)).toBe(null);
});

test('history in front changes no row that was shown', () => {
  const all = messages(1, 40).map((one) => ({ ...one, sendAt: message(one.seq, { minute: one.seq / 4 }).sendAt }));
  let state: Conversation = open(all.slice(20));
  while (state.hasMore) {
    const shown = messageRows(state, null);
    const first = state.log.run[0]!.seq - 1;
    state = converse(state, { type: 'older-came', messages: all.slice(Math.max(0, first - 10), first) });
    expect(messageRows(state, null).slice(-shown.length)).toEqual(shown);
  }
  expect(messageRows(state, null).filter(({ kind }) => kind === 'text')).toHaveLength(40);
});

test('own words keep their row when they arrive', () => {
  const at = Date.parse(message(2, { minute: 5 }).sendAt);
  const writing = converse(open([message(1)]), { type: 'wrote', key: 'a', text: '글', at });
  const arrived = converse(writing, {
    type: 'took',
    messages: [message(2, { participantId: ME, key: 'a', minute: 5 })],
  });
  expect(messageRows(writing, null).at(-1)?.key).toBe(messageRows(arrived, null).at(-1)?.key);
  expect(draw(messageRows(writing, null)).at(-1)).toBe('out 글 first last');
});

test('own words in one minute group with each other and with the last that arrived', () => {
  const at = Date.parse(message(2, { minute: 5 }).sendAt);
  let state = open([message(2, { participantId: ME, minute: 5 })]);
  for (const key of ['a', 'b']) state = converse(state, { type: 'wrote', key, text: key, at });
  expect(draw(messageRows(state, null)).slice(-2)).toEqual(['out a', 'out b last']);
});

test('while a seat is open, the card for it follows whoever joined last, or the greeting', () => {
  const greeting = message(1, { messageType: 'SYSTEM', participantId: null, chatStatus: 'RECRUITING' });
  const join = (seq: number) => message(seq, { messageType: 'ENTER', participantId: seq });
  const rows = (list: ChatMessage[]) => draw(messageRows(open(list), null, true)).slice(1);
  expect(rows([greeting, message(2)])).toEqual(['system 1', '** open seat', 'they 2 first last']);
  expect(rows([greeting, join(2), join(3), message(4)])).toEqual([
    'system 1',
    'enter 2',
    'enter 3',
    '** open seat',
    'they 4 first last',
  ]);
  expect(draw(messageRows(open([greeting, join(2)]), null, false))).not.toContain('** open seat');
});

test('a join that is not loaded yet has no card, nor does the message kept back for what is older', () => {
  const late = open([message(60, { messageType: 'ENTER' }), message(61), message(62)]);
  expect(draw(messageRows({ ...late, hasMore: true }, null, true))).toEqual([
    'they 61 first last',
    'they 62 first last',
  ]);
  expect(draw(messageRows({ ...open([message(61)]), hasMore: true }, null, true))).toEqual([]);
});

const told = (id: number, minute: number) => ({ id, createAt: message(1, { minute }).sendAt }) as Dispute;

test('a problem stands where it was told, on its own day, and each where its turn is', () => {
  const list = [message(1, { minute: 0 }), message(2, { minute: 10 }), message(3, { minute: 26 * 60 })];
  const late = told(5, 25 * 60);
  expect(draw(messageRows(open(list), null, false, [late, told(4, 6), told(3, 5)]))).toEqual([
    '== 2026-11-14',
    'they 1 first last',
    '** told 3',
    '** told 4',
    'they 2 first last',
    '== 2026-11-15',
    '** told 5',
    'they 3 first last',
  ]);
  expect(draw(messageRows(open(list), null, false, [told(6, 27 * 60)])).at(-1)).toBe('** told 6');
});

test('one told before what is loaded comes with what is older, and the rows under it stay', () => {
  const list = messages(1, 6);
  const between = (nth: number) => (Date.parse(list[nth]!.sendAt) + Date.parse(list[nth + 1]!.sendAt)) / 2;
  const at = (nth: number) => ({ id: nth, createAt: new Date(between(nth)).toISOString() }) as Dispute;
  const all = [at(0), at(3)];
  const part = messageRows({ ...open(list.slice(3)), hasMore: true }, null, false, all);
  expect(part.map(({ kind }) => kind).filter((kind) => kind === 'told')).toHaveLength(1);
  expect(messageRows(open(list), null, false, all).slice(-part.length)).toEqual(part);
});
