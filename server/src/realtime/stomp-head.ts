import { Denied } from './application';
import { FrameError, hasEscapes, type StompFrame, type StompVersion, unescapeHeader } from './stomp-frame';

export type FrameHead = Omit<StompFrame, 'body'>;

/** The lines of a frame's head, without the empty line that ends it. */
export function parseHead(text: string, version: StompVersion): FrameHead {
  let from = text.indexOf('\n');
  const command = withoutCr(text.slice(0, from));
  if (!/^[A-Z]+$/.test(command)) throw new FrameError('MALFORMED_COMMAND');
  const escaped = hasEscapes(command, version);
  const headers = new (HeaderBag as unknown as new () => Record<string, string>)();
  for (from += 1; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if (end === -1) break;
    const line = withoutCr(text.slice(from, end));
    from = end + 1;
    const colon = line.indexOf(':');
    if (colon < 1 || line.includes('\r')) throw new FrameError('MALFORMED_HEADER');
    const name = escaped ? unescapeHeader(line.slice(0, colon), version) : line.slice(0, colon);
    const value = escaped ? unescapeHeader(line.slice(colon + 1), version) : line.slice(colon + 1);
    headers[name] ??= value;
  }
  return { command, headers };
}

/** Makes objects without a prototype's properties, like `Object.create(null)`, but of a shape that V8 keeps fast. */
function HeaderBag() {}
HeaderBag.prototype = Object.create(null);

function withoutCr(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

export function requiredHeader(frame: StompFrame, header: string): string {
  const value = frame.headers[header];
  if (value === undefined || value === '') throw new Denied('MISSING_HEADER', `${frame.command} needs ${header}`);
  return value;
}
