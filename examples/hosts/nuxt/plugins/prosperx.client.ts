import '@prosperx/sdk/elements';

export default defineNuxtPlugin(() => undefined);
