import { publicConfig } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from './route';

/** What the browser may know of the configuration. */
export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  const { demo, browser, media, payments } = deps.config;
  route(app, deps, publicConfig, () => ({
    demo,
    ...browser,
    cloudinary: media.cloudinary && {
      uploadUrl: `https://api.cloudinary.com/v1_1/${media.cloudinary.cloudName}/image/upload`,
      preset: media.cloudinary.preset,
    },
    payment: payments.portone
      ? { kind: 'portone' as const, storeCode: payments.portone.storeCode, pg: payments.portone.pg }
      : { kind: 'sandbox' as const },
  }));
}
