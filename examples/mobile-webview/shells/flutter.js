// What `controller.addJavaScriptChannel("ProsperX", …)` puts into a page. The page keeps it and adds `receive`.
// The app answers with `controller.runJavaScript("ProsperX.receive(${jsonEncode(text)})")`.
globalThis.appHeard = [];
globalThis.ProsperX = { postMessage: (text) => globalThis.appHeard.push(JSON.parse(text)) };
globalThis.appSays = (text) => globalThis.ProsperX.receive(text);
