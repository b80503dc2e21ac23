// What `WebViewCompat.addWebMessageListener(webView, "ProsperXAndroid", rules, listener)` puts into a page.
// It reaches the pages of the allowed origins alone; the app answers through `onmessage`.
globalThis.appHeard = [];
globalThis.ProsperXAndroid = { onmessage: null, postMessage: (text) => globalThis.appHeard.push(JSON.parse(text)) };
globalThis.appSays = (text) => globalThis.ProsperXAndroid.onmessage({ data: text });
