import type { StandIn } from '@mungchi/contract';
import type { Config } from './config';

/** The active stand-ins: what replaces an outside service or real data here. */
export function standInsOf(config: Config): StandIn[] {
  const { identity, payments } = config;
  const active: Record<StandIn, boolean> = {
    identity: identity.builtIn && !(identity.kakao && identity.naver && identity.google),
    payments: payments.sandbox && !payments.portone,
    demo: config.demo,
    places: config.places.kakaoRestKey === null,
    assistant: config.assistant === null,
    limits: config.redisUrl === null,
    database: config.databaseUrl === null,
    pictures: config.media.s3 === null && config.media.cloudinary === null,
  };
  return (Object.keys(active) as StandIn[]).filter((name) => active[name]);
}

/** One unmistakable line for the operator's log. */
export function standInsLine(active: readonly StandIn[]): string {
  return `standing in for the real thing: ${active.map((name) => WORDS[name]).join(', ')}`;
}

const WORDS: Record<StandIn, string> = {
  identity: 'built-in sign-in (anybody is anybody)',
  payments: 'payment sandbox (no money moves)',
  demo: 'demo neighbourhood',
  places: 'built-in gazetteer',
  assistant: 'built-in assistant',
  limits: 'limits counted per process',
  database: 'embedded database',
  pictures: 'pictures on disk',
};
