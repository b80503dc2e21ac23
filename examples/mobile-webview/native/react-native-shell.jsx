import { useRef } from 'react';
import { Linking, Share } from 'react-native';
import { WebView } from 'react-native-webview';

const ORIGIN = 'https://invest.example';
const CAPABILITIES = ['close', 'download', 'openExternal', 'share'];
const SCHEMES = /^(https|upi|tel|mailto):/;

/** One screen with a page of ProsperX in it. `onDownload({ fileName, fileUrl, fileType })` saves a file. */
export function ProsperXScreen({ path, onClose, onDownload }) {
  const view = useRef(null);
  const say = (type, payload) => {
    const text = JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });
    view.current?.injectJavaScript(`ProsperX.receive(${JSON.stringify(text)}); true;`);
  };
  const hear = ({ nativeEvent }) => {
    // Any frame may post here; only what a page of ours says counts.
    if (!nativeEvent.url.startsWith(`${ORIGIN}/`)) return;
    let message;
    try {
      message = JSON.parse(nativeEvent.data);
    } catch {
      return;
    }
    const { source, v, type, payload } = message ?? {};
    if (source !== 'prosperx' || v !== 1) return;
    if (type === 'hello') say('welcome', { version: 1, platform: 'react-native', capabilities: CAPABILITIES });
    if (type === 'close') onClose();
    if (type === 'download') onDownload(payload);
    if (type === 'openExternal' && SCHEMES.test(payload.url)) Linking.openURL(payload.url).catch(() => undefined);
    if (type === 'share') Share.share({ title: payload.title, message: `${payload.text}\n${payload.url}` });
  };
  return (
    <WebView
      ref={view}
      source={{ uri: ORIGIN + path }}
      originWhitelist={[ORIGIN]}
      onMessage={hear}
      setSupportMultipleWindows={false}
    />
  );
}
