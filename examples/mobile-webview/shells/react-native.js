// What react-native-webview puts into a page whose <WebView> has `onMessage`.
// The app answers with `webView.injectJavaScript("ProsperX.receive(" + JSON.stringify(text) + "); true")`.
globalThis.appHeard = [];
globalThis.ReactNativeWebView = { postMessage: (text) => globalThis.appHeard.push(JSON.parse(text)) };
globalThis.appSays = (text) => globalThis.ProsperX.receive(text);
