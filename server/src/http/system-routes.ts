import { publicConfig } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { standInsOf } from '../stand-ins';
import { route } from './route';

/** The part of the configuration that the browser may see. */
export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  const { demo, browser, media, payments } = deps.config;
  route(app, deps, publicConfig, () => ({
    demo,
    ...browser,
    cloudinary: media.cloudinary && {
      uploadUrl: `https://api.cloudinary.com/v1_1/${media.cloudinary.cloudName}/image/upload`,
      preset: media.cloudinary.preset,
    },
    payment: paymentOf(payments),
    push: deps.push && { publicKey: deps.push.publicKey },
    standIns: standInsOf(deps.config),
  }));
}

function paymentOf({ portone, sandbox }: Config['payments']) {
  if (portone) return { kind: 'portone' as const, storeCode: portone.storeCode, pg: portone.pg };
  return { kind: sandbox ? ('sandbox' as const) : ('none' as const) };
}
