/** Lists for the rule `px/syntax`: `[selector, message]`. A later block of the configuration replaces an earlier one. */

export const modules = [
  ['ExportAllDeclaration', 'No "export *": name what leaves the file.'],
  ['ExportDefaultDeclaration', 'No default export: one name for one thing.'],
];

const clockMessage = 'Time comes from the injected Clock alone.';
export const clock = [
  ["NewExpression[callee.name='Date'][arguments.length=0]", clockMessage],
  ["CallExpression[callee.name='Date']", clockMessage],
  ["CallExpression[callee.object.name='Date'][callee.property.name='now']", clockMessage],
];

const named = '[name=/^(amount|units|nav)$|(Amount|Units|Nav)$/]';
const plainNumber = ':matches(TSTypeAnnotation, TSTypeAnnotation > TSUnionType) > TSNumberKeyword';
const moneyMessage = 'Not a plain number: use Paise, Units or Nav of @prosperx/core/money.';
export const money = [
  // a variable or a parameter carries its type itself; fields of types and classes carry it beside the key
  [`Identifier${named} > TSTypeAnnotation > TSNumberKeyword`, moneyMessage],
  [`Identifier${named} > TSTypeAnnotation > TSUnionType > TSNumberKeyword`, moneyMessage],
  [`:matches(TSPropertySignature, PropertyDefinition):has(> Identifier.key${named}) > ${plainNumber}`, moneyMessage],
  [
    `:matches(TSPropertySignature, PropertyDefinition):has(> Identifier.key${named}) > TSTypeAnnotation > TSUnionType > TSNumberKeyword`,
    moneyMessage,
  ],
];

export const environment = [
  [
    "MemberExpression[object.name='process'][property.name='env']",
    'server.ts and migrate.ts alone read the environment.',
  ],
];

/** Rows that many others name: to write one of those takes a lock that `update` would keep waiting. */
const shared = "CallExpression[callee.property.name='from'][arguments.0.name=/^(agents|partners|webhookEndpoints)$/]";
export const locks = [
  [
    `CallExpression[callee.property.name='for'][arguments.0.value='update']:has(${shared})`,
    "What many rows name is locked by for('no key update').",
  ],
];

const typed = "JSXAttribute[name.name='type'][value.value=/^(checkbox|radio|file)$/]";
export const everyReact = [
  [
    "JSXOpeningElement[name.name='form'] > JSXAttribute[name.name='action'][value.type='JSXExpressionContainer']",
    'In React 18 and Preact the action of a form is an address, never a function: use onSubmit.',
  ],
  ['JSXOpeningElement > JSXIdentifier.name[name=/Context$/]', 'React 18 needs <X.Provider>.'],
  [
    ":function > ObjectPattern.params > Property[key.name='ref']",
    'React 18 hands no ref to a component: name it inputRef.',
  ],
  ["TSPropertySignature[key.name='ref']", 'React 18 hands no ref to a component: name it inputRef.'],
  [
    `JSXOpeningElement[name.name='input']:not(:has(> ${typed})) > JSXAttribute[name.name='onChange']`,
    'Use onInput: React and Preact differ on onChange here.',
  ],
  [
    "JSXOpeningElement[name.name='textarea'] > JSXAttribute[name.name='onChange']",
    'Use onInput: React and Preact differ on onChange here.',
  ],
];

const wordsMessage = 'Words stand in a .text.ts file.';
export const words = [
  ['JSXText[value=/\\p{L}/u]', wordsMessage],
  [':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]', wordsMessage],
  [
    'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/\\p{L}/u]',
    wordsMessage,
  ],
];

/** One name for one thing: what people read says "log in", as the login does. @type {[words: string, message: string][]} */
const vocabulary = [
  ['\\bsign(s|ed|ing)?\\b( \\w+)?[ -](in|out)\\b/i', 'Say "log in" and "log out".'],
  ['\\bunder way\\b/i', 'Say "in progress".'],
  ['\\bgo(es|ing)? on\\b/i', 'Say "continue".'],
  ['\\b(business|open) days?\\b/i', 'Say "working day".'],
  ['\\be-mail/i', 'Say "email".'],
  [',\\n\\n\\p{Ll}/u', 'An email begins with a capital after "Dear …,".'],
];
export const oneName = vocabulary.flatMap(([pattern, message]) => [
  [`Literal[value=/${pattern}]`, message],
  [`TemplateElement[value.cooked=/${pattern}]`, message],
]);

const wordsByHookMessage =
  'A view takes its words by useWords(xText) and hands them on; what it calls says them by said(xText).';
export const wordsByHook = [
  ['MemberExpression[object.name=/Text$/]', wordsByHookMessage],
  ['MemberExpression > TSAsExpression.object > Identifier[name=/Text$/]', wordsByHookMessage],
  [
    "ImportSpecifier[imported.name=/Text$/][local.name='text']",
    'Words keep their name: "text" is what useWords gives.',
  ],
];

const lookUpMessage = 'In a shadow root the document finds nothing: use getRootNode().';
export const shadowSafe = [
  [
    "MemberExpression[object.name='document'][property.name=/^(getElementById|querySelector|querySelectorAll|activeElement)$/]",
    lookUpMessage,
  ],
  [
    'MemberExpression[object.name=/^(e|event)$/][property.name="target"]',
    'Events are retargeted: use currentTarget or composedPath().',
  ],
];

const htmlMessage = 'Text is never parsed as HTML.';
export const noHtml = [
  [
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment)$/]',
    htmlMessage,
  ],
  ["JSXAttribute[name.name='dangerouslySetInnerHTML']", htmlMessage],
  [
    "CallExpression[callee.property.name='createElement'][arguments.0.value='style']",
    'Styles are adopted, never injected.',
  ],
];
