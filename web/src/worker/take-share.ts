import type { AppPath } from '@mungchi/contract';
import { putStored } from '../api/stored/own-database';

const WRITE: AppPath = '/gonggu/write';
const WORDS = ['title', 'text', 'url'];

/** Something shared with the installed app opens as a new post: its words in the address, its pictures on this device. */
export async function takeShare(request: Request): Promise<Response> {
  const address = new URL(WRITE, location.origin);
  try {
    const shared = await request.formData();
    for (const name of WORDS) {
      const word = shared.get(name);
      if (typeof word === 'string' && word !== '') address.searchParams.set(name, word.slice(0, 1000));
    }
    const pictures = shared.getAll('pictures').filter((file) => file instanceof File && file.type.startsWith('image/'));
    if (pictures.length > 0) {
      const key = crypto.randomUUID();
      await putStored('shared', key, { at: Date.now(), pictures });
      address.searchParams.set('pictures', key);
    }
  } catch {
    // The form opens all the same, with what could be read.
  }
  return Response.redirect(address.href, 303);
}
