// iOS 14 and newer. The view stays on your host, and only its main frame is heard.
import UIKit
import WebKit

private let host = "invest.example"
/// What the page may ask to be opened: banks by https, apps for payments and messages by their own addresses.
private let opened: Set<String> = [
    "https", "upi", "tez", "gpay", "phonepe", "paytmmp", "bhim", "credpay", "whatsapp", "mailto", "tel", "sms",
]

final class ProsperXShell: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    private weak var webView: WKWebView?
    private weak var controller: UIViewController?
    /// While a page of ours stands in the view and has greeted.
    private var hasGreeted = false

    init(controller: UIViewController) {
        self.controller = controller
    }

    /// Call before the first page loads, and keep the shell: the view holds its delegate weakly. Lay the view from edge to edge: the page keeps clear of notch and home indicator by itself.
    func attach(to webView: WKWebView) {
        self.webView = webView
        webView.configuration.userContentController.add(self, name: "prosperx")
        webView.navigationDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        webView.scrollView.contentInsetAdjustmentBehavior = .never
    }

    /// The app's own back button, in place of closing the view: the page closes what lies over it, goes back, or sends close. Without a page the view closes.
    func askToClose() {
        if hasGreeted { say("close", [:]) } else { controller?.dismiss(animated: true) }
    }

    /// The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing.
    func askForDownload() { say("download", [:]) }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == host,
              let text = message.body as? String, let data = text.data(using: .utf8),
              let envelope = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
              envelope["source"] as? String == "prosperx", envelope["v"] as? Int == 1
        else { return }
        let payload = envelope["payload"] as? [String: Any] ?? [:]

        switch envelope["type"] as? String {
        case "hello":
            hasGreeted = true
            let capabilities = ["close", "download", "openExternal", "share"]
            say("welcome", ["version": 1, "platform": "ios", "capabilities": capabilities])
        case "close":
            self.controller?.dismiss(animated: true)
        case "download":
            if let name = payload["fileName"] as? String, let url = address(payload["fileUrl"], ["https"]) { save(url, as: name) }
        case "openExternal":
            if let url = address(payload["url"], opened) { UIApplication.shared.open(url) }
        case "share":
            offer([payload["text"], payload["url"]].compactMap { $0 as? String })
        default:
            break
        }
    }

    /// A new document greets anew.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        hasGreeted = false
    }

    /// Where else a link leads opens in the app for it.
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let url = action.request.url, action.targetFrame?.isMainFrame != false,
              url.scheme != "https" || url.host != host
        else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        if let scheme = url.scheme, opened.contains(scheme) { UIApplication.shared.open(url) }
    }

    /// Fetches a file with the cookies of the view, which a file of a person needs, and offers it: to Files, to print, to another app.
    private func save(_ url: URL, as name: String) {
        webView?.configuration.websiteDataStore.httpCookieStore.getAllCookies { [weak self] cookies in
            let own = cookies.filter { url.host?.hasSuffix($0.domain.trimmingCharacters(in: ["."])) == true }
            var request = URLRequest(url: url)
            request.allHTTPHeaderFields = HTTPCookie.requestHeaderFields(with: own)
            URLSession.shared.downloadTask(with: request) { file, answer, _ in
                guard let file = file, (answer as? HTTPURLResponse)?.statusCode == 200 else { return }
                let target = FileManager.default.temporaryDirectory.appendingPathComponent((name as NSString).lastPathComponent)
                try? FileManager.default.removeItem(at: target)
                guard (try? FileManager.default.moveItem(at: file, to: target)) != nil else { return }
                DispatchQueue.main.async { self?.offer([target]) }
            }.resume()
        }
    }

    private func offer(_ items: [Any]) {
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        // an iPad shows it beside something, or ends the app
        sheet.popoverPresentationController?.sourceView = webView
        sheet.popoverPresentationController?.sourceRect = webView.map { CGRect(x: $0.bounds.midX, y: $0.bounds.midY, width: 0, height: 0) } ?? .zero
        controller?.present(sheet, animated: true)
    }

    private func address(_ text: Any?, _ schemes: Set<String>) -> URL? {
        guard let text = text as? String, let url = URL(string: text), schemes.contains(url.scheme ?? "") else { return nil }
        return url
    }

    private func say(_ type: String, _ payload: [String: Any]) {
        let envelope: [String: Any] = ["source": "prosperx", "v": 1, "id": "", "type": type, "payload": payload]
        guard let data = try? JSONSerialization.data(withJSONObject: envelope), let text = String(data: data, encoding: .utf8)
        else { return }
        // As an argument, never as a part of the script.
        webView?.callAsyncJavaScript("ProsperX.receive(text)", arguments: ["text": text], in: nil, in: .page)
    }
}
