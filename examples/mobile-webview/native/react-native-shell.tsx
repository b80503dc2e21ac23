import { useCallback, useEffect, useRef } from 'react';
import { BackHandler, Linking, Share } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';

const ORIGIN = 'https://invest.example';
const CAPABILITIES = ['close', 'download', 'openExternal', 'share'];
/** What the page may ask to be opened: banks by https, apps for payments and messages by their own addresses. */
const OPENED = /^(https|upi|tez|gpay|phonepe|paytmmp|bhim|credpay|whatsapp|mailto|tel|sms):/;

interface File {
  readonly fileName: string;
  readonly fileUrl: string;
  readonly fileType: string;
}

interface Message {
  readonly source?: unknown;
  readonly v?: unknown;
  readonly type?: unknown;
  readonly payload?: Readonly<Record<string, string>>;
}

interface Props {
  /** Page of the site, such as `/v1/calculators/sip`. */
  readonly path: string;
  readonly onClose: () => void;
  /** Saves a file, by a program that sends the cookies of the view: a file of a person needs them. */
  readonly onDownload: (file: File) => void;
}

const isOurs = (url: string) => url === ORIGIN || url.startsWith(`${ORIGIN}/`);
const open = (url: string) => {
  // no such app is installed: the page shows its other ways
  if (OPENED.test(url)) Linking.openURL(url).catch(() => undefined);
};

/** One screen with a page of ProsperX in it. */
export function ProsperXScreen({ path, onClose, onDownload }: Props) {
  const view = useRef<WebView<object>>(null);
  const hasGreeted = useRef(false);
  const say = useCallback((type: string, payload: object) => {
    const text = JSON.stringify({ source: 'prosperx', v: 1, id: '', type, payload });
    view.current?.injectJavaScript(`ProsperX.receive(${JSON.stringify(text)}); true;`);
  }, []);

  // Android's back button: the page closes what lies over it, goes back, or sends close; without a page the app goes back
  useEffect(() => {
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      if (hasGreeted.current) say('close', {});
      return hasGreeted.current;
    });
    return () => subscription.remove();
  }, [say]);

  const hear = ({ nativeEvent }: WebViewMessageEvent) => {
    // the address is that of the page, whichever frame of it speaks: ours hold no frame of others
    if (!isOurs(nativeEvent.url)) return;
    let message: Message;
    try {
      message = (JSON.parse(nativeEvent.data) ?? {}) as Message;
    } catch {
      return;
    }
    const { source, v, type, payload = {} } = message;
    if (source !== 'prosperx' || v !== 1) return;
    const { url = '', title = '', text = '', fileName = '', fileUrl = '', fileType = '' } = payload;
    if (type === 'hello') {
      hasGreeted.current = true;
      say('welcome', { version: 1, platform: 'react-native', capabilities: CAPABILITIES });
    }
    if (type === 'close') onClose();
    if (type === 'download' && fileUrl.startsWith('https:')) onDownload({ fileName, fileUrl, fileType });
    if (type === 'openExternal') open(url);
    if (type === 'share')
      Share.share({ title, message: [text, url].filter(Boolean).join('\n') }).catch(() => undefined);
  };

  return (
    <SafeAreaView style={{ flex: 1 }} edges={['top', 'left', 'right']}>
      <WebView<object>
        ref={view}
        source={{ uri: ORIGIN + path }}
        // every address is asked about below: of those that are not listed here, the view would open some app by itself
        originWhitelist={['*']}
        onShouldStartLoadWithRequest={({ url, isTopFrame }) => {
          if (isOurs(url) || !isTopFrame) return true;
          open(url);
          return false;
        }}
        onLoadStart={() => (hasGreeted.current = false)}
        onMessage={hear}
        setSupportMultipleWindows={false}
        allowsBackForwardNavigationGestures
      />
    </SafeAreaView>
  );
}
