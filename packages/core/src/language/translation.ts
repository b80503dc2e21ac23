/**
 * The shape of an object of words in another language: the same keys, each sentence as any text, each function with the same values to say. A
 * key that is missing or spare does not compile where a translation is declared as `Translation<typeof cartText>`.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : T extends readonly unknown[]
      ? { readonly [Index in keyof T]: Translation<T[Index]> }
      : T extends object
        ? { readonly [Key in keyof T]: Translation<T[Key]> }
        : T;
