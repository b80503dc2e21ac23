interface Shell {
  readonly name: string;
  /** In the folder of the shells. */
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly intro: string;
  readonly needs: readonly string[];
}

/** What the pages of apps say around the code of each shell. */
export const shellText = {
  whole: 'The whole shell',
  more: 'What each message holds: [a page inside a mobile app](/docs/apps/bridge/).',
} as const;

export const shells: readonly Shell[] = [
  {
    name: 'android',
    file: 'android-shell.kt',
    language: 'kotlin',
    title: 'Android',
    intro: 'A web-view in Kotlin that closes, saves files, opens UPI apps and hands on the back button.',
    needs: [
      'androidx.webkit 1.6 or newer, for `addWebMessageListener`: it hears your origin alone, and no frame inside.',
      'JavaScript and DOM storage are switched on; mixed content and file access stay off.',
      'Payment apps are opened by an intent with the address that the page sends: `upi:` and the schemes that bridge.md lists.',
    ],
  },
  {
    name: 'ios',
    file: 'ios-shell.swift',
    language: 'swift',
    title: 'iOS',
    intro: 'A WKWebView in Swift that closes, shares files, opens UPI apps and hands on the back button.',
    needs: [
      '`LSApplicationQueriesSchemes` of Info.plist names the payment apps that you ask for, such as `upi`, `gpay`, `phonepe`, `paytmmp`.',
      'The page sets `viewport-fit=cover`, so that it keeps clear of the notch by itself.',
      'Messages are heard from the main frame of your origin alone.',
    ],
  },
  {
    name: 'flutter',
    file: 'flutter-shell.dart',
    language: 'dart',
    title: 'Flutter',
    intro: 'The same with webview_flutter, for both platforms.',
    needs: [
      '`webview_flutter` 4 and `url_launcher`.',
      'On iOS the schemes of payment apps stand in Info.plist, on Android in `<queries>` of the manifest.',
    ],
  },
  {
    name: 'react-native',
    file: 'react-native-shell.jsx',
    language: 'jsx',
    title: 'React Native',
    intro: 'The same with react-native-webview.',
    needs: [
      '`react-native-webview` 13; `originWhitelist` names your origin and no other.',
      '`Linking.openURL` opens payment apps; their schemes stand in Info.plist and in `<queries>` of the manifest.',
    ],
  },
];
