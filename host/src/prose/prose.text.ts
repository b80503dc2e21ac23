export const proseText = {
  contents: 'On this page',
  amended: 'Last amended',
  template: 'Template',
  templateText:
    'Written for this product in plain words. The operator’s lawyer has to check it before it binds anyone.',
};
