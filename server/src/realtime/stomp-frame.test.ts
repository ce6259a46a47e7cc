import { type IRawFrameType, Parser } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { threadTime } from '../test-thread-time';
import {
  encodeFrame,
  escapeHeader,
  FrameError,
  type StompFrame,
  type StompVersion,
  unescapeHeader,
} from './stomp-frame';
import { type FrameLimits, FrameParser } from './stomp-parser';

describe('frames cut anywhere', () => {
  const sample = Buffer.from(
    '\n\r\nCONNECT\naccept-version:1.2\nhost:a:b\n\n\0\n\nSEND\r\ndestination:/app/x\r\nkey:a\\cb\\n\\\\\r\ncontent-length:9\r\n\r\n안\0녕!!\0\n' +
      'SEND\ndestination:/app/y\n\n본문😀\0',
  );
  const whole = parse([sample]);

  test('whole', () => {
    expect(whole.heartBeats).toBe(5);
    expect(whole.frames.map(plain)).toEqual([
      { command: 'CONNECT', headers: { 'accept-version': '1.2', host: 'a:b' }, body: '' },
      { command: 'SEND', headers: { destination: '/app/x', key: 'a:b\n\\', 'content-length': '9' }, body: '안\0녕!!' },
      { command: 'SEND', headers: { destination: '/app/y' }, body: '본문😀' },
    ]);
  });

  test('in two, at every byte', () => {
    for (let cut = 1; cut < sample.length; cut++) {
      expect(parse([sample.subarray(0, cut), sample.subarray(cut)])).toEqual(whole);
    }
  });

  test('byte by byte', () => {
    expect(parse(Array.from(sample, (_, at) => sample.subarray(at, at + 1)))).toEqual(whole);
  });

  test('in any pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: sample.length })), (cuts) => {
        expect(parse(pieces(sample, cuts))).toEqual(whole);
      }),
    );
  });
});

describe('against the parser of @stomp/stompjs', () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', ''));
  const name = text.filter((value) => value !== '' && value !== 'content-length');
  const headers = fc.dictionary(name, text, { maxKeys: 5, noNullPrototype: true });
  const body = fc.string({ unit: 'binary' });

  test('what we write, it reads', () => {
    fc.assert(
      fc.property(headers, body, (head, text) => {
        const frame = oracle(Buffer.from(encodeFrame('MESSAGE', head, text)))[0]!;
        const read = Object.fromEntries(frame.headers.map((pair) => pair.map((part) => unescapeHeader(part, '1.2'))));
        delete read['content-length'];
        expect(read).toEqual(head);
        expect(Buffer.from(frame.binaryBody).toString()).toBe(text);
      }),
    );
  });

  test('what we read is what it reads, however it is cut', () => {
    const frames = fc.array(fc.tuple(headers, body, fc.constantFrom('', '\n', '\r\n', '\n\n')), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(frames, fc.array(fc.nat(2000)), (list, cuts) => {
        const bytes = Buffer.from(list.map(([head, text, gap]) => gap + encodeFrame('SEND', head, text)).join(''));
        const ours = parse(pieces(bytes, cuts)).frames.map(plain);
        const theirs = oracle(bytes).map((frame) => ({
          command: frame.command,
          headers: Object.fromEntries(frame.headers.map((pair) => pair.map((part) => unescapeHeader(part, '1.2')))),
          body: Buffer.from(frame.binaryBody).toString(),
        }));
        expect(ours).toEqual(theirs);
      }),
    );
  });
});

describe('escapes', () => {
  test('round trip in 1.1 and 1.2', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(unescapeHeader(escapeHeader(value, '1.2'), '1.2')).toBe(value);
        expect(unescapeHeader(escapeHeader(value, '1.1'), '1.1')).toBe(value);
        expect(unescapeHeader(escapeHeader(value, '1.0'), '1.0')).toBe(value);
      }),
    );
  });

  test.each([
    ['1.2', 'a\\tb', 'UNDEFINED_ESCAPE'],
    ['1.2', 'ends with \\', 'UNDEFINED_ESCAPE'],
    ['1.1', 'a\\rb', 'UNDEFINED_ESCAPE'],
    ['1.1', 'a\\cb', 'a:b'],
    ['1.2', 'a\\rb', 'a\rb'],
    ['1.2', '\\\\n', '\\n'],
    ['1.0', 'a\\tb', 'a\\tb'],
  ] as [StompVersion, string, string][])('%s %j → %j', (version, written, read) => {
    const attempt = () => parse([Buffer.from(`SEND\nname:${written}\n\n\0`)], {}, version).frames[0]?.headers['name'];
    if (read === 'UNDEFINED_ESCAPE') expect(code(attempt)).toBe(read);
    else expect(attempt()).toBe(read);
  });

  test('CONNECT is not escaped', () => {
    expect(parse([Buffer.from('CONNECT\npasscode:a\\tb\n\n\0')]).frames[0]?.headers).toEqual({ passcode: 'a\\tb' });
    expect(encodeFrame('CONNECTED', { server: 'a\\b', x: 'one\ntwo:three' })).toBe(
      'CONNECTED\nserver:a\\b\nx:one two:three\n\n\0',
    );
  });

  test('the first of a repeated header wins', () => {
    expect(parse([Buffer.from('SEND\nx:1\nx:2\n\n\0')]).frames[0]?.headers).toEqual({ x: '1' });
  });

  test('header names cannot reach the prototype', () => {
    const headers = parse([Buffer.from('SEND\n__proto__:1\n\n\0')]).frames[0]?.headers ?? {};
    expect(Object.keys(headers)).toEqual(['__proto__']);
    expect(headers['toString']).toBeUndefined();
  });
});

