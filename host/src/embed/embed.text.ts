/** What a frame says in place of a widget. */
export const embedText = {
  refusals: {
    unknown_widget: 'There is no such widget here.',
    unknown_partner: 'No partner of this name is registered here.',
    unregistered_origin: 'This page is not registered to show this part.',
  },
  open: 'Open it on its own site',
};
