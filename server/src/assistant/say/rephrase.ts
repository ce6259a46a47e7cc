import type { Deps } from '../../deps';
import type { Catalogue } from '../../products/catalogue';
import type { BuiltInAnswer } from '../answer';
import { ground } from './grounding';
import type { AssistantModel } from './model';
import { promptFor } from './prompt';

/** Facts and sums are told in our own words only; a model may put recommendations and small talk more naturally. */
const REPHRASED = new Set<BuiltInAnswer['decision']['kind']>(['products', 'none', 'ask', 'talk']);

/** The model's wording of an answer, or null: then the built-in one stands. */
export async function rephrase(
  { log }: Pick<Deps, 'log'>,
  model: AssistantModel,
  message: string,
  builtIn: BuiltInAnswer,
  catalogue: Catalogue,
): Promise<string | null> {
  if (!REPHRASED.has(builtIn.decision.kind)) return null;
  if (builtIn.decision.kind === 'talk' && builtIn.decision.talk.kind === 'refuse') return null;
  const prompt = promptFor(message, builtIn);
  try {
    const grounded = ground(await model.complete(prompt), message, builtIn, prompt, catalogue);
    if (grounded.ok) return grounded.text;
    log.warn({ reason: grounded.reason }, 'assistant: the model’s answer was not used');
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'assistant: the model did not answer');
  }
  return null;
}