describe('refused', () => {
  const limits: FrameLimits = { maxFrame: 300, maxHeader: 100, maxHeaders: 3, maxBody: 200 };
  test.each([
    ['a command that is none', 'send\n\n\0', 'MALFORMED_COMMAND'],
    ['NUL in the command', 'SE\0', 'MALFORMED_COMMAND'],
    ['NUL in the head', 'SEND\nx:\0', 'MALFORMED_HEADER'],
    ['a header without a colon', 'SEND\nx\n\n\0', 'MALFORMED_HEADER'],
    ['a header without a name', 'SEND\n:x\n\n\0', 'MALFORMED_HEADER'],
    ['a lone carriage return', 'SEND\nx:a\rb\n\n\0', 'MALFORMED_HEADER'],
    ['bytes that are not UTF-8', Buffer.from([0x53, 0x0a, 0x78, 0x3a, 0xff, 0x0a, 0x0a, 0]), 'INVALID_UTF8'],
    ['a negative length', 'SEND\ncontent-length:-1\n\n\0', 'BAD_CONTENT_LENGTH'],
    ['a length that is no number', 'SEND\ncontent-length:1e3\n\n\0', 'BAD_CONTENT_LENGTH'],
    ['a body longer than it says', 'SEND\ncontent-length:1\n\nab\0', 'MISSING_NUL'],
    ['a body where none may be', 'SUBSCRIBE\nid:1\n\nbody\0', 'UNEXPECTED_BODY'],
    ['a long line', `SEND\nx:${'y'.repeat(100)}\n\n\0`, 'HEADER_TOO_LARGE'],
    ['an unfinished long line', `SEND\nx:${'y'.repeat(120)}`, 'HEADER_TOO_LARGE'],
    ['an unfinished long command', 'S'.repeat(120), 'HEADER_TOO_LARGE'],
    ['many headers', 'SEND\na:1\nb:2\nc:3\nd:4\n\n\0', 'TOO_MANY_HEADERS'],
    ['a long body, before it has arrived', 'SEND\ncontent-length:201\n\n', 'BODY_TOO_LARGE'],
    ['a long body without an end', `SEND\n\n${'y'.repeat(201)}`, 'BODY_TOO_LARGE'],
    ['a large frame', `SEND\nx:${'y'.repeat(90)}\nz:${'y'.repeat(90)}\n\n${'y'.repeat(150)}\0`, 'FRAME_TOO_LARGE'],
  ])('%s', (_, input, expected) => {
    const bytes = Buffer.from(input as string);
    expect(code(() => parse([bytes], limits))).toBe(expected);
    expect(
      code(() =>
        parse(
          Array.from(bytes, (byte) => Buffer.from([byte])),
          limits,
        ),
      ),
    ).toBe(expected);
  });

  test('at the limit is fine', () => {
    const frame = `SEND\na:1\nb:2\nx:${'y'.repeat(90)}\n\n${'y'.repeat(190)}\0`;
    expect(parse([Buffer.from(frame)], limits).frames).toHaveLength(1);
  });

  test('a trickled frame costs no more than its size', () => {
    const cost = (bytes: number) => {
      const parser = new FrameParser(
        () => undefined,
        () => undefined,
      );
      parser.push(Buffer.from(`SEND\ncontent-length:${bytes}\n\n`));
      const began = threadTime();
      for (let i = 0; i <= bytes; i++) parser.push(Buffer.from([0]));
      return threadTime() - began;
    };
    cost(60_000);
    // Four times the bytes; what looks at all of them for each one costs sixteen times as much.
    expect(cost(60_000)).toBeLessThan(8 * cost(15_000) + 60);
  });
});

function parse(chunks: Buffer[], limits: Partial<FrameLimits> = {}, version: StompVersion = '1.2') {
  const frames: StompFrame[] = [];
  let heartBeats = 0;
  const parser = new FrameParser(
    (frame) => frames.push({ ...frame, body: Buffer.from(frame.body) }),
    () => {
      heartBeats += 1;
    },
    limits,
  );
  parser.version = version;
  for (const chunk of chunks) parser.push(chunk);
  return { frames, heartBeats };
}

function plain(frame: StompFrame) {
  return { command: frame.command, headers: { ...frame.headers }, body: frame.body.toString() };
}

function pieces(bytes: Buffer, cuts: number[]): Buffer[] {
  const edges = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
  return edges.slice(1).map((edge, at) => bytes.subarray(edges[at], edge));
}

function oracle(bytes: Buffer): { command: string; headers: [string, string][]; binaryBody: Uint8Array }[] {
  const frames: IRawFrameType[] = [];
  new Parser(
    (frame) => frames.push(frame),
    () => undefined,
  ).parseChunk(bytes as unknown as ArrayBuffer);
  return frames as never;
}

function code(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof FrameError) return error.code;
    throw error;
  }
  return 'accepted';
}
