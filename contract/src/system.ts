import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { REFUSALS, type RefusalCode } from './refusals';
import { topic } from './topic';

/** Names of stand-ins: what may replace an outside service or real data. */
const STAND_INS = ['identity', 'payments', 'demo', 'places', 'assistant', 'limits', 'database', 'pictures'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** The part of the configuration that the browser may see. */
export const publicConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'Tells the browser which outside services are configured, and which stand-ins are active',
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
    /** Null: this server sends no push messages. */
    push: z.nullable(z.object({ publicKey: z.string() })),
    /** The active stand-ins: empty where everything is real. */
    standIns: z.array(z.enum(STAND_INS)),
  }),
  errors: [],
  limit: { max: 1200, seconds: 60 },
});

const [code, ...codes] = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]];

/** A message that was not accepted, or a subscription that ended because a permission was lost. */
export const LiveError = z.object({
  code: z.enum([code, ...codes]),
  message: z.optional(z.string()),
  /** Where it was sent to, or what was subscribed to. */
  destination: z.string(),
  /** The receipt that the message asked for. */
  receipt: z.optional(z.string()),
  /** The sender's own key of the message. */
  key: z.optional(z.string()),
  /** Milliseconds. */
  retryAfter: z.optional(z.number()),
});
export type LiveError = z.infer<typeof LiveError>;

export const liveErrors = topic({
  path: '/user/queue/errors',
  summary: 'Refusals that do not end the connection; they arrive also without subscribing',
  auth: 'user',
  params: z.object({}),
  body: LiveError,
  errors: [],
});
