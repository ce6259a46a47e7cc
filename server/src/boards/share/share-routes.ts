import type { BoardId } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { heldTo } from '../../http/limits';
import { sendPicture } from '../../media/send-picture';
import { QueueFull } from '../../media/work-queue';
import { Refusal } from '../../refusal';
import { readShared, sharePicture } from './share-picture';
import { sharePath } from './share-rules';

const LIMIT = { max: 60, seconds: 60 };

/** The picture of a link. Any other key leads to the right one: what was edited since, and whoever knows only the id. */
export function shareRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { config: { rateLimit: heldTo(deps, LIMIT) } };
  app.get<{ Params: { file: string } }>('/pictures/share/:file', options, async (request, reply) => {
    const boardId = Number(/^([1-9]\d{0,14})-[0-9a-z]{1,32}\.jpg$/.exec(request.params.file)?.[1] ?? 0) as BoardId;
    const shared = boardId === 0 ? null : await readShared(deps, boardId);
    if (!shared) throw missing();
    const { words, photo } = shared;
    if (!words) return lead(reply, photo);
    const address = sharePath(boardId, words);
    if (!address.endsWith(`/${request.params.file}`)) return lead(reply, address);
    try {
      return await sendPicture(request, reply, {
        tag: request.params.file,
        type: 'image/jpeg',
        read: () => sharePicture(deps, words),
        missing,
      });
    } catch (error) {
      // A preview is read once: rather the photo alone than nothing.
      if (error instanceof QueueFull) return lead(reply, photo);
      throw error;
    }
  });
}

const missing = () => new Refusal('NOT_FOUND');

function lead(reply: FastifyReply, address: string): FastifyReply {
  if (!address) throw missing();
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}
