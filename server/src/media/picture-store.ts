/** Where pictures lie. A name is written once with its content and never changes. */
export type PictureStore = {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** What is not there is as good as removed. */
  remove(name: string): Promise<void>;
};
