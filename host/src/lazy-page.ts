import { lazyRouteComponent } from '@tanstack/react-router';

const A_MOMENT = 800;

/** Code that is fetched when it is needed; what a hiccup of the network kept away is asked for once more. */
async function fetchTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  }
  try {
    return await load();
  } catch (error) {
    // the router would load the whole page anew, as after a new release: without a network nothing would be left of it
    throw navigator.onLine ? error : new Error('offline', { cause: error });
  }
}

/** A page, or a part of one, in a chunk of its own. */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchTwice(load), name);
