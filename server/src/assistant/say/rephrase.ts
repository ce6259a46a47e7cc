import type { Deps } from '../../deps';
import type { Catalogue } from '../../products/catalogue';
import type { BuiltInAnswer } from '../answer';
import { INTRODUCTION } from './compose';
import { ground } from './grounding';
import type { AssistantModel } from './model';
import { promptFor } from './prompt';

/** Facts, sums and purchases use our own texts only; a model may rephrase recommendations and small talk. */
const REPHRASED = new Set<BuiltInAnswer['decision']['kind']>(['products', 'ask', 'talk']);

export function mayRephrase({ decision, held }: BuiltInAnswer): boolean {
  if (!REPHRASED.has(decision.kind)) return false;
  if (decision.kind === 'ask' && decision.about === 'allergy') return false;
  if (held.returned.length > 0) return false;
  // Of what may be eaten by whom only our own table speaks.
  if (held.excluded.some(({ guard }) => guard !== undefined)) return false;
  return decision.kind !== 'talk' || decision.talk.kind !== 'refuse';
}

/** The answer rephrased by the model, with its choice among our products; null keeps the built-in answer. */
export async function rephrase(
  { log }: Pick<Deps, 'log'>,
  model: AssistantModel,
  message: string,
  builtIn: BuiltInAnswer,
  catalogue: Catalogue,
  turn: number,
): Promise<BuiltInAnswer | null> {
  if (!mayRephrase(builtIn)) return null;
  const prompt = promptFor(message, builtIn);
  try {
    const grounded = ground(await model.complete(prompt), message, builtIn, prompt, catalogue);
    if (grounded.ok) return reworded(builtIn, grounded.text, grounded.chosen, turn);
    log.warn({ reason: grounded.reason }, 'assistant: the model’s answer was not used');
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'assistant: the model did not answer');
  }
  return null;
}

/** Exclusions are stated in our own text, before and after; later references resolve to what is really shown. */
function reworded(builtIn: BuiltInAnswer, text: string, chosen: number[], turn: number): BuiltInAnswer {
  const { saidBack, advice, slots } = builtIn;
  const goods = chosen.map((number) => builtIn.goods[number - 1]!);
  const whole = [...(saidBack ? [`${saidBack}.`] : []), text, ...(advice ? [advice] : [])].join('\n');
  return {
    ...builtIn,
    text: turn === 0 && builtIn.text.startsWith(INTRODUCTION) ? `${INTRODUCTION} ${whole}` : whole,
    goods,
    slots: goods.length > 0 ? { ...slots, last: goods.map(({ id }) => id) } : slots,
  };
}
