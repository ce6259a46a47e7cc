import iconv from 'iconv-lite';

/** Text as spreadsheets save it: UTF-8, or the CP949 of Korean Windows when it is not that. */
export function decodeFile(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'cp949');
  }
}
