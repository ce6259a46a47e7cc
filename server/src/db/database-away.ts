/** Connection lost, going down, gone down, coming up, none left; or one of our limits: statement, lock, idle transaction. */
const CODES = /^(08\w{3}|57P0[1-5]|53300|57014|55P03|25P03)$/;

const SOCKET_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** What the driver says without a code. */
const WORDS =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout (exceeded|expired)|Cannot use a pool after)/;

/** The database cannot be reached, or takes too long: not the statement's fault, and worth another try later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || CODES.test(code) || SOCKET_CODES.test(code) || WORDS.test(error.message);
}
