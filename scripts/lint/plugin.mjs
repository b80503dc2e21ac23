import { basename } from 'node:path';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** File names are kebab-case; a dotted word gives the role. @type {Rule} */
const fileName = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!KEBAB.test(name)) context.report({ node, message: `"${name}" is not kebab-case.` });
    },
  }),
};

const UNCLEAR =
  /^(told|standing|whose|mend|mended|beside|besides|lapse|lapsed|obstacle|patience|greeted|reread|rereading|wish|wishes|unkept)$/;

/** Identifiers, of components and attributes too, name an act or a thing by the word that its field uses. @type {Rule} */
const plainName = {
  create: (context) => ({
    'Identifier, JSXIdentifier': (/** @type {{ name?: unknown, range: [number, number] }} */ node) => {
      const words = String(node.name)
        .replace(/([a-z0-9])(?=[A-Z])/g, '$1_')
        .toLowerCase()
        .split(/[_-]/);
      const unclear = words.find((word) => UNCLEAR.test(word));
      if (unclear) context.report({ node, message: `"${unclear}" is a word that nobody searches for.` });
    },
  }),
};

/** Syntax that a file may not hold: the options are pairs of a selector and its message, from the lists in `syntax.mjs`. @type {Rule} */
const syntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      /** @type {[selector: string, message: string][]} */ (context.options).map(([selector, message]) => [
        selector,
        (/** @type {{ range: [number, number] }} */ node) => context.report({ node, message }),
      ]),
    ),
};

export default { meta: { name: 'px' }, rules: { 'file-name': fileName, 'plain-name': plainName, syntax } };
