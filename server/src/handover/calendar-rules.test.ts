import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-rules';

const NOW = new Date('2026-11-16T03:00:00.123Z');
const EVENT = {
  uid: 'board-7@mungchi',
  sequence: 3,
  startsAt: new Date('2026-11-20T10:00:00.000Z'),
  endsAt: new Date('2026-11-20T11:00:00.000Z'),
  summary: '논산 설향 딸기 6kg 만나서 받기',
  location: '성수역 3번 출구 앞',
  description: '초록색 장바구니를 들고 있을게요.',
  point: { latitude: 37.5446, longitude: 127.0559 },
  url: 'https://mungchi.example/chat/7/handover',
};

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const components = calendar.getAllSubcomponents('vevent');
  expect(components).toHaveLength(1);
  const [component] = components;
  return { calendar, component: component!, event: new ICAL.Event(component!) };
}

test('another parser reads what was written', () => {
  const { calendar, component, event } = parsed(calendarFile(EVENT, NOW));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect([event.uid, event.sequence, event.summary, event.location, event.description]).toEqual([
    EVENT.uid,
    3,
    EVENT.summary,
    EVENT.location,
    EVENT.description,
  ]);
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([EVENT.startsAt, EVENT.endsAt]);
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-11-16T03:00:00Z');
  expect(component.getFirstPropertyValue('url')).toBe(EVENT.url);
  expect(component.getFirstPropertyValue('geo')).toEqual([37.5446, 127.0559]);
  const [alarm] = component.getAllSubcomponents('valarm');
  expect(alarm!.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm!.getFirstPropertyValue('trigger')!.toString()).toBe('-PT1H');
});

test('without a note or a point there is no such line', () => {
  const file = calendarFile({ ...EVENT, description: '', point: null }, NOW);
  const { component } = parsed(file);
  expect([component.hasProperty('description'), component.hasProperty('geo')]).toEqual([false, false]);
});

test('any words survive: lines of 75 octets, no broken character, nothing that begins a line of its own', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(words, words, words, (summary, location, description) => {
      const file = calendarFile({ ...EVENT, summary, location, description }, NOW);
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
      expect(Buffer.from(file).toString()).toBe(file);
      const { event } = parsed(file);
      const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
      expect([event.summary, event.location, event.description]).toEqual([summary, location, description].map(kept));
    }),
  );
});

test('words cannot add a line of their own', () => {
  const file = calendarFile({ ...EVENT, description: '끝\r\nEND:VEVENT\nATTENDEE:x;y,z\\n\u0000\u0007' }, NOW);
  const { component, event } = parsed(file);
  expect(component.hasProperty('attendee')).toBe(false);
  expect(event.description).toBe('끝\nEND:VEVENT\nATTENDEE:x;y,z\\n');
});
