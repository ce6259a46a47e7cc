/**
 * Connection lost, shutting down, shut down, starting up, too many connections; one of our timeouts: statement, lock,
 * idle transaction; or, during a failover, a primary that has become a standby and only reads.
 */
const CODES = /^(08\w{3}|57P0[1-5]|53300|57014|55P03|25P03|25006)$/;

const SOCKET_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** Driver errors that have no code. */
const WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout (exceeded|expired)|Cannot use a pool after)/;

/** The database is unreachable or too slow: the statement is not at fault and can be retried later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || CODES.test(code) || SOCKET_CODES.test(code) || WORDS.test(error.message);
}
