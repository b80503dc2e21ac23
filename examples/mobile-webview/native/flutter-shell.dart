// webview_flutter 4 with webview_flutter_android 4, url_launcher 6, share_plus 11, image_picker 1, file_selector 1. The view stays on your host, and its pages hold no frame of others: a channel does not tell who speaks.
import 'dart:convert';

import 'package:file_selector/file_selector.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';
import 'package:image_picker/image_picker.dart';
import 'package:share_plus/share_plus.dart';
import 'package:url_launcher/url_launcher.dart';
import 'package:webview_flutter/webview_flutter.dart';
import 'package:webview_flutter_android/webview_flutter_android.dart';

const _origin = 'https://invest.example';

/// What the page may ask to be opened: banks by https, apps for payments and messages by their own addresses.
const _opened = {
  'https', 'upi', 'tez', 'gpay', 'phonepe', 'paytmmp', 'bhim', 'credpay', 'whatsapp', 'mailto', 'tel', 'sms', //
};

/// One screen with a page of ProsperX in it.
class ProsperXScreen extends StatefulWidget {
  const ProsperXScreen({super.key, required this.path, required this.onClose, required this.onDownload});

  /// Page of the site, such as `/v1/calculators/sip`.
  final String path;
  final VoidCallback onClose;

  /// Saves a file, by a program that sends the cookies of the view: a file of a person needs them.
  final void Function(String fileName, Uri fileUrl) onDownload;

  @override
  State<ProsperXScreen> createState() => _ProsperXScreenState();
}

class _ProsperXScreenState extends State<ProsperXScreen> {
  /// While a page of ours stands in the view and has greeted.
  bool _hasGreeted = false;

  late final WebViewController _controller = WebViewController()
    ..setJavaScriptMode(JavaScriptMode.unrestricted)
    ..setNavigationDelegate(NavigationDelegate(
      onPageStarted: (_) => _hasGreeted = false,
      onNavigationRequest: (request) {
        final url = Uri.tryParse(request.url);
        if (!request.isMainFrame || (url != null && url.isScheme('https') && url.origin == _origin)) {
          return NavigationDecision.navigate;
        }
        if (url != null) _open(url);
        return NavigationDecision.prevent;
      },
    ))
    ..addJavaScriptChannel('ProsperX', onMessageReceived: (message) => _hear(message.message))
    ..loadRequest(Uri.parse('$_origin${widget.path}'));

  @override
  void initState() {
    super.initState();
    final platform = _controller.platform;
    // on iOS the view itself lets its reader choose a file
    if (platform is AndroidWebViewController) platform.setOnShowFileSelector(_choose);
  }

  /// A signature, a cheque or a statement: from the reader's files, or by the camera where the page takes pictures. Nothing: they went back.
  Future<List<String>> _choose(FileSelectorParams params) async {
    try {
      final takesPictures = params.acceptTypes.any((type) => type.startsWith('image/'));
      final byCamera = takesPictures ? await _asksForCamera() : false;
      if (byCamera == null) return const [];
      final file = byCamera ? await ImagePicker().pickImage(source: ImageSource.camera) : await openFile();
      return [if (file != null) Uri.file(file.path).toString()];
    } on PlatformException {
      return const []; // The reader allows no camera.
    }
  }

  Future<bool?> _asksForCamera() => showModalBottomSheet<bool>(
        context: context,
        builder: (context) => SafeArea(
          child: Wrap(children: [
            ListTile(title: const Text('Camera'), onTap: () => Navigator.pop(context, true)),
            ListTile(title: const Text('Files'), onTap: () => Navigator.pop(context, false)),
          ]),
        ),
      );

  /// The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing.
  void askForDownload() => _say('download', {});

  /// The back button: the page closes what lies over it, goes back, or sends close. Without a page the view closes.
  void _back() => _hasGreeted ? _say('close', {}) : widget.onClose();

  void _hear(String text) {
    try {
      final envelope = jsonDecode(text) as Map<String, dynamic>;
      if (envelope['source'] != 'prosperx' || envelope['v'] != 1) return;
      final payload = (envelope['payload'] ?? const <String, dynamic>{}) as Map<String, dynamic>;
      switch (envelope['type']) {
        case 'hello':
          _hasGreeted = true;
          _say('welcome', {
            'version': 1,
            'platform': 'flutter',
            'capabilities': ['close', 'download', 'openExternal', 'share'],
          });
        case 'close':
          widget.onClose();
        case 'download':
          final url = Uri.parse(payload['fileUrl'] as String);
          if (url.isScheme('https')) widget.onDownload(payload['fileName'] as String, url);
        case 'openExternal':
          _open(Uri.parse(payload['url'] as String));
        case 'share':
          final words = [payload['text'], payload['url']].whereType<String>().where((word) => word.isNotEmpty);
          SharePlus.instance.share(ShareParams(text: words.join('\n'), subject: payload['title'] as String?));
      }
    } on FormatException {
      return; // What does not parse is dropped.
    } on TypeError {
      return;
    }
  }

  Future<void> _open(Uri url) async {
    if (!_opened.contains(url.scheme)) return;
    try {
      await launchUrl(url, mode: LaunchMode.externalApplication);
    } on PlatformException {
      return; // No such app is installed; the page shows its other ways.
    }
  }

  void _say(String type, Map<String, Object> payload) {
    final text = jsonEncode({'source': 'prosperx', 'v': 1, 'id': '', 'type': type, 'payload': payload});
    _controller.runJavaScript('ProsperX.receive(${jsonEncode(text)})');
  }

  @override
  Widget build(BuildContext context) => PopScope(
        canPop: false,
        onPopInvokedWithResult: (didPop, _) {
          if (!didPop) _back();
        },
        child: Scaffold(body: SafeArea(child: WebViewWidget(controller: _controller))),
      );
}
