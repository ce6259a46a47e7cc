import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefusal } from '../../start-refusal';
import { requireCluster } from './create-cluster';
import { FOLDER_TAKEN, openLock, underLock } from './folder-lock';
import { takeLease } from './lease';
import { findPostgres } from './postgres-binaries';
import { choosePostgresUser, spawnAs } from './postgres-user';
import { livePostmaster, misleadingPidFile, type Postmaster } from './postmaster';
import { serverArguments } from './server-settings';
import { socketFolderFor } from './socket-folder';
import { stopPostmaster } from './stop-postmaster';

/** The postmaster is null when it runs where this process cannot see it. */
export type Joined = { postmaster: Postmaster | null; socketFolder: string; lease: pg.Client; adopted: boolean };

export type ServerPlace = {
  home: string;
  dataFolder: string;
  createdMark: string;
  throwaway: boolean;
  takenForMs: number;
  startWithinMs: number;
};
type Started = { child: ChildProcess; socketFolder: string };
type Attempt = { mayCreate: boolean; signal?: AbortSignal };

const LONGEST_PAUSE_MS = 500;

/** Connects to the server of the folder, or starts it. Only the first start may create a cluster. */
export async function joinServer(place: ServerPlace, { mayCreate, signal }: Attempt): Promise<Joined> {
  const { home, dataFolder, startWithinMs } = place;
  const deadline = Date.now() + startWithinMs;
  let started: Started | null = null;
  let pause = 20;
  let takenSince: number | null = null;
  while (Date.now() < deadline) {
    const postmaster = livePostmaster(dataFolder);
    const lease = postmaster && (await takeLease(postmaster.socketFolder));
    if (postmaster && lease) {
      const { socketFolder } = postmaster;
      return { postmaster, socketFolder, lease, adopted: postmaster.pid !== started?.child.pid };
    }
    if (!postmaster && hasEnded(started)) {
      if (started?.child.exitCode === FOLDER_TAKEN) {
        takenSince ??= Date.now();
        const elsewhere = await joinUnseen(started, dataFolder);
        if (elsewhere) return elsewhere;
        if (Date.now() - takenSince >= place.takenForMs) throw folderTaken(home);
      }
      signal?.throwIfAborted();
      if (started) await wait(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      started = await startServer(place, mayCreate);
    }
    await wait(20);
  }
  // Others who share it bring it back.
  if (!hasEnded(started)) await stopPostmaster(started!.child.pid!, dataFolder);
  throw new StartRefusal(
    `The embedded database did not start within ${startWithinMs / 1000} seconds. Its last words:\n${lastWords(logFileOf(home))}`,
  );
}

async function startServer(place: ServerPlace, mayCreate: boolean): Promise<Started> {
  const { home, dataFolder, throwaway } = place;
  const { user, binaries } = choosePostgresUser(await findPostgres(), home);
  await requireCluster({ initdb: binaries.initdb, user, ...place }, mayCreate);
  const socketFolder = socketFolderFor(home, user);
  const files = [openSync(logFileOf(home), 'w', 0o600), openLock(home)] as const;
  const [log, lock] = files;
  const command = [binaries.postgres, ...serverArguments(dataFolder, socketFolder, throwaway)];
  const [program, ...args] = underLock(command, misleadingPidFile(dataFolder));
  const child = spawnAs(user, program!, args, [log, log, lock]);
  for (const file of files) closeSync(file);
  child.on('error', () => {});
  child.unref();
  return { child, socketFolder };
}

/** The server may run in another container on the same folder: its pid means nothing here, but its socket answers. */
async function joinUnseen({ socketFolder }: Started, dataFolder: string): Promise<Joined | null> {
  const lease = await takeLease(socketFolder);
  return lease && { postmaster: livePostmaster(dataFolder), socketFolder, lease, adopted: true };
}

function hasEnded(started: Started | null): boolean {
  return !started || started.child.exitCode !== null || started.child.signalCode !== null;
}

function folderTaken(home: string): StartRefusal {
  return new StartRefusal(
    `Another PostgreSQL, perhaps in another container, holds ${path.join(home, 'lock')} and does not answer here: stop it first, or choose another DATA_DIR.`,
  );
}

function logFileOf(home: string): string {
  return path.join(home, 'start.log');
}

function lastWords(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '(none)';
  }
}
