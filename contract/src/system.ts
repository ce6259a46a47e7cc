import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** What may answer in place of an outside service or of real data. */
const STAND_INS = ['identity', 'payments', 'demo', 'places', 'assistant', 'limits', 'database', 'pictures'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** What the browser may know of the configuration. */
export const publicConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'Which outside services the browser uses',
  auth: 'public',
  response: z.object({
    demo: z.boolean(),
    kakaoMapKey: z.nullable(z.string()),
    kakaoShareKey: z.nullable(z.string()),
    daumPostcode: z.boolean(),
    cloudinary: z.nullable(z.object({ uploadUrl: z.string(), preset: z.string() })),
    payment: z.union([
      z.object({ kind: z.enum(['sandbox', 'none']) }),
      z.object({ kind: z.literal('portone'), storeCode: z.string(), pg: z.string() }),
    ]),
    /** Those that are active: empty where everything is real. */
    standIns: z.array(z.enum(STAND_INS)),
  }),
  errors: [],
  limit: { max: 1200, seconds: 60 },
});
