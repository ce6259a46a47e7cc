import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';

export type RoadLine = { number: number; text: string; bytesRead: number };

/** CP949, line by line. Node's own euc-kr decoder corrupts the syllables that CP949 adds. */
export async function* roadFileLines(file: string): AsyncGenerator<RoadLine> {
  const decoder = iconv.getDecoder('cp949');
  let rest = '';
  let number = 0;
  let bytesRead = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    bytesRead += chunk.length;
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield { number: ++number, text: line.replace(/\r$/, ''), bytesRead };
  }
  rest += decoder.end() ?? '';
  if (rest !== '') yield { number: ++number, text: rest.replace(/\r$/, ''), bytesRead };
}
