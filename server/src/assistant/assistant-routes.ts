import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { askAssistant } from './ask-assistant';
import { theKnowledge } from './load-knowledge';
import { openAiModel } from './read/model';
import { nounThread } from './understand/noun-thread';
import { fillPost } from './write/fill-post';

/** Operators' data is read once at startup: an error in it fails the start, not a conversation. */
export function assistantRoutes(app: FastifyInstance, deps: Deps): void {
  const model = deps.config.assistant ? deps.calls.watch('assistant', openAiModel(deps.config.assistant)) : null;
  const { nouns, stop } = nounThread({ log: deps.log });
  app.addHook('onClose', stop);
  const assistant = {
    knowledge: theKnowledge(),
    nouns,
    model,
    callsPerDay: deps.config.assistant?.callsPerDay ?? 0,
  };
  route(app, deps, contract.askAssistant, ({ userId, body }) =>
    askAssistant(deps, assistant, userId, {
      message: body.message,
      sessionId: body.session_id || null,
      profile: body.user_profile ?? null,
    }),
  );
  route(app, deps, contract.readPost, ({ userId, body }) => fillPost(deps, assistant, userId, body));
}
