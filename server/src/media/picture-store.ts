/** Storage of pictures. Write once: the content of a name never changes. */
export type PictureStore = {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
};
