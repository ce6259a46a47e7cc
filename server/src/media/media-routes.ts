import multipart from '@fastify/multipart';
import { uploadPicture } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { assertNotPaused } from '../http/assert-standing';
import { route } from '../http/route';
import { Refusal } from '../refusal';
import { fileName, widthFor } from './media-rules';
import { MULTIPART_LIMITS, readUpload } from './read-upload';
import { resizedStatic } from './resize-static';
import { sendPicture } from './send-picture';
import { readAsset, STATIC_WIDTHS } from './static-pictures';
import { storePicture } from './store-picture';

type ByFile = { Params: { file: string }; Querystring: { w?: string } };

export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps.pictures;
  const missing = () => new Refusal('NOT_FOUND');
  app.addHook('onClose', async () => deps.pictures.encoder.stop());

  // Encapsulated: the multipart parser is registered only here.
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS });
    route(scope, deps, uploadPicture, async ({ userId, request }) => {
      assertNotPaused(deps, userId);
      const { file } = await readUpload(request);
      const picture = await storePicture(deps, userId, file);
      return { ...picture, secure_url: picture.url };
    });
  });

  app.get<ByFile>('/media/:file', (request, reply) => {
    const key = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1];
    if (!key) throw missing();
    const width = widthFor(request.query.w);
    return sendPicture(request, reply, {
      tag: fileName(key, width),
      // A picture narrower than the requested width has no such copy.
      read: async () => (width ? await store.get(fileName(key, width)) : null) ?? store.get(fileName(key)),
      missing,
    });
  });

  app.get<ByFile>('/pictures/:file', (request, reply) => {
    const { file } = request.params;
    const width = widthFor(request.query.w, STATIC_WIDTHS);
    return sendPicture(request, reply, {
      tag: width ? `${file}-${width}` : file,
      read: () => (width ? resizedStatic(deps, file, width) : readAsset('pictures', file)),
      missing,
    });
  });

  app.get<ByFile>('/avatars/:file', (request, reply) => {
    const { file } = request.params;
    return sendPicture(request, reply, { tag: file, read: () => readAsset('avatars', file), missing });
  });
}
