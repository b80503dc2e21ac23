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

export default { meta: { name: 'px' }, rules: { 'file-name': fileName, syntax } };
