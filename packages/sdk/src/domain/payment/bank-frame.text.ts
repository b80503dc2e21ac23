export const bankFrameText = { title: 'Page of your bank' };
