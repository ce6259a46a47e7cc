/** Settings for a small machine; the database holds money, so everything that makes commits durable stays on. */
const LASTING = {
  shared_buffers: '128MB',
  max_connections: '100',
  log_min_messages: 'warning',
  logging_collector: 'on',
  log_directory: '../log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_line_prefix: '%m [%p] ',
};

const THROWAWAY = {
  shared_buffers: '64MB',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** Only names the socket: nothing listens on a port. */
export const SERVER_PORT = '5432';

const ALWAYS = {
  listen_addresses: '',
  port: SERVER_PORT,
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Error details quote rows.
  log_error_verbosity: 'terse',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
};

export function serverArguments(dataFolder: string, socketFolder: string, throwaway: boolean): string[] {
  const settings = {
    ...ALWAYS,
    ...(throwaway ? THROWAWAY : LASTING),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return ['-D', dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
