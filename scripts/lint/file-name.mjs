import { basename } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** File names are kebab-case; a dotted word gives the role. @type {import('eslint').Rule.RuleModule} */
export const fileName = {
  meta: { type: 'suggestion', schema: [], messages: { kebab: '"{{name}}" is not kebab-case.' } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
    },
  }),
};
