import { type FormEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useBeforePaint } from '#theme/use-styles.js';
import { afterPress, watchPresses } from './after-press.js';
import { useFirstWrong } from './use-first-wrong.js';

/** Field name → code of what is wrong with it. Left out or null: nothing. */
export type FieldCodes<Values> = { readonly [Name in keyof Values]?: string | null | undefined };

export interface FormOptions<Values extends object> {
  /** What the fields start with; it may arrive later, since what is typed lies over it. */
  initial: Values;
  /** A rule of core, or `schemaCheck(schema)`. */
  check: (values: Values) => FieldCodes<Values>;
  /** The sentence of a code. */
  textOf: (code: string) => string;
  /** What is wrong with a field shows as soon as it is changed. */
  eager?: boolean;
  /** Keeps what was typed and is not what the fields start with, for a person who comes back. */
  draft?: FormDraft<Values> | undefined;
  /** Called with values that passed the check. */
  onSubmit: (values: Values) => void;
}

export interface FormDraft<Values> {
  /** What was left; null: nothing. */
  readonly found: Partial<Values> | null;
  keep(typed: Partial<Values> | null): void;
}

/** Returns the props of a field. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onInput: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  live?: boolean;
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Returns those of some values that are of this form, and of the kind that it holds. */
function ownValues<Values extends object>(some: Partial<Values> | null, initial: Values): Partial<Values> {
  const names = Object.keys(initial) as (keyof Values)[];
  const own = names.filter((name) => some !== null && typeof some[name] === typeof initial[name]);
  return Object.fromEntries(own.map((name) => [name, some?.[name]])) as Partial<Values>;
}

/** What was typed, kept with a draft where there is one. */
function useEdits<Values extends object>({ draft, initial }: Pick<FormOptions<Values>, 'draft' | 'initial'>) {
  const [edits, setEdits] = useState<Partial<Values>>(() => ownValues(draft?.found ?? null, initial));
  const changed = Object.entries(edits).filter(([name, value]) => value !== initial[name as keyof Values]);
  // none of it is left to come when `saved` drops the draft
  useBeforePaint(() => draft?.keep(changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : null));
  useEffect(watchPresses, []);
  return [edits, setEdits] as const;
}

/** Values, errors and submit of a form. An error shows once its field was changed and left or the form was sent; then the first wrong field has the focus. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, check, textOf, eager, onSubmit } = options;
  const [edits, setEdits] = useEdits(options);
  const [left, setLeft] = useState<FieldCodes<Values>>({});
  const [refused, setRefused] = useState<FieldCodes<Values>>({});
  const [tries, setTries] = useState(0);
  const formRef = useFirstWrong<HTMLFormElement>(tries);
  const values = { ...initial, ...edits };
  const codes = check(values);
  const isValid = !Object.values(codes).some(Boolean);

  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    setEdits((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: null }));
  };
  const errorOf = (name: keyof Values): string | undefined => {
    const isDue = tries > 0 || (eager ? name in edits : left[name]);
    const code = refused[name] ?? (isDue ? codes[name] : null);
    return code ? textOf(code) : undefined;
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    return isValid ? onSubmit(values) : setTries(tries + 1);
  };

  return {
    values,
    isValid,
    set,
    errorOf,
    submit,
    /** Something was typed over what the fields start with. */
    isEdited: Object.keys(edits).length > 0,
    field: <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
      name,
      value: values[name],
      onInput: (value) => set(name, value),
      onBlur: () => void (name in edits && afterPress(() => setLeft((before) => ({ ...before, [name]: 'left' })))),
      error: errorOf(name),
      // what the server refused is found by focus
      ...(eager && { live: !refused[name] }),
    }),
    /** Drops what was typed, since it is saved: the fields show what they start with. */
    saved: () => {
      setEdits({});
      // the form may be gone before it is drawn again
      options.draft?.keep(null);
    },
    /** Puts a field back as it was at first, and forgets what was refused. */
    forget: (name: keyof Values) => {
      setEdits(({ [name]: _forgotten, ...kept }) => kept as Partial<Values>);
      setRefused({});
      setTries(0);
    },
    /** Marks fields that the server refused, until they are changed. */
    refuse: (fields: FieldCodes<Values>) => {
      setRefused(fields);
      setTries(tries + 1);
    },
    /** For the `<form>`: our errors stand in place of the browser's. */
    form: { ref: formRef, noValidate: true, onSubmit: submit },
  };
}

/** Checks a form by a schema of core: the message of a field's first issue is the code of what is wrong with it. */
export function schemaCheck<Values extends object>(schema: z.core.$ZodType<unknown, Values>) {
  return (values: Values): FieldCodes<Values> => {
    const result = z.safeParse(schema, values);
    if (result.success) return {};
    const codes: Record<string, string> = {};
    for (const { path, message } of result.error.issues) codes[String(path[0])] ??= message;
    return codes as FieldCodes<Values>;
  };
}
