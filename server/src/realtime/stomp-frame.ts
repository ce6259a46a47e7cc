import type { LiveCode } from '@mungchi/contract';

export type StompVersion = '1.0' | '1.1' | '1.2';

export interface StompFrame {
  command: string;
  /** The first occurrence of a repeated header wins, as the specification says. */
  headers: Headers;
  body: Buffer;
}

export type Headers = Readonly<Record<string, string | undefined>>;

export class FrameError extends Error {
  constructor(
    readonly code: LiveCode,
    detail = '',
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'FrameError';
  }
}

/** The heart-beat byte. */
export const EOL = '\n';

const ESCAPES: Record<StompVersion, { pattern: RegExp; to: Record<string, string>; from: Record<string, string> }> = {
  '1.0': { pattern: /(?!)/g, to: {}, from: {} },
  '1.1': {
    pattern: /[\\\n:]/g,
    to: { '\\': '\\\\', '\n': '\\n', ':': '\\c' },
    from: { '\\\\': '\\', '\\n': '\n', '\\c': ':' },
  },
  '1.2': {
    pattern: /[\\\r\n:]/g,
    to: { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' },
    from: { '\\\\': '\\', '\\r': '\r', '\\n': '\n', '\\c': ':' },
  },
};

export function escapeHeader(text: string, version: StompVersion): string {
  const { pattern, to } = ESCAPES[version];
  return text.search(pattern) === -1 ? text : text.replace(pattern, (char) => to[char] ?? char);
}

/** One pass from the left; an escape the version does not define is refused. */
export function unescapeHeader(text: string, version: StompVersion): string {
  if (version === '1.0' || !text.includes('\\')) return text;
  const { from } = ESCAPES[version];
  return text.replace(/\\[\s\S]?/g, (pair) => {
    const char = from[pair];
    if (char === undefined) throw new FrameError('UNDEFINED_ESCAPE', JSON.stringify(pair));
    return char;
  });
}

/** CONNECT and CONNECTED carry their headers unescaped, for the sake of 1.0 peers. */
export function hasEscapes(command: string, version: StompVersion): boolean {
  return version !== '1.0' && command !== 'CONNECT' && command !== 'CONNECTED';
}

/** A whole frame as text, including its NUL. Frames with a body always carry content-length (in UTF-8 bytes). */
export function encodeFrame(command: string, headers: Headers, body = '', version: StompVersion = '1.2'): string {
  const escaped = hasEscapes(command, version);
  let head = `${command}\n`;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    head += escaped
      ? `${escapeHeader(name, version)}:${escapeHeader(value, version)}\n`
      : `${singleLine(name)}:${singleLine(value)}\n`;
  }
  return body === '' ? `${head}\n\0` : `${head}content-length:${Buffer.byteLength(body)}\n\n${body}\0`;
}

/** For versions without escapes: a line break would start another header. */
function singleLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
