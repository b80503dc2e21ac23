const KEY = 'px.drafts';

interface StoredDrafts {
  /** The account holder who typed them; nobody else is shown them. */
  readonly of: string;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** A page may be refused a storage: then nothing outlasts a reload. */
function read(): StoredDrafts | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDrafts | null;
  } catch {
    return null;
  }
}

/** Forgets what the person who leaves has typed. */
export function forgetStoredDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // without a storage there is nothing in it
  }
}

/** Returns what an account holder had typed in this tab before it was loaded again; null: nothing. */
export function readStoredDraft(person: string, name: string): object | null {
  const stored = read();
  const found = stored?.of === person ? stored.drafts[name] : null;
  return typeof found === 'object' ? (found ?? null) : null;
}

/** Keeps what is typed for a reload of this tab; null: it is saved, or was discarded. */
export function storeDraft(person: string, name: string, typed: object | null): void {
  const stored = read();
  const { [name]: _former, ...others } = stored?.of === person ? stored.drafts : {};
  const drafts = typed === null ? others : { ...others, [name]: typed };
  if (Object.keys(drafts).length === 0) return forgetStoredDrafts();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: person, drafts } satisfies StoredDrafts));
  } catch {
    // a storage that is full or refused keeps nothing: what is typed stays in the fields
  }
}
