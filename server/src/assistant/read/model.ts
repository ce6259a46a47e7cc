import * as z from 'zod';

export type Prompt = {
  system: string;
  user: string;
  /** What the answer must look like, for endpoints that hold a model to it; it is checked here either way. */
  schema?: { name: string; schema: Record<string, unknown> };
  /** How long it is waited for. */
  timeoutMs?: number;
};

/** A language model that an operator plugged in. */
export type AssistantModel = {
  /** The raw text of one answer; throws when there is none in time. */
  complete(prompt: Prompt): Promise<string>;
};

class ModelFailure extends Error {}

type Settings = { baseUrl: string; apiKey: string | null; model: string };

const MODEL_TIMEOUT_MS = 8_000;
const LONGEST_ANSWER_BYTES = 64 * 1024;
const FAILURES_UNTIL_PAUSE = 3;
const PAUSE_MS = 60_000;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Any endpoint that speaks OpenAI's chat completions. A circuit breaker opens for a minute after repeated failures. */
export function openAiModel(
  { baseUrl, apiKey, model }: Settings,
  { timeoutMs = MODEL_TIMEOUT_MS, clock = Date.now }: { timeoutMs?: number; clock?: () => number } = {},
): AssistantModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  let failures = 0;
  let pausedUntil = 0;

  async function request({ system, user, schema, timeoutMs: own = timeoutMs }: Prompt): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: 500,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(schema && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(Math.min(own, timeoutMs)),
    });
    if (!response.ok) throw new ModelFailure(`The model answered ${response.status}`);
    const body = await response.text();
    if (body.length > LONGEST_ANSWER_BYTES) throw new ModelFailure('The model answered too much');
    const parsed = Completion.safeParse(JSON.parse(body));
    if (!parsed.success) throw new ModelFailure('The model answered in another format');
    return parsed.data.choices[0]!.message.content;
  }

  return {
    async complete(prompt) {
      if (clock() < pausedUntil) throw new ModelFailure('The model is being left alone after repeated failures');
      try {
        const content = await request(prompt);
        failures = 0;
        return content;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_UNTIL_PAUSE) pausedUntil = clock() + PAUSE_MS;
        throw error;
      }
    },
  };
}
