// What `webView.addJavascriptInterface(bridge, "ProsperXAndroid")` puts into a page, for older web-views.
// The app answers with `webView.evaluateJavascript("ProsperX.receive(" + JSONObject.quote(text) + ")", null)`.
globalThis.appHeard = [];
globalThis.ProsperXAndroid = { postMessage: (text) => globalThis.appHeard.push(JSON.parse(text)) };
globalThis.appSays = (text) => globalThis.ProsperX.receive(text);
