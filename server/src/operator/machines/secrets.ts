import type { Config } from '../../config';

/** Everything configured that opens something. */
function secretsOf({
  payments,
  identity,
  places,
  media,
  push,
  assistant,
  dataKeys,
  masterKeys,
  ...own
}: Config): string[] {
  const { kakao, naver, google } = identity;
  const found = [
    payments.portone?.key,
    payments.portone?.secret,
    ...[kakao, naver, google].map((login) => login?.clientSecret),
    places.kakaoRestKey,
    media.s3?.accessKeyId,
    media.s3?.secretAccessKey,
    own.backup?.bucket?.accessKeyId,
    own.backup?.bucket?.secretAccessKey,
    push?.privateKey,
    assistant?.apiKey,
    own.databaseUrl,
    own.databaseReadUrl,
    own.redisUrl,
    ...dataKeys,
    ...masterKeys,
  ];
  return found.filter((each): each is string => !!each);
}

/** An error may quote a key, or an address with one in it. */
export function withoutSecrets(config: Config, words: string): string {
  let safe = words;
  for (const secret of secretsOf(config)) safe = safe.replaceAll(secret, '…');
  return safe.replace(/\b[a-z]+:\/\/\S+/gi, '…').replace(/[\w.+-]+@[\w.-]+/g, '…');
}
