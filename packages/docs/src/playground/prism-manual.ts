// Read before Prism, which else writes its colours into every piece of code of the page as HTML.
Object.assign(globalThis, { Prism: { manual: true } });
