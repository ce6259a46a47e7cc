export type PictureFile = { name: string; bytes: Buffer };

/** The volume is full, or its owner's quota. */
export class NoRoom extends Error {}

/** Storage of pictures. Write once: the content of a name never changes. */
export type PictureStore = {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Files that belong together; on a full disk none of them stays. Rejects with NoRoom then. */
  putAll(files: readonly PictureFile[]): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
};
