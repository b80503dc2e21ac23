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

const NO_SUBJECT =
  /^\*\s*(?:\*\s*)?(?:(?:Of|By|With)\b|(?:From|In|On|At|For) (?:which|whose)\b|To whom\b|Until when\b)/;

/** A comment before a declaration says what that is or does, in a sentence that can be read alone. @type {Rule} */
const comment = {
  create: (context) => ({
    Program() {
      for (const each of context.sourceCode.getAllComments())
        if (each.type === 'Block' && NO_SUBJECT.test(each.value))
          context.report({ node: each, message: 'A comment has a subject or a verb: "The day of …", "Returns …".' });
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

export default { meta: { name: 'px' }, rules: { comment, 'file-name': fileName, syntax } };
