import type { Logger } from '../../log';
import { nounsOfTurn } from '../understand/nouns-of-turn';
import { ordinalIn } from '../understand/phrases';
import { readBudget } from '../understand/read-budget';
import { readConstraints } from '../understand/read-constraints';
import { readPeople } from '../understand/read-people';
import { squeeze } from '../understand/squeeze';
import { type Understanding, understand } from '../understand/understand';
import type { Thing } from './frame';
import type { Opinion } from './merge-readings';
import type { AssistantModel } from './model';
import { framePrompt, type ModelFrame, parseFrame } from './model-frame';
import type { Reader, Reference, Turn } from './reader';

/** A model as a reader: what it says counts only as pieces of the message, which our own readers read. */
export function modelReader(model: AssistantModel, log: Pick<Logger, 'warn'>): Reader {
  return async (turn, reference) => {
    try {
      const topics = reference.knowledge.service.map(({ topic }) => topic);
      const frame = parseFrame(await model.complete(framePrompt(turn, reference.goods, topics)));
      if (frame) return await opinionOf(piecesOf(frame, turn.message), turn, reference);
      log.warn({ reason: 'not the agreed frame' }, 'assistant: the model’s reading was not used');
    } catch (error) {
      // A parser quotes what it could not read, and that is somebody's words.
      const reason = error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
      log.warn({ reason }, 'assistant: the model did not read');
    }
    return null;
  };
}

/** Only what stands in the message, letter by letter; a piece that does not is as if it had not been said. */
function piecesOf(frame: ModelFrame, message: string): ModelFrame {
  const text = squeeze(message);
  const stands = (piece: string) => squeeze(piece) !== '' && text.includes(squeeze(piece));
  const orNull = (piece: string | null) => (piece !== null && stands(piece) ? piece : null);
  return {
    ...frame,
    things: frame.things.filter((each) => stands(each.text)),
    attributes: frame.attributes.filter((each) => stands(each.text)),
    people: orNull(frame.people),
    budget: orNull(frame.budget),
    sizes: frame.sizes.filter(stands),
    refs: frame.refs.filter(stands),
  };
}

async function opinionOf(frame: ModelFrame, { slots }: Turn, { goods, knowledge, nouns }: Reference): Promise<Opinion> {
  const read = (text: string): Promise<Understanding> => understand(text, goods, knowledge, nounsOfTurn(nouns));
  const textsOf = (role: Thing['role']) => frame.things.filter((each) => each.role === role).map(({ text }) => text);
  const wanted = await Promise.all(textsOf('want').map(read));
  const left = await Promise.all(
    frame.things.flatMap(({ text, role, why }) =>
      role === 'not'
        ? [read(`${text} ${LEAVES_OUT[why ?? 'refused']}`)]
        : role === 'have'
          ? [read(`집에 ${text} 있어`)]
          : [],
    ),
  );
  const sized = await Promise.all(frame.sizes.map(read));
  const wishes = frame.attributes.map(({ text, is }) => ({ is, ids: constraintsIn(text, knowledge) }));
  const numbers = frame.refs.flatMap((piece) => ordinalIn(piece) ?? []);
  return {
    act: frame.act,
    names: wanted.length > 0,
    topics: wanted.flatMap((each) => each.topics),
    uses: wanted.flatMap((each) => each.uses),
    category: wanted.find((each) => each.category !== null)?.category ?? null,
    excluded: left.flatMap((each) => each.excluded.filter(({ guard }) => !guard)),
    back: textsOf('back').map(squeeze),
    wants: wishes.filter(({ is }) => is).flatMap(({ ids }) => ids),
    avoids: wishes.filter(({ is }) => !is).flatMap(({ ids }) => ids),
    people: frame.people === null ? null : readPeople(frame.people).people,
    budget: frame.budget === null ? null : readBudget(frame.budget).budget,
    sizes: sized.flatMap((each) => each.sizes),
    numbers: numbers.filter((n) => n <= slots.last.length),
    topic: knowledge.service.find(({ topic }) => topic === frame.topic) ?? null,
  };
}

const LEAVES_OUT = { allergy: '알레르기', cannot: '못 먹어', diet: '못 먹어', refused: '빼고' } as const;

const constraintsIn = (text: string, knowledge: Reference['knowledge']): string[] => {
  const { wants, avoids } = readConstraints(text, knowledge);
  return [...wants, ...avoids];
};
