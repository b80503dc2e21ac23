// What `userContentController.add(handler, name: "prosperx")` puts into a page.
// The app answers with `webView.evaluateJavaScript("ProsperX.receive(\(quoted))")`.
globalThis.appHeard = [];
const prosperx = { postMessage: (text) => globalThis.appHeard.push(JSON.parse(text)) };
globalThis.webkit = { messageHandlers: { prosperx } };
globalThis.appSays = (text) => globalThis.ProsperX.receive(text);
