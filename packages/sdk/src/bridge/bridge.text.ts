/** What a page may show where a widget should be. */
export const bridgeText = { notLoaded: 'This part of the page could not be loaded.' };
