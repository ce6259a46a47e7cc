import type { StandIn } from '@mungchi/contract';
import type { Config } from './config';

/** What answers here in place of an outside service or of real data. */
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

/** For the log: one line that an operator cannot mistake. */
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
