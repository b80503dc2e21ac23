// webview_flutter, url_launcher, share_plus. Keep the view on your host with a NavigationDelegate: a channel does not tell who speaks.
import 'dart:convert';

import 'package:share_plus/share_plus.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';

const _host = 'invest.example';
const _schemes = {'https', 'upi', 'tel', 'mailto'};

class ProsperXShell {
  ProsperXShell({required this.onClose, required this.onDownload});

  final void Function() onClose;
  final void Function(String fileName, Uri fileUrl) onDownload;

  late final WebViewController controller = WebViewController()
    ..setJavaScriptMode(JavaScriptMode.unrestricted)
    ..setNavigationDelegate(NavigationDelegate(
      onNavigationRequest: (request) => Uri.parse(request.url).host == _host || !request.isMainFrame
          ? NavigationDecision.navigate
          : NavigationDecision.prevent,
    ))
    ..addJavaScriptChannel('ProsperX', onMessageReceived: (message) => _hear(message.message));

  /// The app's own back button or gesture, in place of closing the view: the page closes what lies over it, goes back, or sends close.
  void askToClose() => _say('close', {});

  /// The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing.
  void askForDownload() => _say('download', {});

  void _hear(String text) {
    try {
      final envelope = jsonDecode(text) as Map<String, dynamic>;
      if (envelope['source'] != 'prosperx' || envelope['v'] != 1) return;
      final payload = envelope['payload'] as Map<String, dynamic>;
      switch (envelope['type']) {
        case 'hello':
          _say('welcome', {
            'version': 1,
            'platform': 'flutter',
            'capabilities': ['close', 'download', 'openExternal', 'share'],
          });
        case 'close':
          onClose();
        case 'download':
          onDownload(payload['fileName'] as String, Uri.parse(payload['fileUrl'] as String));
        case 'openExternal':
          final url = Uri.parse(payload['url'] as String);
          if (_schemes.contains(url.scheme)) launchUrl(url, mode: LaunchMode.externalApplication);
        case 'share':
          Share.share('${payload['text']}\n${payload['url']}', subject: payload['title'] as String);
      }
    } on FormatException {
      return; // What does not parse is dropped.
    } on TypeError {
      return;
    }
  }

  void _say(String type, Map<String, Object> payload) {
    final text = jsonEncode({'source': 'prosperx', 'v': 1, 'id': '', 'type': type, 'payload': payload});
    controller.runJavaScript('ProsperX.receive(${jsonEncode(text)})');
  }
}
