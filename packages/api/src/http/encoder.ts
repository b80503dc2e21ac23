import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Encode = (value: unknown) => unknown;

/** A value that is not what its schema says, or that only zod can judge. */
class Misfit extends Error {}

const ifRight =
  (isRight: (value: unknown) => boolean): Encode =>
  (value) => {
    if (!isRight(value)) throw new Misfit();
    return value;
  };

const isText = ifRight((value) => typeof value === 'string');
const isNumber = ifRight(Number.isFinite);
const isBoolean = ifRight((value) => typeof value === 'boolean');
const isNull = ifRight((value) => value === null);
const isThere = ifRight((value) => value !== undefined);
const isOneOf = (values: readonly unknown[]) => {
  const known = new Set(values);
  return ifRight((value) => known.has(value));
};

function objectOf(shape: Readonly<Record<string, Schema>>): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encodeOf(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit();
    const wire: Record<string, unknown> = {};
    for (const [name, encode] of fields) wire[name] = encode((value as Record<string, unknown>)[name]);
    return wire;
  };
}

function listOf(element: Schema): Encode {
  const encode = encodeOf(element);
  return (value) => {
    if (!Array.isArray(value)) throw new Misfit();
    return value.map(encode);
  };
}

function codecOf({ in: wire, out, reverseTransform }: z.core.$ZodCodecDef): Encode {
  const [check, print] = [encodeOf(out), encodeOf(wire)];
  return (value) => {
    const payload = { value: check(value), issues: [] };
    const printed = reverseTransform(payload.value, payload);
    if (payload.issues.length > 0) throw new Misfit();
    return print(printed);
  };
}

const orElse = (nothing: null | undefined, inner: Schema): Encode => {
  const encode = encodeOf(inner);
  return (value) => (value === nothing ? nothing : encode(value));
};

/** Puts together what encodes a schema's values. What is not known here is left to zod. */
function encodeOf(schema: Schema): Encode {
  const byZod: Encode = (value) => z.encode(schema, value);
  const { def, traits } = (schema as z.core.$ZodTypes)._zod;
  if ((def.checks?.length ?? 0) > 0) return byZod;
  if (def.type === 'custom') return ifRight((value) => value !== undefined && Boolean(def.fn(value)));
  // a schema may be a check of its own, such as that of an instant
  if (traits.has('$ZodCheck')) return byZod;
  switch (def.type) {
    case 'string':
      return isText;
    case 'number':
      return isNumber;
    case 'boolean':
      return isBoolean;
    case 'null':
      return isNull;
    case 'unknown':
      return isThere;
    case 'literal':
      return isOneOf(def.values);
    case 'enum':
      return isOneOf(Object.values(def.entries));
    case 'object':
      return def.catchall ? byZod : objectOf(def.shape);
    case 'array':
      return listOf(def.element);
    case 'nullable':
      return orElse(null, def.innerType);
    case 'optional':
      return orElse(undefined, def.innerType);
    // what a reader does not know
    case 'catch':
    case 'readonly':
      return encodeOf(def.innerType);
    case 'pipe':
      return 'reverseTransform' in def ? codecOf(def as z.core.$ZodCodecDef) : byZod;
    default:
      return byZod;
  }
}

/**
 * Returns what encodes values of a schema as `z.encode` does, put together at the first of them: zod walks each value twice, once for its checks,
 * and goes through a call and an object of its own for each field. Fields that the schema does not name are left out. A value that does not fit is
 * given to zod, which says what is wrong with it.
 */
export function encoder<S extends Schema>(schema: S): (value: unknown) => z.input<S> {
  let encode: Encode | undefined;
  return (value) => {
    encode ??= encodeOf(schema);
    try {
      return encode(value) as z.input<S>;
    } catch {
      return z.encode(schema, value as z.output<S>) as z.input<S>;
    }
  };
}
