import { readFile } from 'node:fs/promises';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
type Configured = { accessKeyId: string | null; secretAccessKey: string | null };
type Environment = Record<string, string | undefined>;
/** As the services of a role answer. */
type Lent = { AccessKeyId: string; SecretAccessKey: string; Token?: string; Expiration?: string };

const CONTAINERS = 'http://169.254.170.2';
const INSTANCE = 'http://169.254.169.254/latest';
const ROLES = `${INSTANCE}/meta-data/iam/security-credentials/`;
const ASK_MS = 2000;
/** Lent credentials are asked for anew this long before they end. */
const EARLY_MS = 5 * 60_000;

/** Those of the configuration, else of Amazon's own variables, else of the role of the container or the machine we run on. */
export function s3Credentials(
  { accessKeyId, secretAccessKey }: Configured,
  environment: Environment = process.env,
): () => Promise<Credentials> {
  if (accessKeyId && secretAccessKey) return async () => ({ accessKeyId, secretAccessKey });
  const [id, secret, token] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'].map(
    (name) => environment[name],
  );
  if (id && secret)
    return async () => ({ accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) });
  return lentOf(() => (containerAddress(environment) ? ofContainer(environment) : ofInstance()));
}

function lentOf(borrow: () => Promise<Lent>): () => Promise<Credentials> {
  let lent: { until: number; credentials: Promise<Credentials> } | undefined;
  return () => {
    if (lent && lent.until > Date.now()) return lent.credentials;
    const asked = { until: Number.POSITIVE_INFINITY, credentials: toCredentials() };
    lent = asked;
    return asked.credentials;

    async function toCredentials(): Promise<Credentials> {
      try {
        const { AccessKeyId, SecretAccessKey, Token, Expiration } = await borrow();
        asked.until = Expiration ? Date.parse(Expiration) - EARLY_MS : Number.POSITIVE_INFINITY;
        return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, ...(Token && { sessionToken: Token }) };
      } catch (error) {
        lent = undefined;
        throw error;
      }
    }
  };
}

function containerAddress(environment: Environment): string | undefined {
  const relative = environment['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'];
  return relative ? CONTAINERS + relative : environment['AWS_CONTAINER_CREDENTIALS_FULL_URI'];
}

async function ofContainer(environment: Environment): Promise<Lent> {
  const file = environment['AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'];
  const token = file ? (await readFile(file, 'utf8')).trim() : environment['AWS_CONTAINER_AUTHORIZATION_TOKEN'];
  return JSON.parse(await ask(containerAddress(environment)!, { headers: token ? { authorization: token } : {} }));
}

async function ofInstance(): Promise<Lent> {
  const lasting = { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' };
  const token = await ask(`${INSTANCE}/api/token`, { method: 'PUT', headers: lasting });
  const headers = { 'x-aws-ec2-metadata-token': token };
  const role = (await ask(ROLES, { headers })).split('\n')[0];
  return JSON.parse(await ask(ROLES + role, { headers }));
}

async function ask(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(ASK_MS) });
  if (!response.ok) throw new Error(`No credentials for S3: ${new URL(address).pathname} answered ${response.status}`);
  return response.text();
}
