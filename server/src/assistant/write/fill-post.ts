import { MEETING_NOTE_MAX, type PostReading, seoulDay, type UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { withoutContacts } from '../../korean/contacts';
import { staticPicture } from '../../media/static-pictures';
import type { Assistant } from '../ask-assistant';
import { callsLeft, spendCall } from '../spend-call';
import type { At, Guess, Read } from './guess';
import { mergeGuesses, openFields } from './merge-guesses';
import { postPrompt } from './post-prompt';
import { readPost } from './read-post';
import { knownThings } from './things';

type Filled = Pick<Assistant, 'model' | 'callsPerDay'>;

/** A form filled from a text. By rules at once; `deep` asks a model about what they left open. Nothing is kept or logged of it. */
export async function fillPost(
  deps: Deps,
  { model, callsPerDay }: Filled,
  userId: UserId,
  { text, deep = false }: { text: string; deep?: boolean | undefined },
): Promise<PostReading> {
  const at = { today: seoulDay(deps.now()), home: await homeOf(deps, userId) };
  const rules = readPost(text, at, knownThings());
  const open = openFields(rules);
  const helps = model !== null && open.length > 0;
  if (deep && helps && (await spendCall(deps, userId, callsPerDay))) {
    const merged = mergeGuesses(rules, await askModel(deps, model, text, at, open), text, at, knownThings());
    return answerOf(await placed(deps, merged), { more: false, model: merged.model });
  }
  const more = !deep && helps && (await callsLeft(deps, userId, callsPerDay));
  return answerOf(await placed(deps, rules), { more, model: [] });
}

async function homeOf({ db }: Deps, userId: UserId): Promise<string | null> {
  const user = await db.selectFrom('users').select('address').where('id', '=', userId).executeTakeFirst();
  return user?.address ?? null;
}

/** Null when it is silent, slow or says something else. */
async function askModel(
  { log }: Deps,
  model: NonNullable<Filled['model']>,
  text: string,
  { today }: At,
  fields: ReturnType<typeof openFields>,
): Promise<unknown> {
  try {
    const answer = await model.complete(postPrompt(withoutContacts(text.normalize('NFC')), today, fields));
    return JSON.parse(/\{[\s\S]*\}/.exec(answer)?.[0] ?? 'null');
  } catch (error) {
    // A parser quotes what it could not read, and that is the person's text.
    const reason = error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
    log.warn({ reason }, 'assistant: the model did not read a post');
    return null;
  }
}

/** Words of a place are an address when there is exactly one; otherwise they are where one meets. */
async function placed({ places }: Deps, read: Read): Promise<Read> {
  const { location, ...rest } = read;
  if (!location || location.note === 'HOME') return read;
  const found = await places.search(location.value, 2).catch(() => []);
  if (found.length === 1) return { ...rest, location: { ...location, value: found[0]!.address } };
  if (rest.meetingNote || Array.from(location.said).length > MEETING_NOTE_MAX) return rest;
  return { ...rest, meetingNote: { ...location, value: location.said, sure: false } };
}

function answerOf(
  { content, dropped, ...read }: Read,
  { more, model }: { more: boolean; model: string[] },
): PostReading {
  const guesses: Record<string, unknown> = {};
  for (const [field, guess] of Object.entries(read) as [string, Guess<unknown>][]) {
    if (field === 'model' || (field === 'picture' && !staticPicture(String(guess.value)))) continue;
    guesses[field] = { ...guess, by: model.includes(field) ? 'model' : 'rules' };
  }
  return {
    guesses: guesses as PostReading['guesses'],
    content,
    dropped,
    more,
    by: model.length > 0 ? 'model' : 'rules',
  };
}
