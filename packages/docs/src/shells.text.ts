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
      'Payment apps are opened by an intent with the address that the page sends: `upi:` and the schemes in `OPENED`. No permission is needed.',
      'Files go to the downloads of the reader, fetched with the cookie of the view.',
      'A view opens no `<input type="file">` by itself: the shell answers `onShowFileChooser`, or nobody could give the picture of a signature and open an account. For the camera the manifest has a `FileProvider` of the authority `${applicationId}.prosperx` whose paths name `<cache-path name="prosperx" path="prosperx/" />`.',
      'The margins of the view keep it clear of bars, notch and keyboard; its parent has to take margins, such as a `FrameLayout`.',
    ],
  },
  {
    name: 'ios',
    file: 'ios-shell.swift',
    language: 'swift',
    title: 'iOS',
    intro: 'A WKWebView in Swift that closes, shares files, opens UPI apps and hands on the back button.',
    needs: [
      'iOS 14. `UIApplication.open` starts payment apps without an entry in Info.plist; `LSApplicationQueriesSchemes` is only needed where you ask by `canOpenURL` which are installed.',
      'The page sets `viewport-fit=cover` and keeps clear of notch and home indicator by itself: lay the view from edge to edge.',
      'Files are fetched with the cookies of the view and offered by the share sheet.',
      'The view itself lets its reader choose a file. `NSCameraUsageDescription` in Info.plist says what a picture is for: without it iOS ends the app as soon as the camera is chosen.',
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
      '`webview_flutter` 4, `url_launcher` 6, `share_plus` 11, `image_picker` 1 and `file_selector` 1; Flutter 3.22 or newer.',
      '`setOnShowFileSelector` lets the reader of an Android view choose a file; without it nobody could give the picture of a signature. On iOS `NSCameraUsageDescription` stands in Info.plist.',
      '`launchUrl` starts payment apps without an entry in Info.plist or `<queries>`; those are needed for `canLaunchUrl` alone.',
      '`PopScope` hands the back button on, `SafeArea` keeps the view clear of notch and bars.',
    ],
  },
  {
    name: 'react-native',
    file: 'react-native-shell.tsx',
    language: 'tsx',
    title: 'React Native',
    intro: 'The same with react-native-webview.',
    needs: [
      '`react-native-webview` 13 and `react-native-safe-area-context` 5, under React Native 0.79 (checked by TypeScript).',
      '`onShouldStartLoadWithRequest` keeps the view on your origin. `originWhitelist` stays open, since addresses that it leaves out are opened without being asked about.',
      'The view itself lets its reader choose a file. On iOS `NSCameraUsageDescription` stands in Info.plist.',
      '`Linking.openURL` opens payment apps without an entry in Info.plist or `<queries>`; those are needed for `canOpenURL` alone.',
    ],
  },
];
