import type { RoomId } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { widthFor } from '../../media/media-rules';
import { sendPicture } from '../../media/send-picture';
import { Refusal } from '../../refusal';
import { mayFetch } from './may-fetch';
import { readTalkUrl, talkFile } from './picture-rules';

const A_MINUTE = 600;

type ByPicture = { Params: { roomId: string; file: string }; Querystring: { w?: string } };

/** Outside of /api: an `<img>` asks, with the session's cookie. Whoever may not see it is told that it is not there. */
export function talkPictureRoutes(app: FastifyInstance, deps: Deps): void {
  const { talk } = deps.pictures;
  const missing = () => new Refusal('NOT_FOUND');

  app.get<ByPicture>('/talk/:roomId/:file', async (request, reply) => {
    const { roomId, file } = request.params;
    const asked = readTalkUrl(`/talk/${roomId}/${file}`);
    const reader = asked && deps.pictureReader(request);
    if (!asked || !reader) throw missing();
    const most = Math.ceil(A_MINUTE * deps.config.rateLimitFactor);
    const taken = await deps.nodeLimiter.takeToken(`talk pictures ${reader.userId}`, most, 60_000);
    if (!taken.ok) throw new Refusal('RATE_LIMITED');
    if (!(await mayFetch(deps, reader, asked.roomId as RoomId, asked.id))) throw missing();
    const width = widthFor(request.query.w);
    return sendPicture(request, reply, {
      tag: talkFile(asked.id, width),
      read: async () => (width ? await talk.get(talkFile(asked.id, width)) : null) ?? talk.get(talkFile(asked.id)),
      missing,
      kept: 'private',
    });
  });
}
