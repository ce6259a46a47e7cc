import { Refusal } from '../refusal';
import { type AuditLine, audit } from './audit';

/** Runs the work and audits its outcome. */
export async function audited<T>(
  deps: Parameters<typeof audit>[0],
  line: Omit<AuditLine, 'outcome'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    await audit(deps, { ...line, outcome: 'done' });
    return done;
  } catch (error) {
    await audit(deps, { ...line, outcome: error instanceof Refusal ? error.code : 'fault' });
    throw error;
  }
}
