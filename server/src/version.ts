import { readFileSync } from 'node:fs';
import { serverFile } from './server-folder';

/** Of the server's package. */
export const VERSION = (JSON.parse(readFileSync(serverFile('package.json'), 'utf8')) as { version: string }).version;
