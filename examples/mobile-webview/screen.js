import { isInAppShell, nativeBridge } from '/sdk/bridge.js';

const app = nativeBridge();
const form = { fileName: 'mandate.pdf', fileUrl: `${location.origin}/mandate.pdf`, fileType: 'pdf' };
const [close, download, pay, share, status] = ['close', 'download', 'pay', 'share', 'status'].map((id) =>
  document.getElementById(id),
);
const tell = (what) => (route) => (status.textContent = `${what}: ${route}`);

// 1. Known at once, so nothing flickers: an app has its own way to share, a browser has no view to close.
close.hidden = !isInAppShell();
share.hidden = isInAppShell();

// 2. Each verb tells who did it: the app, the browser in its place, or nobody.
close.addEventListener('click', () => app.close().then(tell('close')));
download.addEventListener('click', () => app.download(form).then(tell('download')));
pay.addEventListener('click', () => app.openExternal('upi://pay?pa=fund@upi&am=500').then(tell('pay')));
share.addEventListener('click', () =>
  app.share({ title: 'My plan', text: '₹5,000 a month', url: location.href }).then(tell('share')),
);

// 3. The app's own buttons: back, which a page with nothing to go back to answers with `app.close()`; or what is on the screen.
app.on('close', () => (status.textContent = 'the app asks this screen to close'));
app.on('download', () => app.download(form));
