/** Where uploaded files lie, by the ids of their rows. Names that people gave them are never part of a path. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** null when there is none. */
  get(id: string): Promise<Uint8Array | null>;
  delete(id: string): Promise<void>;
}
